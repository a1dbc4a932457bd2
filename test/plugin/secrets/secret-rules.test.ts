import { rules } from "@secretlint/secretlint-rule-preset-recommend";
import { describe, expect, test } from "vitest";
import { findSecretMatches } from "../../../src/plugin/secrets/secret-matches.js";
import { KINDS_OF_MESSAGES, UNASKED_RULES } from "../../../src/plugin/secrets/secretlint-matches.js";
import { hasAnchor } from "../../../src/base/text/secret-patterns.js";
import { random } from "../../support/random.js";
import { privateKeys, secretSamples } from "../../support/secret-samples.js";
import { roundsOf } from "../../support/torture.js";
import { nightly } from "../../support/nightly.js";

interface Reported {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

const isAsked = (id: string): boolean => !UNASKED_RULES.some((name) => id.endsWith(name));

/** What the library itself finds in a whole text. */
function reportedBySecretlint(content: string, filePath = "dist/plugin.js"): readonly Reported[] {
  const reported: Reported[] = [];
  for (const rule of rules) {
    if (!isAsked(rule.meta.id)) continue;
    const { file } = rule.create(
      {
        createTranslator: () => (messageId, data) => ({ messageId, data }),
        report: ({ message, range: [start, end] }) => reported.push({ message: message.messageId, start, end }),
      },
      {},
    );
    file({ content, filePath, ext: ".js" });
  }
  return reported;
}

/** Code that contains no secret, but many parts of secrets. */
function codeFrom(next: (bound: number) => number, length: number): string {
  const parts = [
    "const a=",
    '"',
    "'",
    "\n",
    "\\n",
    "://",
    ":",
    "@",
    ".",
    "=",
    "-",
    "_",
    " ",
    "eyJ",
    "key",
    "sk_",
    "gh",
    "é",
    "0f",
  ];
  let code = "";
  while (code.length < length) code += parts[next(parts.length)] ?? "";
  return code;
}

describe("what the library finds is found", () => {
  nightly("by an anchor, and then by the rules near it, wherever it is", () => {
    const messages = new Set<string>();
    for (let seed = 1; seed <= roundsOf(16, 4); seed++) {
      const next = random(seed);
      const keys = seed % 4 === 0 ? privateKeys().map(({ pem }) => ({ line: pem })) : [];
      for (const { line } of [...secretSamples(seed), ...keys]) {
        const text = `${codeFrom(next, next(16_000))}\n${line}\n${codeFrom(next, next(16_000))}`;
        const path = seed % 2 === 0 ? "dist/plugin.js" : "package.json";
        const ours = findSecretMatches(text, path, Infinity).matches;
        for (const { message, start, end } of reportedBySecretlint(text, path)) {
          messages.add(message);
          const isFound = ours.some((match) => match.start < end && start < match.end);
          if (!hasAnchor(text) || !isFound) expect({ seed, message, line }).toBe("found");
        }
      }
    }
    // Each of its messages was caused: one that a new version brings has neither anchor nor words here.
    const known = Object.entries(KINDS_OF_MESSAGES).filter(([, kind]) => kind !== undefined);
    const xOauth = "PackageJSON_xOauthToken";
    expect([...messages, xOauth].toSorted()).toEqual(known.map(([message]) => message).toSorted());
  });

  test("with words for every message of every rule that is asked", () => {
    const messages = rules.filter(({ meta }) => isAsked(meta.id)).flatMap((rule) => Object.keys(rule.messages));
    expect(Object.keys(KINDS_OF_MESSAGES).toSorted(), "give a new message a kind, an anchor and a sample").toEqual(
      messages.toSorted(),
    );
  });

  test("as the token of an address in package.json", () => {
    const [sample] = secretSamples(1).filter(({ kind }) => kind === "github-token");
    const text = `{"dependencies":{"a":"git+https://${sample?.secret ?? ""}:x-oauth-basic@github.com/acme/a.git"}}`;
    expect(reportedBySecretlint(text, "package.json").map(({ message }) => message)).toContain(
      "PackageJSON_xOauthToken",
    );
    expect(findSecretMatches(text, "package.json", Infinity).matches).toMatchObject([{ kind: "github-token" }]);
  });
});

describe("a part of a text gives the same as the whole", () => {
  test("also where anchors are close together, far apart and at the ends", () => {
    for (let seed = 1; seed <= roundsOf(40, 20); seed++) {
      const next = random(seed);
      const samples = secretSamples(seed).filter(({ kind }) => kind !== "firebase-key" && !kind.startsWith("aws"));
      const chosen = Array.from({ length: 1 + next(6) }, () => samples[next(samples.length)]?.line ?? "");
      const text = chosen.map((line) => `${line}\n${" ".repeat(next(3) === 0 ? next(40_000) : next(60))}`).join("");
      const found = findSecretMatches(text, "dist/plugin.js", Infinity).matches.map(({ secret }) => secret);
      const apart = chosen.flatMap((line) => findSecretMatches(line, "dist/plugin.js", Infinity).matches);
      expect(found, String(seed)).toEqual(apart.map(({ secret }) => secret));
    }
  });
});
