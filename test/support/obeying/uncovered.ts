import type { Finding } from "../../../src/core/report.js";

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
    obeyed: ({ message }) => message.includes("is not a semantic version"),
    found: isOf("changelog-entry", "changelog-major"),
    because: "whether a changelog has an entry for the version is seen once it is one",
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
    found: ({ message }) => message.includes('the same as "permissions['),
    because: "a permission is compared with the others once it has a name",
  },
  {
    obeyed: isOf("hooks-exist"),
    found: ({ message }) => message.includes("which the built code exports, but it is not a function"),
    because: "what a life has not found is known until the next one",
  },
  {
    obeyed: isOf("manifest-author"),
    found: isOf("author-named"),
    because: "a placeholder is quoted in the form that the author has, a string or an object",
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
  {
    obeyed: ({ message }) => message.includes('required" is'),
    found: ({ message }) => message.endsWith("but the option has a default, so it is never required"),
    because: "what a required option may have is asked for once it is one",
  },
  {
    obeyed: ({ message }) => message.startsWith('"license" is "SEE LICENSE IN '),
    found: ({ message }) => message.includes("that a release leaves out"),
    because: "a file that the manifest names no more is left out, and npm packs it",
  },
  {
    obeyed: ({ message }) => message.startsWith('"screenshots" is "'),
    found: ({ message }) => message.includes("there is no such file"),
    because: "whether a file is there is seen once its path is one",
  },
];

export function findCover(found: Finding, obeyed: Finding): Uncovered | undefined {
  return UNCOVERED.find((one) => one.obeyed(obeyed) && one.found(found, obeyed));
}
