import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];

test.each(DOCUMENTS)("every link of %s to a file of the repository leads to one", (document) => {
  const text = readFileSync(document, "utf8").replaceAll(/```[\s\S]*?```/gu, "");
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/gu)].map(([, path = ""]) => path);
  expect(links.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
});
