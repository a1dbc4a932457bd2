/** The part of the library that is used here; its own declarations need packages that it does not install. */
declare module "@secretlint/secretlint-rule-preset-recommend" {
  export interface Source {
    readonly content: string;
    readonly filePath: string;
    readonly ext: string;
  }

  export interface Message {
    readonly messageId: string;
    readonly data: Readonly<Record<string, string>>;
  }

  export interface Context {
    createTranslator(messages: object): (messageId: string, data: Readonly<Record<string, string>>) => Message;
    report(found: { readonly message: Message; readonly range: readonly [number, number] }): void;
  }

  export interface Rule {
    readonly meta: { readonly id: string };
    readonly messages: object;
    create(context: Context, options: object): { file(source: Source): unknown };
  }

  export const rules: readonly Rule[];
}

declare module "spdx-expression-parse" {
  /** Throws at what is not an SPDX expression. */
  export default function parse(expression: string): unknown;
}
