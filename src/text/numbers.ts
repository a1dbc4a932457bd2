/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
