import { replaceMethod } from "../child/define-value.js";
import { ANSWER, answerParsers, getAnswerText, makeAnswer, makeTextReport, type Grants } from "../child/grants.js";
import type { GuardReport } from "../child/report.js";
import { cutText } from "../loading/describe-value.js";

interface NetworkOptions {
  readonly isAllowed: boolean;
  readonly grants: Grants;
  /** The address that the plugin's own files are below, which it may fetch. */
  readonly plugin: string;
}

const PERMISSION = "network-access";

/** Reports every request, and fails as a network does that is down. The browser itself keeps all others from it. */
export function guardPageNetwork(report: GuardReport, { isAllowed, grants, plugin }: NetworkOptions): void {
  /** Gives a request as a person knows it; `undefined` for one that stays in the page, or is for the plugin's files. */
  const read = (given: unknown): string | undefined => {
    const text = given instanceof Request ? given.url : String(given);
    const address = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : undefined;
    if (!address || !/^(?:https?|wss?):$/u.test(address.protocol) || address.href.startsWith(plugin)) return undefined;
    if (address.origin === location.origin) return cutText(`${text} of the host`);
    const shown = cutText(`${address.origin}${address.pathname}`);
    report.reportUse(PERMISSION, shown);
    return shown;
  };
  const reportNone = (address: string): void => {
    report.send({ kind: "no-network", address });
  };
  const onText = makeTextReport(report);
  if (grants.has("network")) answerParsers(grants, onText);
  replaceMethod(window, "fetch", (original) => (...values) => {
    const address = read(values[0]);
    if (address === undefined) return original.apply(window, values);
    if (grants.has("network")) return Promise.resolve(makeAnswer(grants, onText));
    if (isAllowed)
      return (original.apply(window, values) as Promise<Response>).catch((error: unknown) => {
        reportNone(address);
        throw error;
      });
    reportNone(address);
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  replaceMethod(
    XMLHttpRequest.prototype,
    "open",
    (original) =>
      function (...values) {
        const address = read(values[1]);
        const granted = `data:${ANSWER.type},${encodeURIComponent(getAnswerText(grants))}`;
        if (address !== undefined && grants.has("network")) return original.apply(this, [values[0], granted]);
        if (address !== undefined && !isAllowed) reportNone(address);
        return original.apply(this, values);
      },
  );
  replaceMethod(navigator, "sendBeacon", (original) => (...values) => {
    const address = read(values[0]);
    if (address !== undefined && !isAllowed) reportNone(address);
    return original.apply(navigator, values);
  });
  for (const name of ["WebSocket", "EventSource"] as const) {
    window[name] = new Proxy(window[name], {
      construct(target, values: [string], newTarget) {
        const address = read(values[0]);
        if (address !== undefined && !isAllowed) reportNone(address);
        return Reflect.construct(target, values, newTarget) as object;
      },
    }) as never;
  }
}
