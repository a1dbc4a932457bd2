import type { KnownPackage, PublishedVersion, StagedVersion } from "../../registry/registry.js";
import { quote } from "../../text/safe.js";
import { quoteForShell } from "../../text/shell-word.js";
import { parseVersion } from "../../text/versions/versions.js";
import { type Plan, type Step, makeStepsOf } from "../publisher.js";
import { explainFirstArchive } from "../remedies.js";
import { NPM_REGISTRY } from "../credentials/npm-access.js";
import type { Credential } from "../credentials/npm-credential.js";
import type { NpmPackage } from "./npm-package.js";
import type { Provenance } from "./npm-provenance.js";
import { explainApproval, explainOtherStaged } from "./npm-remedies.js";
import type { NpmSpec } from "./npm-spec.js";
import { chooseTag, findHigher, type RequestedTag, type ChosenTag } from "./npm-tag.js";

export const TARGET = "npm";

const makeStep = makeStepsOf(TARGET, "commit");

/** What is on the registry, as far as it was asked. */
export interface NpmState {
  readonly made: NpmPackage;
  readonly known: KnownPackage | undefined;
  readonly published: (PublishedVersion & { readonly sameness: "same" | "other" | "unknown" }) | undefined;
  /** "unknown": it is there, and this run may not ask which bytes it has. */
  readonly staged: StagedVersion | "unknown" | undefined;
  /** Left out if it was not needed. */
  readonly credential?: Credential;
  readonly provenance: Provenance;
}

/** The plan of this target: one step, and the approval of a person if the version is staged. */
export function planNpm(state: NpmState, spec: NpmSpec): Plan {
  const { made, published, staged } = state;
  const { name, version } = made;
  if (published) {
    const remarks = remarkLatest(state, spec);
    return { steps: [planPublished(made, published, spec)], publicAt: findAddress(name, version, spec), remarks };
  }
  const hurdle = findHurdle(state, spec);
  if (hurdle) return { steps: [makeStep({ id: spec.access.mode, action: "blocked", ...hurdle })] };
  if (staged === undefined) return { steps: [planNew(state, spec), ...planLater(state, spec)] };
  const isUnknown = staged === "unknown";
  if (!isUnknown && staged.shasum !== made.shasum) {
    const reason = `${name} ${version} is staged at npm with other bytes: shasum ${staged.shasum} is there, and this build has ${made.shasum}`;
    const help = explainOtherStaged(staged.id, spec);
    return { steps: [makeStep({ id: "stage", action: "conflict", reason, help, held: "other" })] };
  }
  const id = isUnknown ? "" : staged.id;
  const held = isUnknown ? undefined : "same";
  return {
    steps: [
      makeStep({ id: "stage", action: "noop", reason: `${name} ${version} is staged`, held }),
      makeStep({
        id: "approve",
        action: "wait",
        reason: `${name} ${version} is staged, and a person has to approve it`,
        help: explainApproval(id, made.shasum, name, spec.later),
      }),
    ],
    state: "staged",
    remarks: remarkStagedTag(state, id),
    staged: "staged, which nobody can install",
    unread: isUnknown
      ? [
          `Which bytes are staged as ${name} ${version} is not known, as this credential may not ask. Before you approve it, see that the shasum is ${made.shasum}`,
        ]
      : undefined,
  };
}

/** Registries give a first version the tag `latest`, whatever was asked for. */
function remarkLatest(state: NpmState, spec: NpmSpec): readonly string[] {
  const { made, known } = state;
  const { name, version } = made;
  const chosen = choosePackageTag({ made, known: undefined }, spec);
  const isOnly = known?.versions.length === 1 && parseVersion(version)?.prerelease === true;
  if (!isOnly || known.tags.get("latest") !== version || ("tag" in chosen && chosen.tag === "latest")) return [];
  return [
    `The registry has given ${version} the tag latest, too, as it is the first version of ${name}. So people who install ${name} get this prerelease, until a stable version is released`,
  ];
}

/** The tag of what is staged was chosen earlier. */
function remarkStagedTag({ made, known, staged }: NpmState, id: string): readonly string[] {
  const version = parseVersion(made.version);
  const tag = staged === undefined || staged === "unknown" ? "" : staged.tag;
  const higher = version && findHigher(tag, version, known);
  if (!higher) return [];
  return [
    `${made.name} ${made.version} is staged with the tag ${quote(tag)}, which is at ${higher.text} by now and would go back. Do not approve it: reject it with npm stage reject ${quoteForShell(id)}, and run this again`,
  ];
}

/** Where people see a version. */
function findAddress(name: string, version: string, { access: { registry } }: NpmSpec): string {
  return registry === NPM_REGISTRY
    ? `https://www.npmjs.com/package/${name}/v/${version}`
    : `${registry}${name.replace("/", "%2f")}/${version}`;
}

function planPublished(
  { name, version, integrity }: NpmPackage,
  published: NonNullable<NpmState["published"]>,
  spec: NpmSpec,
): Step {
  const id = spec.access.mode;
  const remote = published.integrity || "no digest";
  const evidence = { spec: integrity, remote };
  if (published.sameness === "same") {
    const reason = `${name} ${version} is there with these bytes`;
    return makeStep({ id, action: "noop", reason, evidence, held: "same" });
  }
  const reason =
    published.sameness === "unknown"
      ? `${name} ${version} is on npm, and whether it has these bytes cannot be found out`
      : `${name} ${version} is on npm with other bytes: ${remote} is public, and this build has ${integrity}`;
  return makeStep({ id, action: "conflict", reason, help: explainFirstArchive(spec), evidence, held: "other" });
}

function findHurdle(state: NpmState, spec: NpmSpec): { readonly reason: string; readonly help: string } | undefined {
  const { made, credential, provenance } = state;
  if (made.hurdle) return made.hurdle;
  const tag = choosePackageTag(state, spec);
  if ("reason" in tag) return tag;
  if (credential && "reason" in credential) return credential;
  return "reason" in provenance ? provenance : undefined;
}

/** The dist-tag of the version, by what is known of the package. */
export function choosePackageTag({ made, known }: Pick<NpmState, "made" | "known">, spec: NpmSpec): ChosenTag {
  const all: readonly RequestedTag[] = [
    { tag: made.tag, by: "package" },
    { tag: spec.access.tag, by: "caller" },
    { tag: made.publishConfig["tag"], by: "publishConfig" },
  ];
  // npm takes what is empty for what is left out.
  const asked = all.filter(({ tag }) => Boolean(tag));
  return chooseTag(spec, known, asked);
}

function planNew(state: NpmState, spec: NpmSpec): Step {
  const { made, known, provenance } = state;
  const { name, version, integrity } = made;
  const chosen = choosePackageTag(state, spec);
  const tag = "tag" in chosen ? chosen.tag : "";
  const isStaged = spec.access.mode === "stage";
  const first = known ? "" : ", its first version,";
  const signed = provenance.isSigned ? " and with provenance" : "";
  const reason = `${isStaged ? "Stage" : "Publish"} ${name} ${version}${first} with the tag ${tag}${signed}`;
  const evidence = { spec: integrity, tag };
  return makeStep({ id: spec.access.mode, action: "create", reason, irreversible: !isStaged, evidence });
}

/** The approval that a version which is not staged yet will need. */
function planLater({ made }: NpmState, { access }: NpmSpec): readonly Step[] {
  if (access.mode === "publish") return [];
  const reason = `${made.name} ${made.version} waits for the approval of a person`;
  return [makeStep({ id: "approve", action: "wait", reason })];
}
