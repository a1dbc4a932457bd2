/** A function of which nothing is known: of a plugin, or of what it runs in. */
export type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;
