declare module "spdx-expression-parse" {
  /** Throws at what is no SPDX expression. */
  export default function parse(expression: string): unknown;
}
