/** What the site makes of the blocks of code of a page. The texts themselves stay plain Markdown, as GitHub shows it. */

const BLOCK = /^```(\w+)\n([^]*?)^```$/gmu;
/** A first line that names the file which a block is to be saved as. */
const FILE_NAME = /^(?:#|\/\/) (\S+\.\w+|Jenkinsfile)\n/u;
/** Blocks whose every line is a call of npm that the other package managers have as well. */
const NPM = /^(?:npm (?:ci|install|test|run|exec)(?: [^&|<>\n]*)?\n)+$/u;

/** A block with a file name gets it as a caption, a session is cut into commands and output, and npm gets tabs. */
export function showBlocks(text: string): string {
  return text.replace(BLOCK, (whole, language: string, code: string) => {
    // A drawing keeps its lines, and all else is wrapped.
    if (language === "text" && /[─►]{2}/u.test(code)) return fence("txt", code);
    if (language === "console") return splitSession(code);
    if (language === "sh" && NPM.test(code)) return makeTabs(code);
    const [line, name] = FILE_NAME.exec(code) ?? [];
    if (line === undefined) return whole;
    return group([[language, String(name), code.slice(line.length)]]);
  });
}

/** What is typed can be copied, and what is printed stands below it. */
function splitSession(code: string): string {
  const blocks: { language: string; lines: string[] }[] = [];
  for (const line of code.trimEnd().split("\n")) {
    const isTyped = line.startsWith("$ ");
    const language = isTyped ? "sh" : "text";
    if (blocks.at(-1)?.language !== language) blocks.push({ language, lines: [] });
    blocks.at(-1)?.lines.push(isTyped ? line.slice(2) : line);
  }
  return blocks.map(({ language, lines }) => fence(language, `${lines.join("\n").trimEnd()}\n`)).join("\n\n");
}

function makeTabs(code: string): string {
  const pnpm = code
    .replace(/^npm ci$/gmu, "pnpm install --frozen-lockfile")
    .replace(/^npm install (?=\S)/gmu, "pnpm add ")
    .replace(/^npm /gmu, "pnpm ");
  const yarn = code
    .replace(/^npm ci$/gmu, "yarn install --immutable")
    .replace(/^npm install (?:--save-dev|-D) /gmu, "yarn add --dev ")
    .replace(/^npm install (?=\S)/gmu, "yarn add ")
    .replace(/^npm /gmu, "yarn ");
  return group([
    ["sh", "npm", code],
    ["sh", "pnpm", pnpm],
    ["sh", "Yarn", yarn],
  ]);
}

function group(tabs: readonly (readonly [language: string, name: string, code: string])[]): string {
  const blocks = tabs.map(([language, name, code]) => fence(`${language} [${name}]`, code));
  return `::: code-group\n\n${blocks.join("\n\n")}\n\n:::`;
}

function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\`\`\``;
}
