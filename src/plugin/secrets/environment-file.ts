/** What the names of all such files hold. */
export const ENVIRONMENT_PART = ".env";

const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;

/** Whether a file of this name holds settings of one machine: `.env`, `.env.local`, but not `.env.example` or `.envrc`. */
export function isEnvironmentFile(name: string): boolean {
  return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}
