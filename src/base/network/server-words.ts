import { makeVisible, shorten } from "../text/safe.js";

/** The words of a server as one harmless line without a secret. */
export function quoteServer(text: string, secrets: Iterable<string>, most = 300): string {
  let hidden = text;
  for (const secret of secrets) if (secret !== "") hidden = hidden.replaceAll(secret, "***");
  return makeVisible(shorten(hidden.trim(), most));
}

/** No redirect is followed, as a server must not choose who gets a credential. 304 leads nowhere. */
export function leadsElsewhere(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

export function describeRedirect(credential: "token" | "credential"): string {
  return `it leads elsewhere, and no ${credential} is sent there`;
}
