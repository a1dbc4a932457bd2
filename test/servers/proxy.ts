import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { cleanUpLater } from "../support/clean-up.js";

export interface Proxy {
  readonly url: string;
  /** Where it was asked to lead to, such as `api.example.com:443`, in order. */
  readonly connected: string[];
  /** All else that it was sent: the headers of whoever asked, and requests that are not a tunnel. */
  readonly reported: string[];
}

export interface ProxyRules {
  /** Such as `user:password`; whoever has not given it is sent away. */
  readonly credentials?: string;
  /** The status of every answer in the place of a tunnel. */
  readonly refuses?: number;
}

/** A proxy on this machine as companies have them: it makes tunnels, all of which end at one port of this machine. */
export async function proxyServer(port: number, { credentials, refuses }: ProxyRules = {}): Promise<Proxy> {
  const connected: string[] = [];
  const reported: string[] = [];
  const open = new Set<Socket>();
  const http = createServer((request, response) => {
    reported.push(`${request.method ?? ""} ${request.url ?? ""} ${JSON.stringify(request.headers)}`);
    response.writeHead(405).end();
  });
  http.on("connect", ({ url = "", headers }, socket: Socket) => {
    open.add(socket);
    // Whoever asked may be gone before the end.
    socket.on("error", () => undefined);
    reported.push(JSON.stringify(headers));
    const given = headers["proxy-authorization"];
    const isKnown = credentials === undefined || given === `Basic ${Buffer.from(credentials).toString("base64")}`;
    const status = isKnown ? refuses : 407;
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${String(status)} No\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    connected.push(url);
    const target = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(target).pipe(socket);
    });
    open.add(target);
    target.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => {
    for (const socket of open) socket.destroy();
    http.close();
  });
  return { url: `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`, connected, reported };
}
