import { textOfHealthy } from "./author.js";
import { replaceRange, textAt, textOf, valueOf, withText } from "./edits.js";
import type { Advice, Rule } from "./rule.js";
import type { Files } from "./situation.js";

/** Help texts about a file that is not JSON: somebody edits its text. */
export const JSON_TEXT_RULES: readonly Rule[] = [
  { says: /^Remove the (?:comma|comment)$/u, obey: (advice) => replaceText(advice, () => "") },
  { says: /^Remove the control character/u, obey: (advice) => replaceText(advice, () => '""') },
  { says: /^Put a comma between the two/u, obey: (advice) => replaceText(advice, (text) => `,${text}`) },
  {
    says: /^Write strings in double quotes/u,
    obey: (advice) => replaceText(advice, (text) => text.replaceAll("'", '"')),
  },
  { says: /^Write the whole character/u, obey: (advice) => replaceText(advice, () => '"Tide Table"') },
  { says: /^Write a smaller number, or a string/u, obey: (advice) => replaceText(advice, () => "5") },
  { says: /^Close the object/u, obey: ({ files, file }) => withText(files, file, `${textOf(files, file)}}\n`) },
  {
    says: /^Keep one of them/u,
    obey: ({ files, file }) => withText(files, file, JSON.stringify(valueOf(files, file), undefined, 2)),
  },
  {
    says: /^(?:Write an object with "(?:manifest_version|name)"|Put everything into one object|Simplify it)/u,
    obey: ({ files, file, path }) => {
      const text = textOfHealthy(file);
      return path.length > 0 || text === undefined ? undefined : withText(files, file, text);
    },
  },
];

function replaceText({ files, file, finding }: Advice, by: (text: string) => string): Files | undefined {
  const { range } = finding.location;
  return range && replaceRange(files, file, range, by(textAt(files, file, range)));
}
