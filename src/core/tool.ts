import { REPOSITORY, VERSION } from "../generated/version.js";

export const TOOL = {
  name: "plugin-preflight",
  version: VERSION,
  /** The name of the rules; it changes with the package only. */
  ruleset: "2026.11",
} as const;

/** What every request of ours names as its sender. */
export const USER_AGENT = `${TOOL.name}/${TOOL.version}`;

/**
 * Whether npm's registry has this package. Until then no text advises `npx plugin-preflight`, which would run the
 * package of whoever takes the name first.
 */
export const IS_PUBLISHED = false as boolean;

/** How anybody starts a published package, in the version that runs. */
export const NPX = `npx ${TOOL.name}@${VERSION}`;

/** The repository of this tool, and the commit, branch or tag that has its pages. */
export interface Origin {
  /** Such as https://github.com/lumen-labs/plugin-preflight. */
  readonly url: string;
  readonly ref: string;
}

/** The copy of this tool that runs. */
export interface ToolCopy {
  /** Where it is from; left out while that is unknown. */
  readonly origin?: Origin;
  /** What a person types for the tool's name, ready to paste. */
  readonly command: string;
  /** What a person runs once before that, ready to paste. */
  readonly setup?: string;
}

/** The owner that package.json and our documents name until the repository has one. */
export const PLACEHOLDER = "OWNER";

/**
 * Reads the `repository` of a package.json. `undefined` for one that no browser opens, and while the owner is unknown.
 */
export function parseOrigin(repository: string, version: string): Origin | undefined {
  const [, url, owner] = /^(?:git\+)?(https:\/\/[^/\s]+\/([\w.-]+)\/[\w.-]+?)(?:\.git)?$/u.exec(repository) ?? [];
  return url === undefined || owner === PLACEHOLDER ? undefined : { url, ref: `v${version}` };
}

/**
 * The origin of an Action, from what the runner knows of it. `undefined` for an Action of the checked-out repository,
 * of which the runner knows nothing.
 */
export function makeActionOrigin(serverUrl: string, repository: string, ref: string): Origin | undefined {
  const isKnown =
    /^https?:\/\/[\w.:-]+$/u.test(serverUrl) && /^[\w.-]+\/[\w.-]+$/u.test(repository) && /^[\w][\w.@+/-]*$/u.test(ref);
  return isKnown ? { url: `${serverUrl}/${repository}`, ref } : undefined;
}

/** As package.json of this version names it. */
export const ORIGIN: Origin | undefined = parseOrigin(REPOSITORY, VERSION);

/** The owner of the repository that this copy is from. `undefined` while it has none. */
export function getOwner(): string | undefined {
  return /\/([^/]+)\/[^/]+$/u.exec(ORIGIN?.url ?? "")?.[1];
}

/** A copy of which nothing is known but its package.json. */
export const UNKNOWN_COPY: ToolCopy = { command: TOOL.name, ...(ORIGIN && { origin: ORIGIN }) };

/** The page of a check, as it was when this version was made. `undefined` while nobody knows where the pages are. */
export function makePageUrl(check: string, origin: Origin | undefined): string | undefined {
  return origin && `${origin.url}/blob/${origin.ref}/dist/checks/${check}.md`;
}

/** The page that a report of ours names, wherever its job got this tool from. Any other address is replaced by ours. */
export function choosePageUrl(url: string | undefined, check: string): string | undefined {
  const [, server = "", repository = "", ref = ""] =
    /^(https?:\/\/[^/]+)\/([^/]+\/[^/]+)\/blob\/(.+)\/dist\/checks\/[^/]+$/u.exec(url ?? "") ?? [];
  const isOurs = repository.endsWith(`/${TOOL.name}`);
  const ours = isOurs ? makePageUrl(check, makeActionOrigin(server, repository, ref)) : undefined;
  return url === undefined || url === ours ? url : makePageUrl(check, ORIGIN);
}

/** What starts a copy with these words, on lines of their own, to be pasted. */
export function formatStart({ setup, command }: ToolCopy, words: string): string {
  return [...(setup === undefined ? [] : [setup]), `${command} ${words}`].map((line) => `\n  ${line}`).join("");
}

/** Asks for a report of a fault of this tool: a sentence without a full stop. */
export function formatReportRequest({ origin }: ToolCopy, what: string): string {
  return origin ? `${what} at ${origin.url}/issues` : what;
}
