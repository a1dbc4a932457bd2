import type { ServerResponse } from "node:http";

/** An answer as it would go to the client. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends something in the place of an answer. The answer itself is given where all was done for it. */
export type SendRaw = (response: ServerResponse, answer?: RawAnswer) => void;

/** A body without an end. */
export const sendEndless: SendRaw = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const piece = " ".repeat(1024 * 1024);
  const write = (): void => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once("drain", write);
  };
  write();
};

/** The JSON of a value, or bytes as they are. */
export function makeAnswer(
  { status, data }: { readonly status: number; readonly data?: unknown },
  more: Readonly<Record<string, string>> = {},
): RawAnswer {
  const isBytes = Buffer.isBuffer(data);
  const headers = { "content-type": isBytes ? "application/octet-stream" : "application/json; charset=utf-8", ...more };
  return { status, headers, body: isBytes ? data : Buffer.from(data === undefined ? "" : JSON.stringify(data)) };
}

export function sendAnswer(response: ServerResponse, { status, headers, body }: RawAnswer): void {
  response.writeHead(status, headers).end(body);
}
