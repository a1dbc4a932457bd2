import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cleanUpLater } from "../support/clean-up.js";

export interface Storage {
  readonly url: string;
  /** What came with credentials, which are for GitHub alone. */
  readonly wrong: string[];
  /** How often a file was fetched. */
  fetched: number;
  /** What an address must be signed with. */
  signature: string;
  /** What becomes of the bytes on the way. */
  change: (bytes: Buffer) => Buffer;
}

/** The other host, on which GitHub keeps the files of releases: its signed addresses need no token, and must get none. */
export async function storage(read: (id: string) => Buffer | undefined): Promise<Storage> {
  const http = createServer((message, response) => {
    const { pathname, searchParams } = new URL(message.url ?? "", store.url);
    if (message.headers.authorization !== undefined) store.wrong.push(`${pathname} has a token that is not for it`);
    const bytes = searchParams.get("signature") === store.signature ? read(pathname.slice(1)) : undefined;
    store.fetched++;
    response
      .writeHead(bytes ? 200 : 403, { "content-type": "application/octet-stream" })
      .end(bytes && store.change(bytes));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const store: Storage = {
    url: `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`,
    wrong: [],
    fetched: 0,
    signature: "of-github",
    change: (bytes) => bytes,
  };
  cleanUpLater(() => {
    http.closeAllConnections();
    http.close();
  });
  return store;
}
