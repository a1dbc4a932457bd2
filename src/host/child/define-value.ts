/** Sets a property that the plugin may replace, even where a setter or a value that only can be read is there. */
export function defineValue(owner: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
