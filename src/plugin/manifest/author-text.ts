/** The parts of an author written as a string: `Name`, `Name <mail>` or `Name <mail> (url)`. */
export interface AuthorText {
  readonly name: string;
  /** The text between `<` and `>`. */
  readonly mail: string | undefined;
  /** The text between `(` and `)` behind it. */
  readonly url: string | undefined;
}

/** The parts, or in which way the text is in none of the three forms. */
export function readAuthor(text: string): AuthorText | "unclosed" | "unopened" | "continued" {
  const open = text.indexOf("<");
  const close = text.indexOf(">");
  if (open === -1) {
    if (close !== -1) return "unopened";
    return { ...splitAddress(text), mail: undefined };
  }
  if (close === -1) return "unclosed";
  if (close < open) return "unopened";
  const found = { name: text.slice(0, open).trim(), mail: text.slice(open + 1, close), url: undefined };
  const rest = text.slice(close + 1).trim();
  if (rest === "") return found;
  if (!/^\([^()]*\)$/u.test(rest)) return "continued";
  return { ...found, url: rest.slice(1, -1).trim() };
}

/** What many templates, and git itself, write for the author to replace. */
export const isPlaceholderName = (value: unknown): value is string => isSame(value, "your name");
export const isPlaceholderAddress = (value: unknown): value is string => isSame(value, "you@example.com");

function isSame(value: unknown, placeholder: string): value is string {
  return typeof value === "string" && value.trim().toLowerCase() === placeholder;
}

/** Without an e-mail address only what looks like an address is one: `Lumen Labs (Lisbon)` is a name. */
function splitAddress(text: string): Pick<AuthorText, "name" | "url"> {
  const bare = text.trim();
  const open = bare.lastIndexOf("(");
  if (!bare.endsWith(")") || open === -1) return { name: bare, url: undefined };
  const inside = bare.slice(open + 1, -1).trim();
  if (!/^(?:[a-z][a-z0-9+.-]*:|www\.)/iu.test(inside)) return { name: bare, url: undefined };
  return { name: bare.slice(0, open).trim(), url: inside };
}
