import { describeRedirect } from "../../base/network/server-fault.js";

/** The code of npm's failure where the registry has led elsewhere. */
export const LEADS_ELSEWHERE = "ENOREDIRECT";

/**
 * Makes a script that npm loads before itself. npm follows redirects, and sends its token to every port of the same
 * host, encrypted or not. The script ends a request with the token unless it goes to the registry.
 *
 * @param variable the environment variable with the token.
 */
export function makeTokenGuard(registry: string, variable: string): string {
  return `"use strict";
const ORIGIN = ${JSON.stringify(new URL(registry).origin)};
const token = process.env[${JSON.stringify(variable)}];

function guard(send) {
  return (...words) => {
    const request = send(...words);
    const { origin } = new URL(request.protocol + "//" + request.getHeader("host"));
    if (origin !== ORIGIN && String(request.getHeader("authorization")).includes(token)) {
      // Nothing of it was sent, and what becomes of its connection does not matter.
      request.on("error", () => {}).destroy();
      const error = new Error(${JSON.stringify(describeRedirect("token"))});
      throw Object.assign(error, { code: ${JSON.stringify(LEADS_ELSEWHERE)} });
    }
    return request;
  };
}

for (const protocol of [require("node:http"), require("node:https")]) {
  protocol.request = guard(protocol.request);
  protocol.get = guard(protocol.get);
}
require("node:module").syncBuiltinESMExports();
`;
}
