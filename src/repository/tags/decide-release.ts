import { interpretTag, type TaggedRepository } from "./interpret-tag.js";
import { quote } from "../../base/text/safe.js";
import type { TaggedPackage } from "./tag-forms.js";

/** What started a run. */
export interface RunEvent {
  /** GitHub's name of the event, such as "push". "" for a run by hand outside of GitHub. */
  readonly name: string;
  /** The activity of the event, such as "published". */
  readonly action?: string | undefined;
  /** The tag that was pushed, whose release it is, or that the run is on. */
  readonly tag?: string | undefined;
  /** Whether the release of the event is a draft. */
  readonly isDraft?: boolean | undefined;
  /** Whether the tag was deleted. */
  readonly isDeletion?: boolean | undefined;
}

/** The settings that decide whether a run releases. */
export interface ReleaseSettings {
  readonly command: "auto" | "check" | "release";
  /** The tag that the caller names, or "". */
  readonly tag: string;
  /** Whether a target is named. */
  readonly hasTargets: boolean;
}

/** What a run does, and why: a sentence without a full stop. */
export type Decision =
  | {
      readonly kind: "release";
      readonly tag: string;
      /** Unknown if an earlier job has made the archive. */
      readonly plugins: readonly TaggedPackage[] | undefined;
      readonly why: string;
    }
  /** It checks the plugins; as the release of `tag`, if there is one. */
  | {
      readonly kind: "check";
      readonly tag?: string;
      readonly why: string;
      /** If somebody most likely meant to release: the tag, and those that would be right. */
      readonly asked?: string;
      readonly right?: readonly string[];
    }
  /** There is nothing to release, which is not a mistake. */
  | { readonly kind: "nothing"; readonly why: string }
  /** A release was asked for, and the tag is wrong or missing. */
  | { readonly kind: "wrong"; readonly why: string; readonly asked?: string; readonly right: readonly string[] }
  /** A release was asked for, and untrusted people can start such a run. */
  | { readonly kind: "untrusted"; readonly why: string };

/** Only people who may write to a repository start them, and for no code of others. */
const TRUSTED_EVENTS: ReadonlySet<string> = new Set([
  ...["", "push", "create", "delete", "release", "workflow_dispatch", "repository_dispatch", "schedule"],
  ...["branch_protection_rule", "deployment", "deployment_status", "milestone", "page_build", "public"],
  "registry_package",
]);
/** The activities of a release that make it public. */
const PUBLISHING: readonly string[] = ["published", "released", "prereleased", "created"];

/** Whether untrusted people can start a run of this event, or bring their code into it. */
export function isUntrusted({ name }: Pick<RunEvent, "name">): boolean {
  return !TRUSTED_EVENTS.has(name);
}

/** The tag that a run is about, whatever it means. */
export function findAskedTag(event: RunEvent, { tag }: Pick<ReleaseSettings, "tag">): string | undefined {
  if (isUntrusted(event)) return undefined;
  return tag || (startsRelease(event) ? event.tag : undefined);
}

/**
 * Decides whether a run releases, checks or does nothing. It is the only place that does. What starts a workflow, the
 * runs of the Action and of the command line, and all advice about tags follow from it.
 *
 * @param repository left out if its files are not here, because an earlier job has made the archive.
 */
export function decideRelease(
  event: RunEvent,
  settings: ReleaseSettings,
  repository: TaggedRepository | undefined,
): Decision {
  const isAsked = settings.command === "release";
  if (isUntrusted(event)) {
    const why = `Nothing is released on ${event.name}, which untrusted users can trigger`;
    return isAsked ? { kind: "untrusted", why } : { kind: "check", why };
  }
  const silent = explainOtherActivity(event);
  if (silent !== undefined) return { kind: isAsked ? "nothing" : "check", why: silent };
  const tag = findAskedTag(event, settings);
  if (tag === undefined) {
    if (isAsked) return { kind: "wrong", why: "Cannot tell which tag to release: none was pushed", right: [] };
    return { kind: "check", why: explainNoTag(event) };
  }
  return decideForTag(tag, { event, settings, repository });
}

interface Situation {
  readonly event: RunEvent;
  readonly settings: ReleaseSettings;
  readonly repository: TaggedRepository | undefined;
}

function decideForTag(tag: string, { event, settings, repository }: Situation): Decision {
  const { command, hasTargets } = settings;
  const isAsked = command === "release";
  const mayRelease = isAsked || (command === "auto" && hasTargets && (startsRelease(event) || isByHand(event)));
  const isNamed = settings.tag !== "";
  if (!repository) {
    const why = `The tag ${quote(tag)} is the tag of the archive`;
    if (mayRelease) return { kind: "release", tag, plugins: undefined, why };
    return { kind: "check", tag, why: explainCheck(tag, event, settings) };
  }
  const verdict = interpretTag(tag, repository);
  switch (verdict.kind) {
    case "release":
      if (!mayRelease) return { kind: "check", tag, why: explainCheck(tag, event, settings) };
      return { kind: "release", tag, plugins: verdict.plugins, why: verdict.why };
    case "wrong":
      if (isAsked) return { kind: "wrong", why: verdict.why, asked: tag, right: verdict.right };
      // Without a target, whoever tags wants to know what stops the release that another job makes.
      if ((isNamed && !mayRelease) || (!hasTargets && verdict.other)) return { kind: "check", tag, why: verdict.why };
      return { kind: "check", why: verdict.why, asked: tag, right: verdict.right };
    case "other package":
      return { kind: isAsked ? "nothing" : "check", why: verdict.why };
    case "none":
      if (isAsked && isNamed) return { kind: "wrong", why: verdict.why, asked: tag, right: verdict.right };
      if (isNamed && !mayRelease) return { kind: "check", tag, why: verdict.why };
      return { kind: isAsked ? "nothing" : "check", why: verdict.why };
  }
}

/** Whether an event makes its tag public. */
function startsRelease({ name, action, isDraft, isDeletion, tag }: RunEvent): boolean {
  if (tag === undefined) return false;
  if (name === "release") return (action === undefined || PUBLISHING.includes(action)) && isDraft !== true;
  return (name === "push" && isDeletion !== true) || name === "workflow_dispatch";
}

function isByHand({ name }: RunEvent): boolean {
  return name === "workflow_dispatch" || name === "";
}

/** Why an event about a release or a tag releases nothing, whatever the settings are. */
function explainOtherActivity(event: RunEvent): string | undefined {
  const { name, action = "", isDeletion } = event;
  if (name === "push" && isDeletion === true) return "The tag was deleted";
  if (name !== "release" || startsRelease({ ...event, tag: "" })) return undefined;
  if (PUBLISHING.includes(action)) return "The release is a draft";
  return `The release was ${action}, not published`;
}

function explainNoTag({ name, tag }: RunEvent): string {
  if (tag !== undefined) return `The event ${name} releases nothing: push the tag, or publish a release of it`;
  return "This run is not on a tag";
}

function explainCheck(tag: string, event: RunEvent, { command, hasTargets }: ReleaseSettings): string {
  const what = `The tag ${quote(tag)} is only checked, as`;
  if (command === "check") return `${what} the command is check`;
  if (!hasTargets) return `${what} no target is named`;
  return `${what} ${event.name} only releases with command: release`;
}
