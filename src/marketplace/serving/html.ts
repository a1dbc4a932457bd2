import { escapeXml } from "../../base/text/safe.js";

/** HTML that is safe to join. Every text goes in through `html`. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | undefined | readonly Html[];

/** Joins HTML. Every value that is not HTML itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, at) => `${text}${format(parts[at])}`).join("") };
}

function format(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escapeXml(String(part));
  return "html" in part ? part.html : part.map((one) => one.html).join("");
}

/** A part of a page that is there only where a condition is met, or where there is a value. */
export function when<Value, Result>(
  value: Value | false | undefined,
  render: (value: Value) => Result,
): Result | undefined {
  if (value === undefined || value === false) return undefined;
  return render(value);
}
