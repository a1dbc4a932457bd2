import http from "node:http";
import http2 from "node:http2";
import type net from "node:net";
import { duplexPair, type Duplex } from "node:stream";
import { ANSWER, answerParsers, getAnswerText, type Grants } from "./grants.js";

/** Answers what clients of HTTP ask, in this process. No connection is opened. */
export interface Answerer {
  /** @param refuse makes the error for a client of anything else. */
  readonly answerSocket: (socket: net.Socket, refuse: () => Error) => void;
  /** What a client of HTTP/2 reads and writes. */
  readonly openStream: () => Duplex;
}

/** Where the methods of a socket end that has no connection. */
interface Ending {
  connecting: boolean;
  _handle: { close(): void } | null;
  readonly _tlsOptions?: unknown;
}

interface Chunk {
  readonly chunk: string | Uint8Array;
  readonly encoding: BufferEncoding;
}

const { setTimeout, clearTimeout } = globalThis;
/** How long a client may be silent, in milliseconds: one of HTTP speaks first. */
const SILENCE = 100;
const REQUEST = /^[A-Z]{3,20} \S+ HTTP\/(?:1\.[01]|2\.0)\r\n/u;
/** What a server of HTTP answers with another protocol, or as another server. */
const OTHER_PROTOCOL = /^CONNECT |^upgrade: *websocket/imu;

/** @param onText is told where an answer is read as a text of some form. */
export function openAnswerer(grants: Grants, onText: () => void): Answerer {
  answerParsers(grants, onText);
  const respond = ({ headers }: Pick<http.IncomingMessage, "headers">, response: http.ServerResponse): void => {
    const { origin, "access-control-request-method": method, "access-control-request-headers": names } = headers;
    response.setHeader("content-type", ANSWER.type);
    if (origin !== undefined) {
      response.setHeader("access-control-allow-origin", origin);
      response.setHeader("access-control-allow-credentials", "true");
      response.setHeader("access-control-allow-methods", method ?? "*");
      response.setHeader("access-control-allow-headers", names ?? "*");
    }
    response.end(getAnswerText(grants));
  };
  const server = http.createServer(respond);
  const server2 = http2.createServer((request, response) => {
    respond(request, response as unknown as http.ServerResponse);
  });
  const openStream = (): Duplex => {
    const [ours, theirs] = duplexPair();
    server2.emit("connection", theirs);
    return ours;
  };
  const answerSocket: Answerer["answerSocket"] = (socket, refuse) => {
    const [ours, theirs] = duplexPair();
    const fail = (): void => void socket.destroy(refuse());
    const silence = setTimeout(fail, SILENCE);
    let isKnown = false;
    const write = (chunks: readonly Chunk[], done: () => void): void => {
      const bytes = Buffer.concat(chunks.map(({ chunk, encoding }) => toBytes(chunk, encoding)));
      clearTimeout(silence);
      if (!isKnown) {
        const text = bytes.toString("latin1");
        if (!REQUEST.test(text) || OTHER_PROTOCOL.test(text)) {
          fail();
          return;
        }
        isKnown = true;
        (text.startsWith("PRI ") ? server2 : server).emit("connection", theirs);
      }
      ours.write(bytes, done);
    };
    ours.on("data", (bytes) => {
      if (!socket.push(bytes)) ours.pause();
    });
    ours.on("end", () => socket.push(null));
    socket.once("close", () => {
      clearTimeout(silence);
      ours.destroy();
      theirs.destroy();
    });
    connectTo(socket, {
      _read: () => ours.resume(),
      _writeGeneric(isList: boolean, data: unknown, encoding: BufferEncoding, done: () => void) {
        write(isList ? (data as readonly Chunk[]) : [{ chunk: data as Chunk["chunk"], encoding }], done);
      },
      _final: (done: () => void) => void ours.end(done),
    });
  };
  return { answerSocket, openStream };
}

const toBytes = (chunk: Chunk["chunk"], encoding: BufferEncoding): Uint8Array =>
  typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;

/** Lets a socket of Node read and write by these methods, as soon as it would be connected. */
function connectTo(socket: net.Socket, methods: object): void {
  const ending = socket as unknown as Ending;
  ending.connecting = true;
  process.nextTick(() => {
    if (socket.destroyed) return;
    ending._handle?.close();
    Object.assign(socket, methods, { connecting: false, secureConnecting: false, authorized: true, _handle: null });
    socket.emit("connect");
    socket.emit("ready");
    if (ending._tlsOptions === undefined) return;
    // Node takes the end of a socket that it has not secured itself for an error.
    for (const listener of socket.listeners("end"))
      if (listener.name === "onConnectEnd") socket.off("end", listener as () => void);
    socket.emit("secureConnect");
  });
}
