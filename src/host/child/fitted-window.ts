export type Class = (new (...values: never[]) => object) & { readonly prototype: object };

/** The window of the small DOM, as far as it is completed. */
export interface FittedWindow {
  readonly document: { createElement(name: string): HTMLOption; getSelection(): object | null };
  readonly screen: object;
  readonly EventTarget: new () => object;
  readonly Event: new (type: string, init?: object) => object;
  matchMedia(query: string): object;
  readonly innerWidth: number;
  readonly innerHeight: number;
}

interface HTMLOption {
  text: string;
  value: string;
  selected: boolean;
  readonly classList: object;
  setAttribute(name: string, value: string): void;
}
