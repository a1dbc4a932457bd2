import type { Answered } from "../serving/http-listener.js";
import { makeVisible, shorten } from "../../base/text/safe.js";

const MAX_FIELD_LENGTH = 500;

/** A request as one line of JSON: no query and no header, as these may have secrets. */
export function formatRequestLine({ method, path, status, bytes, milliseconds, id }: Answered, client: string): string {
  const line = {
    time: new Date().toISOString(),
    requestId: id,
    client,
    method: shorten(makeVisible(method), MAX_FIELD_LENGTH),
    path: shorten(makeVisible(path), MAX_FIELD_LENGTH),
    status,
    bytes,
    milliseconds: Math.round(milliseconds * 10) / 10,
  };
  return `${JSON.stringify(line)}\n`;
}
