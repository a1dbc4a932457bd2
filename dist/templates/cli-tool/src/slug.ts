/** Turns a title into a short name: lower case, without accents, and with one separator between words. */
export function makeSlug(title: string, separator = "-"): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(separator);
}
