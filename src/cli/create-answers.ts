import { UsageError } from "../core/errors.js";
import {
  findAnswerFault,
  findAuthorFault,
  makePluginName,
  readAuthorAnswer,
  readProjectName,
  type Answers,
  type Fault,
} from "../create/answers.js";
import {
  FRAMEWORKS,
  listTemplates,
  TEMPLATE_NAMES,
  TEMPLATES,
  type Framework,
  type TemplateName,
} from "../create/templates.js";
import { findTyped } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";
import { isYes, findYesOrNoFault, type Ask } from "./ask.js";
import type { GivenOptions } from "./command.js";
import { readChoice } from "./parse.js";

/** What the command line gives. */
export interface GivenAnswers extends Pick<GivenOptions, "values"> {
  /** The name as it was typed. */
  readonly typed: string | undefined;
}

/** What applies where nobody is asked. */
export interface DefaultAnswers {
  /** As text; empty if Git knows none that is accepted. */
  readonly author: string;
  readonly findNameFault: (name: string) => Fault | undefined;
  /** The name of the current folder. */
  readonly here: string;
}

const USUAL_TEMPLATE: TemplateName = "dashboard-widget";
const USUAL_CATEGORY = "utilities";

/** What is answered, before the author's text is read. */
type Draft = Omit<Answers, "author"> & { readonly author: string };

/** @throws {UsageError} for an option that is refused, and without a name or an author. */
export function readAnswers(given: GivenAnswers, usual: DefaultAnswers): Answers {
  return makeAnswers(readOptions(given, usual));
}

function readOptions({ typed, values }: GivenAnswers, usual: DefaultAnswers): Draft {
  if (typed === undefined) throw new UsageError("A new plugin needs a name", "Write create my-plugin");
  const template = readChoice(values.get("template") ?? USUAL_TEMPLATE, TEMPLATE_NAMES, "--template");
  const framework = readFramework(values.get("framework"), template);
  const readOption = (option: string, otherwise: string, findFault: (answer: string) => Fault | undefined): string => {
    const value = values.get(option);
    const fault = value === undefined ? undefined : findFault(value);
    if (fault) throw new UsageError(`--${option}: ${fault.message}`, fault.help);
    return value ?? otherwise;
  };
  const { packageName, folder, words } = readProjectName(typed, usual.here);
  return {
    packageName,
    folder,
    template,
    framework,
    name: makePluginName(words),
    description: readOption("description", TEMPLATES[template].description, findDescriptionFault),
    author: readOption("author", usual.author, findAuthorFault),
    category: readOption("category", USUAL_CATEGORY, findCategoryFault),
    hook: false,
  };
}

/** @throws {UsageError} for a library that is unknown, or for which there is no such template. */
function readFramework(given: string | undefined, template: TemplateName): Framework | undefined {
  if (given === undefined) return undefined;
  const framework = readChoice(given, FRAMEWORKS, "--framework");
  const templates = listTemplates(framework);
  if (templates.includes(template)) return framework;
  const help = `Write --template ${templates.join(" or ")}, or leave out --framework`;
  throw new UsageError(`There is no template ${template} for ${framework}`, help);
}

const findDescriptionFault = (answer: string): Fault | undefined => findAnswerFault("description", answer);
const findCategoryFault = (answer: string): Fault | undefined => findAnswerFault("category", answer);

/** Asks for all that is not given as an option. */
export async function askForAnswers(given: GivenAnswers, ask: Ask, usual: DefaultAnswers): Promise<Answers> {
  const typed =
    given.typed ?? (await ask({ text: "Project name", usual: "my-plugin", findFault: usual.findNameFault }));
  // What is wrong with an option is said before the first question.
  const answers = readOptions({ ...given, typed }, usual);
  const isGiven = (option: string): boolean => given.values.has(option);
  const template = isGiven("template") ? answers.template : await askForTemplate(ask);
  const framework =
    isGiven("framework") || isGiven("template") ? answers.framework : await askForFramework(ask, template);
  const name = await ask({
    text: "Name in the marketplace",
    usual: answers.name,
    findFault: (answer) => findAnswerFault("name", answer),
  });
  const description = isGiven("description")
    ? answers.description
    : await ask({ text: "Description", usual: TEMPLATES[template].description, findFault: findDescriptionFault });
  const author = isGiven("author")
    ? answers.author
    : await ask({ text: usual.author ? "Author" : FORM, usual: usual.author, findFault: findAuthorFault });
  const category = isGiven("category")
    ? answers.category
    : await ask({ text: "Category", usual: USUAL_CATEGORY, findFault: findCategoryFault });
  const hook = await ask({ text: "Check each commit with a Git hook?", usual: "no", findFault: findYesOrNoFault });
  return makeAnswers({
    ...answers,
    template,
    framework,
    name,
    description,
    author,
    category,
    hook: isYes(hook),
  });
}

const EXAMPLE = "Ada Byron <ada@example.com>";
const FORM = `Author, such as ${EXAMPLE}`;

function askForTemplate(ask: Ask): Promise<TemplateName> {
  const choices = TEMPLATE_NAMES.map((name) => ({ name, help: TEMPLATES[name].summary }));
  return askForOne(ask, "Template", choices);
}

const PLAIN = "none";

async function askForFramework(ask: Ask, template: TemplateName): Promise<Framework | undefined> {
  const offered = FRAMEWORKS.filter((framework) => listTemplates(framework).includes(template));
  if (offered.length === 0) return undefined;
  const names = [PLAIN, ...offered] as const;
  const help = (name: string): string => (name === PLAIN ? "elements of the browser, without a library" : "components");
  const chosen = await askForOne(
    ask,
    "Library",
    names.map((name) => ({ name, help: help(name) })),
  );
  return chosen === PLAIN ? undefined : chosen;
}

/** The first one is the default. */
async function askForOne<Name extends string>(
  ask: Ask,
  text: string,
  choices: readonly { readonly name: Name; readonly help: string }[],
): Promise<Name> {
  const names = choices.map(({ name }) => name);
  const findFault = (given: string): Fault | undefined => {
    if (names.some((name) => name === given)) return undefined;
    const near = findTyped(given, names);
    const help = near === undefined ? "Write its name or its number" : `Did you mean ${near}?`;
    return { message: `There is no such choice: ${quote(given)}`, help };
  };
  const [usual] = names;
  if (usual === undefined) throw new Error(`Nothing can be chosen for ${text}`);
  const answer = await ask({ text, usual, findFault, choices });
  return names.find((name) => name === answer) ?? usual;
}

/** @throws {UsageError} without an author: a placeholder would stop the first release. */
function makeAnswers(draft: Draft): Answers {
  const author = readAuthorAnswer(draft.author);
  if (author) return { ...draft, author };
  throw new UsageError(
    "A new plugin needs the name and the address of its author",
    `Add --author "${EXAMPLE}" with your own`,
  );
}
