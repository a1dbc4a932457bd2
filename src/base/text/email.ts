/** No name of the internet is longer. */
const MAX_DOMAIN = 255;
// The local part and the host of ajv-formats' `email`. The tests compare both; every label is read once.
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;

/** Whether a text is an e-mail address; its domain may be an international one, such as `münchen.example`. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  // Signs would mean something else in a URL, which knows how such a domain is written in ASCII.
  // A letter that stands for another one, such as K for K, is no domain's.
  const isInternational =
    at > 0 &&
    domain === domain.normalize("NFKC") &&
    domain.length <= MAX_DOMAIN &&
    /[^\0-\x7f]/u.test(domain) &&
    !/[\0-,/:-@[-`{-\x7f]/u.test(domain);
  return ADDRESS.test(isInternational ? `${text.slice(0, at)}@${toAscii(domain)}` : text);
}

function toAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
