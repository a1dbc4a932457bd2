import { quoteForShell } from "../base/text/shell-word.js";
import { parseVersion } from "../base/text/versions/versions.js";

/**
 * What to do about a failed release. A line that begins with two spaces is meant to be pasted: a command, or a part
 * of a workflow. All other lines are sentences.
 */

/** The build step that is missing from the workflow. */
export function explainBuild(command = "npm ci && npm run build"): string {
  return `Build before the release:\n  ${command}\nIn a workflow, in a step above it:\n  - run: ${command}`;
}

/** The heading that a changelog needs, and the place for its text. */
export function explainChangelogEntry(file: string, version: string, today: string | undefined): string {
  const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What changes for users"];
  return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** How to move a tag to another commit. This is safe while nothing is released under it. */
export function explainMoveTag(tag: string, first = "Commit that"): string {
  const word = quoteForShell(tag);
  return `${first}, and move the tag; if something is released under it already, bump the version instead:\n  git tag --force ${word}\n  git push --force origin ${quoteForShell(`refs/tags/${tag}`)}`;
}

const MAX_RIGHT_TAGS = 3;

/** How to give the commit of a pushed tag the tag that was meant. No tag is moved or removed. */
export function explainRightTag(tag: string, right: readonly string[]): string {
  const [first, ...others] = right.slice(0, MAX_RIGHT_TAGS);
  if (first === undefined) return "Push a tag of its version, such as v1.2.3";
  const which = others.length === 0 ? "" : `, or ${others.map(quoteForShell).join(" or ")}`;
  return [
    `To release this commit, also give it the tag ${quoteForShell(first)}${which}:`,
    `  git fetch origin ${quoteForShell(`refs/tags/${tag}`)}`,
    `  git push origin ${quoteForShell(`FETCH_HEAD^{commit}:refs/tags/${first}`)}`,
  ].join("\n");
}

/** How to release a checked-out commit under the tag of its version instead of another one. */
export function explainOwnTag(
  right: readonly string[],
  existing: readonly string[],
  again: (tag: string) => string,
): string {
  const there = right.find((tag) => existing.includes(tag));
  if (there !== undefined) return `Did you mean the tag ${quoteForShell(there)}?\n  ${again(there)}`;
  const [first] = right;
  if (first === undefined) return `Name a tag of its version:\n  ${again("v1.2.3")}`;
  const word = quoteForShell(first);
  return `The tag of this version is ${word}. To release it:\n  git tag ${word}\n  git push origin ${quoteForShell(`refs/tags/${first}`)}\n  ${again(first)}`;
}

/** What to do if a version can never be released again. */
export function explainNewVersion(tag: string, version: string): string {
  const next = incrementPatch(version);
  const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
  return `Raise the version to ${next} in manifest.json and package.json, add a changelog entry, commit, and push a new tag. ${version} stays as it is:\n  git tag ${quoteForShell(fresh)}\n  git push origin HEAD ${quoteForShell(`refs/tags/${fresh}`)}`;
}

/** How an archive is handed to a release. */
export const HANDING = "the inputs artifact and checked-sha256, or --artifact and --checked-sha256";

/** What to do if an earlier or a faster run has released other bytes of this version. */
export function explainFirstArchive({ tag, version }: { readonly tag: string; readonly version: string }): string {
  return [
    "If the run that released it succeeded, this one is not needed. Otherwise release the archive of that run, with the digest from its summary:",
    "  with:",
    "    artifact: <folder of its artifact>",
    "    checked-sha256: <its digest>",
    "On the command line:",
    "  --artifact <folder> --checked-sha256 <digest>",
    `If no run of yours released it, or its archive is gone, release the next version. ${explainNewVersion(tag, version)}`,
  ].join("\n");
}

/** How to check out the commit that a tag names on GitHub. A plain fetch never moves a tag that a clone has already. */
export function explainCheckOut(tag: string): string {
  const ref = `refs/tags/${tag}`;
  const help = `Fetch the tag as it is on GitHub, and check out its commit:\n  git fetch --force origin tag ${quoteForShell(tag)}\n  git checkout ${quoteForShell(ref)}`;
  return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(ref)}`;
}

/** How to get the files that a sparse checkout leaves out. */
export function explainWholeCheckout(again: string): string {
  return explainRerun(
    again,
    "This is a sparse checkout, but the files are in the commit. Check out all of it:\n  git sparse-checkout disable\nIn a workflow, remove sparse-checkout from actions/checkout. Then run this again",
  );
}

/** A run that is started again uses the same commit, whatever its tag names by then. */
export function explainMovedTag(tag: string): string {
  return `If the tag was moved, the run of its new commit releases it. Running this one again uses the old commit. To find that run:\n  gh run list --branch ${quoteForShell(tag)}`;
}

/** An immutable release accepts no file, so it must not be published before its files are uploaded. */
export function explainNewDraft(): string {
  return 'Let this tool publish the next one: release when the tag is pushed. By hand, create only a draft, or nothing:\n  on:\n    push:\n      tags: ["v*"]';
}

/**
 * Nobody but a person may change a public list of digests.
 *
 * @param isNamed whether it has a line for the file.
 */
export function explainCorrectSums(
  tag: string,
  { name, sha256, isNamed }: { readonly name: string; readonly sha256: string; readonly isNamed: boolean },
  again: string,
): string {
  const word = quoteForShell(tag);
  const correction = isNamed
    ? [`Set the digest of ${name} in it to ${sha256}, upload it, and run this again:`]
    : [
        "Add the line of the archive, upload it, and run this again:",
        `  echo ${quoteForShell(`${sha256}  ${name}`)} >> SHA256SUMS`,
      ];
  return [
    "Only you can change the public list. Download it:",
    `  gh release download ${word} --pattern SHA256SUMS`,
    ...correction,
    `  gh release upload ${word} SHA256SUMS --clobber`,
    `  ${again}`,
  ].join("\n");
}

export function explainCommitFirst(tag: string): string {
  return `Commit, tag and push first:\n  git add --all\n  git commit --message ${quoteForShell(`Release ${tag}`)}\n  git tag ${quoteForShell(tag)}\n  git push origin HEAD ${quoteForShell(`refs/tags/${tag}`)}`;
}

export function explainPushTag(tag: string): string {
  return `Push the tag first:\n  git push origin ${quoteForShell(`refs/tags/${tag}`)}`;
}

/** @param again the command that starts the same run. */
export function explainRerun(again: string, when = "Run this again"): string {
  return `${when}. It resumes where it stopped:\n  ${again}`;
}

/** Why a token that a job gives is empty. */
export const NOT_VISIBLE = "the secret is not visible to this job or its environment";

/** A job sees the secrets of an environment only if it names that environment. */
export function explainTokenOfJob(): { readonly what: string; readonly help: string } {
  const help = [
    "Leave out the input github-token: the job has its own token. A secret that you name must exist, and an untrusted run,",
    "such as one from a fork, does not see it. Only a job that names an environment sees its secrets:",
    "  jobs:",
    "    release:",
    "      environment: release",
  ].join("\n");
  return { what: NOT_VISIBLE, help };
}

/** What to do with a draft that is left to people. */
export function explainHandover(tag: string): string {
  return `Look through the draft and publish it, on GitHub or with this command. If there are other targets, a workflow with on: release: types: [published] then finishes them:\n  gh release edit ${quoteForShell(tag)} --draft=false`;
}

/** The permission that a token needs, in the words of the page where it is set. */
export function explainPermission(repository: string): string {
  return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
}

export function explainOtherToken(): string {
  return 'Give a token that is valid: this one is wrong, has expired, or was revoked. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
}

/** The name of the repository on GitHub as it is now. */
export const NAME_REPOSITORY = 'export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';

/** GitHub itself only answers that the request is forbidden. */
export function explainWorkflowChange(tag: string): string {
  return `If it has that already, the commit may change .github/workflows. GitHub then accepts a release only from a token with the workflow scope. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${quoteForShell(tag)} --draft --verify-tag --notes ""`;
}

function incrementPatch(text: string): string {
  const version = parseVersion(text);
  if (!version) return "the next one";
  const { major, minor, patch, build: metadata, prerelease } = version;
  if (!prerelease) return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
  const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
  const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
  return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
}
