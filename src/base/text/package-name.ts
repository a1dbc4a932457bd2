/** The name of a package, such as `@lumen-labs/weather-widget`, as the registry wants it. */
const NAME = /^(?:(?<scope>@[a-z0-9~-][a-z0-9._~-]*)\/)?[a-z0-9~-][a-z0-9._~-]*$/iu;

export function isPackageName(name: string): boolean {
  return NAME.test(name) && name.length <= 214;
}

/** The scope of a package, such as `@lumen-labs`. */
export function findScope(name: string): string | undefined {
  return NAME.exec(name)?.groups?.["scope"];
}

/** A name as a part of an address. */
export function escapeName(name: string): string {
  return name.replace("/", "%2f");
}
