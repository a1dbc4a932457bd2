import { makeVisible, shorten } from "../text/safe.js";

/** The words of a server as one harmless line without a secret. */
export function quoteServer(text: string, secrets: Iterable<string>, most = 300): string {
  let hidden = text;
  for (const secret of secrets) if (secret !== "") hidden = hidden.replaceAll(secret, "***");
  return makeVisible(shorten(hidden.trim(), most));
}

export function describeRedirect(credential: "token" | "credential"): string {
  return `it leads elsewhere, and no ${credential} is sent there`;
}
