import type { Finding } from "../../../src/core/report.js";

interface Beyond {
  readonly check: RegExp;
  readonly help: RegExp;
  /** Why no program can do what the help text says. */
  readonly because: string;
}

/** Help texts that this test cannot obey. */
export const BEYOND_PROGRAMS: readonly Beyond[] = [
  {
    check: /^manifest-json$/u,
    help: /^Give the plugin's own folder/u,
    because: "the run is started in another folder",
  },
  {
    check: /^license-present$/u,
    help: /^Add a LICENSE that says when each of/u,
    because: "only the author knows when each license applies",
  },
  { check: /^hooks-exist$/u, help: /^Name the file that the build/u, because: "its author knows what the build makes" },
  { check: /^manifest-author$/u, help: /^Crop it to a square/u, because: "a person crops the picture" },
  {
    check: /^manifest-config-schema$/u,
    help: /^Make sure that the plugin works/u,
    because: "a person tries the plugin without the keyword",
  },
  {
    check: /^manifest-config-schema$/u,
    help: /^Write (?:one of the forms|another value)/u,
    because: "only the author knows what the value is for",
  },
  { check: /^manifest-pricing$/u, help: /^Ask the marketplace/u, because: "the marketplace answers" },
  {
    check: /^package-files$/u,
    help: /^(?:See what npm says|The check used its own|No action needed)/u,
    because: "npm is asked, and a person reads the answer",
  },
  { check: /^env-tracked$/u, help: /^See what git/u, because: "git is asked, and a person reads the answer" },
  {
    check: /^(?:no-secrets|bundle-imports)$/u,
    help: /^Fix the others/u,
    because: "it says that there are more findings",
  },
  {
    check: /^dependencies-installed$/u,
    help: /^Run this before the check/u,
    because: "a package manager installs from the network",
  },
  { check: /^files-fetched$/u, help: /^Fetch it with git lfs pull/u, because: "the file is on a server" },
  { check: /^bundle-(?:size|peers|fresh|syntax)$/u, help: /./u, because: "a bundler builds the plugin again" },
  {
    check: /^scripts-/u,
    help: /^(?:Run|Fix|See|Make sure|Let|Stop|Install|Add the package)\b/u,
    because: "the plugin's own tools are run, and a person fixes what they report",
  },
  { check: /^(?:hooks|components)-exist$/u, help: /^Export /u, because: "the plugin is written and built again" },
  {
    check: /^manifest-hooks$/u,
    help: /^Write the path of a file that is there$/u,
    because: "only the author knows which file has the function",
  },
  { check: /^(?:lifecycle-|components-mount$)/u, help: /./u, because: "the plugin is written, built and run again" },
  { check: /^archive-unchanged$/u, help: /./u, because: "the plugin's own commands are changed and run" },
  {
    check: /^workflow-yaml$/u,
    help: /^(?!Replace it with spaces|Save)/u,
    because: "only the author knows what the broken YAML was to say",
  },
  { check: /^workflow-credentials$/u, help: /^(?!Add to the step)/u, because: "a person divides the job in two" },
  { check: /^workflow-permissions$/u, help: /^Move /u, because: "a person divides the job in two" },
  {
    check: /^configuration-valid$/u,
    help: /^The command explain/u,
    because: "a person chooses the check that is meant",
  },
  {
    check: /^configuration-valid$/u,
    help: /^Use a baseline/u,
    because: "whoever starts the run names a baseline",
  },
  {
    check: /^configuration-valid$/u,
    help: /^Move the entry to the package\.json of the plugin|^Correct it, and check again$/u,
    because: "a person says which plugin the value is in, and what the broken file was to say",
  },
  {
    check: /^configuration-valid$/u,
    help: /^Write it (?:with the command validate|as seen from package\.json)/u,
    because: "the command writes the file that is named, and a person chooses its name",
  },
];

export function findReason(check: string, help: string): Beyond | undefined {
  return BEYOND_PROGRAMS.find((beyond) => beyond.check.test(check) && beyond.help.test(help));
}

interface Uncovered {
  readonly obeyed: (finding: Finding) => boolean;
  /** What may then be found for the first time. */
  readonly found: (finding: Finding, obeyed: Finding) => boolean;
  readonly because: string;
}

/** The file itself, and no other flaw of the same check in its place. */
const isOther = (finding: Finding, obeyed: Finding): boolean => finding.check !== obeyed.check;

const isOf =
  (...checks: readonly string[]) =>
  ({ check }: Finding): boolean =>
    checks.includes(check);

/** What nobody could judge before a finding was obeyed: it is not there in its place, but was hidden by it. */
export const UNCOVERED: readonly Uncovered[] = [
  {
    obeyed: isOf("manifest-json", "package-json", "readme-present", "changelog-present", "license-present"),
    found: isOther,
    because: "what a file says is judged once it can be read",
  },
  {
    obeyed: ({ check, help = "" }) => check === "manifest-type" || / as the type\b/u.test(help),
    found: isOf("manifest-entry-points", "manifest-sections", "screenshots-present"),
    because: "what a type needs is asked for once the type is one",
  },
  {
    obeyed: ({ help = "" }) => help.startsWith("If that is what is released, write"),
    found: isOf("changelog-major"),
    because: "what a new major version needs is asked of the version that is released",
  },
  {
    obeyed: ({ message }) => message.includes("a user name or a password"),
    found: ({ location }, obeyed) =>
      location.file === obeyed.location.file && location.pointer === obeyed.location.pointer,
    because: "nothing else is said of a text with a password in it",
  },
  {
    obeyed: ({ message }) => message.includes("but it has a backslash"),
    found: ({ message, location }, obeyed) =>
      location.pointer === obeyed.location.pointer && message.includes("there is no such file"),
    because: "whether a file is there is seen once its path is one",
  },
  {
    obeyed: ({ message }) => message.includes('the unknown key "tpye"'),
    found: ({ message }) => message.includes("is already"),
    because: "a permission is compared with the others once it has a name",
  },
  {
    obeyed: ({ help = "" }) => help.startsWith("Build the plugin first"),
    found: ({ check, message }) => check === "package-files" && message.endsWith("there is nothing of that name"),
    because: "whether the build writes a folder is seen once it was run",
  },
  {
    obeyed: ({ help = "" }) => /^Add "(?:dashboard_widget|pages)"/u.test(help),
    found: isOf("components-exist"),
    because: "whether the built code has a component is seen once the manifest names it",
  },
  {
    obeyed: isOf("hooks-exist"),
    found: ({ message }) => /is ("\w+"), but .*; did you mean \1/u.test(message),
    because: "what a life has not found is known until the next one",
  },
  {
    obeyed: isOf("bundle-imports"),
    found: isOf("bundle-imports"),
    because: "of many imports the first twenty are named, and the next moves up",
  },
  {
    obeyed: isOf("no-secrets"),
    found: isOf("no-secrets"),
    because: "of many secrets the first twenty are named, and the next moves up",
  },
  {
    obeyed: ({ check, message }) => check === "workflow-inputs" && /^"(?:annotations|targets)"/u.test(message),
    found: isOf("workflow-permissions"),
    because: "what an input needs is asked for once it is one",
  },
  {
    obeyed: isOf("configuration-valid"),
    found: ({ check, message }) => check === "configuration-valid" && message.endsWith("but finds nothing there"),
    because: "whether an entry is used is seen once it is one",
  },
];

export function findCover(found: Finding, obeyed: Finding): Uncovered | undefined {
  return UNCOVERED.find((one) => one.obeyed(obeyed) && one.found(found, obeyed));
}
