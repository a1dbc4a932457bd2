import type { Answer, Asked } from "../../serving/answer.js";
import type { Html } from "../../serving/html.js";
import type { Marketplace } from "../call.js";
import { type Viewer, renderLayout, renderMessage } from "./layout.js";

export interface PageCall {
  readonly marketplace: Marketplace;
  readonly asked: Asked;
  readonly viewer: Viewer;
}

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function showPage(status: number, title: string, main: Html, viewer: Viewer, path = ""): Answer {
  const type = { "Content-Type": "text/html; charset=utf-8" };
  return makeAnswer(status, renderLayout({ title, viewer, main, path }), type);
}

export function showMessage(status: number, title: string, text: string, viewer: Viewer): Answer {
  return showPage(status, title, renderMessage(status, title, text), viewer);
}

export function redirect(to: string, headers: Answer["headers"] = {}): Answer {
  return makeAnswer(303, "", { Location: to, ...headers });
}

export function makeAnswer(status: number, body: string | Uint8Array, headers: Answer["headers"]): Answer {
  const safe = { "Content-Security-Policy": POLICY, "Referrer-Policy": "same-origin", "X-Frame-Options": "DENY" };
  return { status, body, headers: { ...safe, ...headers } };
}
