/** Makes a short name of a title: lower case, without accents, and one separator for everything else. */
export function makeSlug(title: string, separator = "-"): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(separator);
}
