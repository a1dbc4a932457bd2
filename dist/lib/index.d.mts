/** A fact that is not there, and why: the reason that a check is skipped. */
export interface Absent {
	readonly absent: string;
	/** `false` where there is nothing to check. Otherwise something kept it from being checked. */
	readonly applies?: false;
}
interface OffEntry {
	/** The package.json that has it: the plugin's, or that at the root of the repository. */
	readonly from: string;
	/** Its place in the list. */
	readonly index: number;
	readonly check: string;
	/** A file or a folder, relative to the folder of that package.json; everywhere when left out. */
	readonly file?: string | undefined;
	/** A value, and all that is in it, as a JSON pointer; everywhere when left out. */
	readonly pointer?: string | undefined;
	/** The one value in the file that is accepted. */
	readonly fingerprint?: string | undefined;
	readonly reason: string;
	/** The last day on which the entry is valid, such as 2027-01-31. */
	readonly until?: string | undefined;
}
/**
 * The files of one repository, read-only. Paths are relative to its root, use `/`, and mean exactly the letters
 * they are written with, also on a disk that ignores case. The root itself is "".
 */
export interface Workspace {
	/** Set where these are the files of an archive: then every one of them ships. */
	readonly isArchive?: true;
	entry(path: string): Entry | undefined;
	/** What is in a folder, by name; nothing where there is no folder. */
	list(folder: string): readonly Listed[];
	canList(folder: string): boolean;
	/** Whether a folder is not listed because it has more entries than any archive takes files. */
	isCrowded(folder: string): boolean;
	/**
	 * A regular file's bytes; `undefined` where there is none, or it has more than `maxBytes`. What is read "once" need not be
	 * kept in memory.
	 */
	bytes(path: string, maxBytes?: number, reads?: "once"): Uint8Array | undefined;
	/**
	 * The text of a file that is small and all ASCII, without NUL: its characters are its bytes. Where this is
	 * `undefined`, read the bytes.
	 */
	ascii(path: string): string | undefined;
	/** The first bytes of a regular file, at most `maxBytes`; `undefined` where there is none. */
	head(path: string, maxBytes: number): Uint8Array | undefined;
	/** What git keeps about these files, or why that cannot be read; nothing where there is no repository, as in memory. */
	git(): GitFolder | {
		readonly absent: string;
	} | undefined;
}
interface GitFolder {
	/** A file's bytes; "unreadable" also where it has more than `maxBytes`, is not a regular file, or lies behind a link. */
	file(path: string, maxBytes: number): Uint8Array | "missing" | "unreadable";
	/** What is in a folder; nothing where there is none. */
	list(folder: string): readonly Listed[] | "unreadable";
}
export interface Listed {
	readonly name: string;
	readonly kind: "file" | "folder" | "link" | "special";
}
/**
 * A file is regular and inside the repository, reached directly or through links that stay in it. "outside" is a
 * link that leaves it, "broken" one that leads nowhere, "special" a pipe, a socket or a device.
 */
export type Entry = {
	readonly kind: "file";
	readonly size: number;
	readonly isExecutable?: boolean;
} | {
	readonly kind: "folder" | "outside" | "broken" | "special" | "unreadable";
};
/**
 * A workspace of texts and bytes by their paths, for programs that have no files on a disk.
 *
 * @throws {TypeError} for a path with an empty name, such as `/a` or `a//b`.
 */
export declare function inMemory(files: Readonly<Record<string, string | Uint8Array>>): Workspace;
/** All facts of a plugin that come from its files. Each subject adds its part, and plugin.ts joins them. */
export interface Facts {
}
export type FactName = keyof Facts;
/** The facts of one plugin: those that were asked for and are there, and for the others why not. */
export interface Plugin {
	/** Relative to the repository's root, which is "". */
	readonly folder: string;
	readonly facts: {
		readonly [Name in FactName]: Facts[Name] | Absent;
	};
}
type GivenFacts = {
	readonly [Name in FactName]?: Facts[Name] | Absent;
};
interface Reading {
	readonly workspace: Workspace;
	readonly folder: string;
	readonly reportedWith: string | undefined;
	/** Texts that this reader has kept for the next reading, in a process that goes on. */
	readonly kept?: Map<string, string>;
	fact<Name extends FactName>(name: Name): Promise<Facts[Name] | Absent>;
}
/** A point in a text. Lines and columns start at 1; a column counts UTF-16 units. */
export interface Position {
	readonly line: number;
	readonly column: number;
}
/** From `start` up to, not including, `end`. */
export interface Range {
	readonly start: Position;
	readonly end: Position;
}
interface Span {
	readonly start: number;
	readonly end: number;
}
/** Where something is: in the text of a file, or the file alone. */
export type Location = TextLocation | FileLocation;
/**
 * A stretch of a file's text; for JSON with the pointer (RFC 6901) of the value, and with its place: the same, with the
 * items of lists by their names or texts, which stays as it is when items come and go.
 */
export interface TextLocation {
	readonly file: string;
	readonly range: Range;
	readonly pointer?: string;
	readonly place?: string;
}
/** A file without a text to point into: it is missing, or a program gave its value, whose parts have pointers. */
export interface FileLocation {
	readonly file: string;
	readonly range?: undefined;
	readonly pointer?: string;
	readonly place?: string;
}
/** Replace the text in a range. A fix is a list of edits that do not overlap. */
export interface Edit {
	readonly file: string;
	readonly range: Range;
	readonly text: string;
}
interface TextChange {
	readonly file: string;
	readonly before: string;
	readonly after: string;
}
type FileChange = (TextChange & {
	/** Whether a link is on the way to it. */
	readonly linked: boolean;
}) | {
	readonly file: string;
	readonly left: string;
};
type Oddity = Span & ({
	readonly kind: "comment" | "trailing-comma" | "lone-surrogate" | "number";
} | {
	readonly kind: "control-character";
	readonly character: string;
} | {
	readonly kind: "duplicate-key";
	readonly key: string;
	readonly earlier: number;
});
/** The lines of a text: turns offsets into places and places into text. */
export interface Lines {
	readonly text: string;
	readonly count: number;
	/** The place of an offset in UTF-16 units; an offset past the end is the end. */
	position(offset: number): Position;
	offset(place: Position): number;
	range(start: number, end: number): Range;
	/** A line without its line break; `undefined` past the last one. */
	line(number: number): string | undefined;
	slice(range: Range): string;
}
/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
export declare function indexLines(text: string): Lines;
interface JsonProblem {
	readonly kind: "unreadable" | "byte-order-mark" | "merge-conflict" | "syntax" | Oddity["kind"];
	/** The key, the string or the number that is wrong, as it is written; of a text that is no JSON, what is not expected. */
	readonly subject?: string;
	/** Missing where the file as a whole cannot be read. */
	readonly range?: Range;
	readonly message: string;
	readonly help: string;
	/** What the help says as edits, where a program can do it; `fix` where it is certainly meant. */
	readonly edits?: readonly Edit[];
	readonly fix?: readonly Edit[];
}
type Path = readonly (string | number)[];
/** A JSON text, or a value in place of one, with the place of every part and the edits that change one. */
export interface JsonText<Place extends Location = Location> {
	readonly file: string;
	/** The value, as `JSON.parse` gives it; `undefined` when there is none. */
	readonly value: unknown;
	readonly problems: readonly JsonProblem[];
	/**
	 * The place of a value, looked up when its range or pointer is read. The place of a missing value is the opening
	 * bracket of its container.
	 */
	at(...path: Path): Place;
	/** The place of a key; of a missing one, as {@link JsonText.at} has it. */
	keyAt(...path: Path): Place;
	/** What writes another value in the place of one. Like all edits: none where the path leads nowhere, or without a text. */
	replace(path: Path, value: unknown): readonly Edit[];
	/** What removes an item or a key with its value, and the comma that is then too much. */
	remove(path: Path): readonly Edit[];
	/** What gives a key another name. */
	rename(path: Path, key: string): readonly Edit[];
	/** What adds a key to the end of an object that has none of that name. */
	add(path: Path, key: string, value: unknown): readonly Edit[];
	/** What adds items to the end of an array. */
	append(path: Path, items: readonly unknown[]): readonly Edit[];
}
interface Help {
	/** An imperative sentence. */
	readonly sentence: string;
	/** Each of them alone ends the problem, and brings no other. */
	readonly ways: readonly Way[];
}
type Way = {
	readonly title: string;
} & Operation;
type Operation = {
	readonly kind: "edit";
	readonly edits: readonly Edit[];
	/** Whether this is what the author meant, so that `--fix` may do it. */
	readonly isCertain?: true;
} | {
	readonly kind: "move";
	readonly file: string;
	readonly to: string;
} | {
	readonly kind: "delete";
	readonly file: string;
} | {
	readonly kind: "run";
	readonly command: string;
} | {
	readonly kind: "decide";
	readonly because: Reason;
};
declare const REASONS: {
	readonly meaning: "only the author knows what is meant";
	readonly text: "a person writes the text";
	readonly image: "a person makes the image";
	readonly source: "the source of the plugin is changed, and the plugin is built again";
	readonly commands: "the plugin's own commands are run, and a person fixes what they report";
	readonly build: "the plugin is built again, in a way that its author chooses";
	readonly workflow: "a person decides what the workflow may do, and when";
	readonly disk: "the file is on a disk, a server or a link that this run does not reach";
	readonly call: "the check is started again, in another way";
	readonly answer: "somebody else is asked, and a person reads the answer";
	readonly secret: "a person revokes the secret, and removes it from the history";
};
type Reason = keyof typeof REASONS;
type JsonObject = Readonly<Record<string, unknown>>;
interface JsonObjectText<Place extends Location = Location> extends JsonText<Place> {
	readonly value: JsonObject;
}
/** GitHub's own three words, worst first. */
export declare const SEVERITIES: readonly [
	"error",
	"warning",
	"notice"
];
export type Severity = (typeof SEVERITIES)[number];
/** The codes of problems, each with the sentence that says when it is reported. */
export type Codes<Code extends string = string> = Readonly<Record<Code, string>>;
/** What a check finds. Inspection completes it to a finding. */
export interface Problem<Code extends string = string> {
	/** Names what is wrong, among all that the check can report. It stays the same when the message is reworded. */
	readonly code: Code;
	/** What the problem is about, where its place does not say that: a permission, a package, a missing key or file. */
	readonly subject?: string | readonly string[] | undefined;
	/** How many it sums up that are not listed one by one; 1 when left out. */
	readonly times?: number | undefined;
	/** Where it is; the manifest when left out. */
	readonly at?: Location | undefined;
	/** What is wrong, in one sentence in the present tense, the plugin's own words in quotes. */
	readonly message: string;
	/** What to do: an imperative sentence, alone or with the ways that it names. */
	readonly help?: string | Help | undefined;
	/** Edits that certainly fix it, where the help is a sentence alone; an empty list is the same as none. */
	readonly fix?: readonly Edit[] | undefined;
	/** The last lines that a command of the plugin printed. */
	readonly printed?: readonly string[] | undefined;
	/** Whether the place contains a secret: then the line is not shown. */
	readonly secret?: boolean | undefined;
	/** Names the value that was found, so that exactly this value can be accepted. */
	readonly fingerprint?: string | undefined;
	/** Replaces the check's own severity. */
	readonly severity?: Severity | undefined;
	/** The severity under `strict`, where it differs. */
	readonly strict?: Severity | undefined;
	/** The severity on a release, where it differs. */
	readonly release?: Severity | undefined;
	/** The severity on a release whose notes come from the changelog, where it differs. */
	readonly notesRelease?: Severity | undefined;
	/** The severity on a release to npm, where it differs. */
	readonly npmRelease?: Severity | undefined;
}
type CheckFacts<Need extends FactName, Want extends FactName = never> = {
	readonly [Name in Need]: Facts[Name];
} & {
	readonly [Name in Want]: Facts[Name] | Absent;
};
interface SwitchedOff {
	/** The ids of all checks that exist. */
	readonly known: readonly string[];
	/** The ids of those that always count. */
	readonly alwaysCounting: ReadonlySet<string>;
	/** The ids of those that were met or not: neither skipped nor crashed. */
	readonly ran: ReadonlySet<string>;
	/** The entries that a finding was found for. */
	readonly used: ReadonlySet<OffEntry>;
	/** Whether the last day of an entry is over. */
	isPast(entry: OffEntry): boolean;
}
/** One requirement on a plugin. */
export interface Check<Need extends FactName = FactName, Want extends FactName = FactName, Code extends string = string> {
	/** Names the requirement, its source file, its page and its fixtures. */
	readonly id: string;
	/** A sentence that is true of a good plugin. */
	readonly title: string;
	readonly severity: Severity;
	/** Whether it counts whatever the repository says: no entry switches it off, and no baseline lists its findings. */
	readonly alwaysCounts?: true;
	/** All that it can report. */
	readonly codes: Codes<Code>;
	/** The manifest's top-level keys that it checks. */
	readonly about?: readonly string[];
	/** The check is skipped, with the reason, when one of these facts is absent. */
	readonly needs: readonly Need[];
	/** Facts that it can do without. */
	readonly wants?: readonly Want[];
	/**
	 * Pure: the same facts give the same problems. An absent fact without any problem skips the check for that reason.
	 */
	run(facts: CheckFacts<Need, Want>): Iterable<Problem<NoInfer<Code>> | Absent>;
	/**
	 * What remains to be reported of switched-off findings after all checks. A check that concludes cannot be switched
	 * off.
	 */
	conclude?(facts: CheckFacts<Need, Want>, switchedOff: SwitchedOff): Iterable<Problem<NoInfer<Code>>>;
	/** What is reported once for a run over all plugins: an entry of a package.json that none of them needs. */
	describeUnused?(json: JsonObjectText, entry: OffEntry): Problem;
}
/** Every check, in the order of the checklist. */
export declare const checks: readonly Check[];
type PlainProblem = Omit<Problem, "code"> & {
	readonly code?: undefined;
};
type PlainCheck<Need extends FactName, Want extends FactName> = Omit<Check<Need, Want>, "codes" | "run" | "conclude" | "describeUnused"> & {
	readonly codes?: undefined;
	run(...facts: Parameters<Check<Need, Want>["run"]>): Iterable<PlainProblem | Absent>;
};
/**
 * Defines a check of another program. With `codes`, each problem has one of them. Without, all problems have the code
 * `unmet`, and their messages tell them apart: a reworded message is another finding.
 */
declare function defineCustomCheck<Need extends FactName, Code extends string, Want extends FactName = never>(check: Check<Need, Want, Code>): Check<Need, Want, Code>;
declare function defineCustomCheck<Need extends FactName, Want extends FactName = never>(check: PlainCheck<Need, Want>): Check<Need, Want, "unmet">;
declare const TARGETS: readonly [
	{
		readonly name: "github-release";
		readonly scope: "contents";
		readonly level: "write";
	},
	{
		readonly name: "marketplace";
		readonly scope: "id-token";
		readonly level: "write";
		readonly unless: "marketplace-token";
		readonly auth: "marketplace-auth";
		readonly impliedBy: "marketplace-url";
	},
	{
		readonly name: "npm";
		readonly scope: "id-token";
		readonly level: "write";
		readonly unless: "npm-token";
	}
];
type Target = (typeof TARGETS)[number]["name"];
interface Excerpt {
	readonly before: string;
	readonly marked: string;
	readonly after: string;
	/** Whether more of the line is before it. */
	readonly cutBefore?: true;
	/** Whether more of the line is behind it. */
	readonly cutAfter?: true;
}
interface PluginChange {
	/** Whether the base has the plugin: not at all, or in another folder. */
	readonly kind: "added" | "renamed" | "kept";
	/** The folder in the base of a plugin that is renamed; "." is the root. */
	readonly from?: string | undefined;
	/** The findings of the base that are gone, by file. */
	readonly fixed: readonly FixedFinding[];
	/** What the change adds to suppress findings, by file and line. */
	readonly suppressions: readonly AddedSuppression[];
}
interface FixedFinding {
	readonly check: string;
	readonly code: string;
	readonly severity: Severity;
	readonly message: string;
	/** The page of the check; left out while it has no address. */
	readonly url?: string | undefined;
	/** Relative to the root of the repository, as the base has it. */
	readonly file: string;
}
interface AddedSuppression {
	readonly kind: "off" | "baseline";
	readonly check: string;
	readonly file: string;
	/** From 1; where it is not known, left out. */
	readonly line?: number | undefined;
	/** The reason that an entry of `off` gives, or the message that a baseline lists. */
	readonly reason: string;
	/** How many findings of this run it suppresses. */
	readonly findings: number;
}
interface RemovedPlugin {
	/** Relative to the root of the repository; "." is the root. */
	readonly path: string;
	/** How many files its folder still has. Without its manifest, none of them is checked. */
	readonly filesLeft: number;
}
declare const NOT_COMPARED: readonly [
	"untracked",
	"run",
	"always",
	"unread"
];
type NotCompared = (typeof NOT_COMPARED)[number];
type LogLevel = "debug" | "info" | "warn" | "error";
declare const HOOKS: readonly [
	"onInstall",
	"onEnable",
	"onDisable",
	"onUpdate",
	"onUninstall"
];
type HookName = (typeof HOOKS)[number];
interface LifecycleRun {
	/** The file that was loaded first, or that could not be loaded, relative to the repository's root. */
	readonly entry: string;
	/** The global of browsers that the plugin needed, or "document" for a component. Then it got a small DOM. */
	readonly dom?: string;
	/** The browser that it had instead, by its name and version. */
	readonly browser?: string;
	/** Whether it has no hooks: then what it does while it is loaded may be its work. */
	readonly hasNoHooks?: boolean;
	/** The first native add-on that was loaded: no guard sees what it does. */
	readonly unguarded?: string;
	/** The settings that were read, and whose values were generated. */
	readonly generated?: readonly string[];
	/** In the order of the lifecycle. The first is the loading. */
	readonly steps: readonly LifecycleStep[];
	/** What the plugin did that needs a permission, each once. */
	readonly uses: readonly PermissionUse[];
	/** What was still stored after the removal. */
	readonly left?: LeftValues;
	/** The keys whose values the second update has added to once more. */
	readonly grown?: readonly string[];
	/** Further runs: with what another one had stored, or of another entry point. */
	readonly laterLives?: readonly LaterRun[];
}
interface LeftValues {
	/** The first keys, sorted. */
	readonly keys: readonly string[];
	/** How many there are besides. */
	readonly more: number;
}
interface LaterRun {
	/**
	 * `restart`: after the installation, in a new process. `earlier`: an earlier version, until it was disabled.
	 * `update`: this version, with what the earlier one had stored. `load`: another entry point is loaded, alone.
	 * `unset`: this version, as a new user has it, without optional settings that have no default.
	 */
	readonly kind: "restart" | "earlier" | "update" | "load" | "unset";
	/** The settings that are unset. */
	readonly settings?: readonly string[];
	/** The file that is loaded, relative to the repository's root. */
	readonly entry?: string;
	/** The version that was there before an update, or is. */
	readonly from?: string;
	readonly steps: readonly LifecycleStep[];
	readonly left?: LeftValues;
	readonly lost?: readonly LostValue[];
}
interface LostValue {
	readonly key: string;
	readonly step: StepName;
	readonly at?: Location;
	/** What the earlier version has stored and nothing reads any more; left out where it was stored under this key. */
	readonly unread?: readonly string[];
	/** Whether it was written over, and not read before. */
	readonly isOverwritten?: boolean;
}
interface LifecycleStep {
	readonly name: StepName;
	/** 2 for the second call of the same hook or the second component, and so on. */
	readonly nth: number;
	/** The component that is mounted or removed, as the manifest names it. */
	readonly component?: string;
	readonly outcome: StepOutcome;
	/** Where the hook is in the source: of one that has failed, if nothing else says where. */
	readonly at?: Location;
	readonly milliseconds: number;
	readonly logged: readonly {
		readonly level: LogLevel;
		readonly message: string;
	}[];
	readonly stored: readonly {
		readonly key: string;
		readonly change: "set" | "deleted";
	}[];
	readonly notified: readonly {
		readonly title: string;
		readonly message: string;
		readonly kind: string;
	}[];
	/** The lines that it printed. */
	readonly printed: readonly string[];
	/** Errors that nothing caught, while the step ran or after it. */
	readonly uncaught: readonly LifecycleError[];
	/** What the host refused to do for the plugin. */
	readonly refused: readonly RefusedAct[];
	/** What it used and the small DOM does not have, each once. */
	readonly gaps?: readonly DomGap[];
	/** What was still there a moment after `onDisable`, or `onUninstall`, and must not be. */
	readonly open: readonly OpenResource[];
	/** How many events are left out of these lists. */
	readonly more: number;
}
type StepName = "load" | HookName | "mount" | "unmount" | "command";
type StepOutcome = {
	readonly kind: "done";
	/** What a command returned, as a text; left out where it returned nothing. */
	readonly returned?: string | undefined;
}
/** The plugin has no such hook. */
 | {
	readonly kind: "no-hook";
}
/** It is a generator: a call runs nothing of its body. */
 | {
	readonly kind: "never-runs";
} | {
	readonly kind: "threw";
	readonly error: LifecycleError;
}
/** It failed, and does not where it gets a stand-in for these. */
 | {
	readonly kind: "needs";
	readonly error: LifecycleError;
	readonly needs: readonly Need[];
}
/** It failed, perhaps only without these: no run has shown whether it also fails with them. */
 | {
	readonly kind: "not-judged";
	readonly error: LifecycleError;
	readonly needs: readonly Need[];
}
/** Nothing here can mount such a component. */
 | {
	readonly kind: "not-mounted";
	readonly why: string;
}
/** The manifest names a function that the built code does not have. */
 | {
	readonly kind: "missing";
	readonly hook: string;
	readonly functions: readonly string[];
}
/** Its promise can never settle: nothing is left that could do it. */
 | {
	readonly kind: "never-settles";
} | {
	readonly kind: "time-limit";
	readonly seconds: number;
	readonly at?: Location;
} | {
	readonly kind: "memory-limit";
	readonly megabytes: number;
	readonly at?: Location;
}
/** The process ended by itself. */
 | {
	readonly kind: "ended";
	readonly how: string;
	readonly at?: Location;
}
/** It used the descriptor of the host's private channel. */
 | {
	readonly kind: "interfered";
	readonly at?: Location;
} | {
	readonly kind: "not-called";
	readonly why: string;
};
interface Need {
	/**
	 * `network`: an address. `setting`: the name of a setting whose value is generated. `browser`: what the small DOM does
	 * not have. `page`: an element of the host's page. `context`: a member that the specification does not list. `props`: a
	 * property of a component. `refused`: what a guard refuses, such as `read /etc/hosts`.
	 */
	readonly kind: NeedKind;
	readonly name: string;
}
type NeedKind = "network" | "setting" | "browser" | "page" | "context" | "props" | "refused";
interface LifecycleError {
	/** `TypeError`; "" for what is not an error. */
	readonly name: string;
	readonly message: string;
	/** The first place in the plugin's own code: in its source, where a source map says so. */
	readonly at?: Location;
	/** The file of the plugin that it says is missing. */
	readonly missingFile?: MissingFile;
}
interface MissingFile {
	readonly file: string;
	/** The file that was probably meant: its name differs in the case of letters, or has an ending. */
	readonly instead?: string;
	/** How the plugin uses it, if the repository has it and the package does not. */
	readonly unpacked?: "imports" | "opens";
}
interface DomGap {
	/** `canvas`, `WebGL`, `audio`. */
	readonly name: string;
	readonly at?: Location;
}
interface OpenResource {
	/** `a timer`, `a listener on window`. */
	readonly what: string;
	/** Which one, such as the event. */
	readonly name?: string;
	/** Where it was opened, started or added. */
	readonly at?: Location;
}
interface RefusedAct {
	readonly act: "write" | "read" | "start" | "signal" | "load" | "use";
	/** The path, the program, or the part of Node. */
	readonly object: string;
	readonly at?: Location;
}
interface PermissionUse {
	/** As the specification lists it, such as `network-access`. */
	readonly permission: string;
	readonly step: StepName;
	/** The address, the path or the key. */
	readonly object: string;
	readonly at?: Location;
}
interface LifecycleReport {
	/** The file that was loaded first. */
	readonly entry: string;
	/** The global of browsers for which the plugin got a small DOM. */
	readonly dom: string | undefined;
	/** The browser that code of a page ran in instead, by its name and version. */
	readonly browser: string | undefined;
	/** The first native add-on that was loaded: no guard sees what it does. */
	readonly unguarded: string | undefined;
	readonly steps: readonly LifecycleStepReport[];
	/** The permissions that were in use, as far as the host could see it. */
	readonly permissions: readonly string[];
	/** The keys that something was still stored under after the removal. */
	readonly left: readonly string[];
	/** Lives that began with what another life had stored, and other entry points that are loaded. */
	readonly laterLives: readonly LaterRunReport[];
}
interface LaterRunReport {
	/** `restart`, `earlier`, `update`, `load` or `unset`. */
	readonly kind: string;
	/** The other entry point that is loaded. */
	readonly entry: string | undefined;
	/** The version that was there before an update. */
	readonly from: string | undefined;
	readonly steps: readonly LifecycleStepReport[];
	readonly left: readonly string[];
}
interface LifecycleStepReport {
	readonly step: string;
	/** 2 for the second call of a hook. */
	readonly call: number;
	readonly outcome: string;
	readonly milliseconds: number;
	readonly logged: readonly string[];
	readonly printed: readonly string[];
	/** The keys, each with what happened to it. */
	readonly stored: readonly string[];
	readonly notified: readonly string[];
	/** What was still open after it. */
	readonly open: readonly string[];
}
interface PackageDifference {
	readonly before: PackageSummary;
	readonly after: PackageSummary;
	readonly permissions: {
		readonly added: readonly string[];
		readonly removed: readonly string[];
	};
	readonly hosts: NameDifference<NamedHost>;
	readonly packages: NameDifference<InsidePackage> & {
		readonly changed: readonly PackageChange[];
	};
	readonly entryPoints: readonly EntryPointChange[];
	/** What grew most comes first. */
	readonly files: readonly FileDifference[];
}
interface PackageSummary {
	readonly name: string;
	/** Of the plugin; left out if its manifest has none. */
	readonly version?: string;
	readonly sha256: string;
	/** Of the archive itself, in bytes. */
	readonly size: number;
	/** Of all files together, in bytes. */
	readonly unpacked: number;
	readonly files: number;
}
interface NameDifference<Item> {
	readonly added: readonly Item[];
	readonly removed: readonly string[];
	/** What the newer archive has, where not all of the older one is known: it may be new. */
	readonly perhapsAdded: readonly Item[];
	/** What was not read of each archive. */
	readonly unread: {
		readonly before: readonly Unread[];
		readonly after: readonly Unread[];
	};
}
interface Unread {
	/** Left out if it is not known which files there are. */
	readonly file?: string;
	/** It names the file. */
	readonly why: string;
}
interface NamedHost {
	readonly host: string;
	/** The first file that names it. */
	readonly file: string;
}
interface InsidePackage {
	readonly name: string;
	/** Empty if they are not known. */
	readonly versions: readonly string[];
}
interface PackageChange {
	readonly name: string;
	readonly before: readonly string[];
	readonly after: readonly string[];
}
interface EntryPointChange {
	readonly key: string;
	readonly before?: string;
	readonly after?: string;
}
interface FileDifference {
	readonly path: string;
	/** Left out for a file that was added. */
	readonly before?: FileSize;
	/** Left out for a file that was removed. */
	readonly after?: FileSize;
}
interface FileSize {
	readonly size: number;
	/** After gzip; left out if there was too much to measure. */
	readonly gzip?: number;
	readonly isExecutable: boolean;
}
declare const DIFFERENCE_SCHEMA = "plugin-preflight/difference@1";
interface ReportedDifference extends PackageDifference {
	readonly schema: typeof DIFFERENCE_SCHEMA;
	/** Of the archive itself, in bytes. */
	readonly growth: number;
	readonly limit?: {
		/** As `max-growth` gives it, such as `10%`. */
		readonly text: string;
		readonly isExceeded: boolean;
	};
}
declare const OCCASIONS: readonly [
	"pull-request",
	"push",
	"release"
];
export type Occasion = (typeof OCCASIONS)[number];
declare const FAIL_ON: readonly [
	"error",
	"warning",
	"notice",
	"never"
];
export type FailOn = (typeof FAIL_ON)[number];
/** One problem at one place, complete. */
export interface Finding extends Pick<Problem, "code" | "subject" | "times" | "message" | "fix" | "printed" | "secret" | "fingerprint"> {
	readonly check: string;
	/** What to do, as an imperative sentence. */
	readonly help?: string | undefined;
	/** What the help names, each to be done alone; left out where the report was read back. */
	readonly ways?: readonly Way[] | undefined;
	/** Whether its check counts whatever the repository says. */
	readonly alwaysCounts?: true;
	readonly severity: Severity;
	/** Whether a release of this plugin would be stopped by it. */
	readonly stopsRelease: boolean;
	/** The page of the check; left out while it has no address. */
	readonly url?: string | undefined;
	readonly location: Location;
	/** Why it does not count: the reason that the repository gives, or {@link IN_BASELINE}. A release still counts it. */
	readonly suppressed?: string | undefined;
	/** Why it would not count if this were neither a release nor strict. */
	readonly overruled?: string | undefined;
	/**
	 * Whether the base of the pull request has it, too; undefined where that was not compared. It affects the verdict
	 * only where the report has `failOnNew`.
	 */
	readonly age?: Age | undefined;
	/** Why it has no age, where the report was compared with a base. */
	readonly notCompared?: NotCompared | undefined;
	/** The line of its place, where the report was read back: the file may not be here. */
	readonly excerpt?: Excerpt | undefined;
	/** The hash of its identity, where the report was read back. */
	readonly identity?: string | undefined;
	/** GitHub's own hash of its line, where the report was read back. */
	readonly lineHash?: string | undefined;
}
declare const AGES: readonly [
	"new",
	"known"
];
type Age = (typeof AGES)[number];
/** The result of one check. */
export type Outcome = {
	readonly check: string;
	readonly title: string;
	readonly url?: string | undefined;
} & ({
	readonly status: "met";
} | {
	readonly status: "unmet";
	readonly findings: readonly Finding[];
} | {
	readonly status: "skipped";
	readonly reason: string;
	/** `false` where there is nothing to check. */
	readonly applies?: false;
} | {
	readonly status: "crashed";
	readonly error: string;
});
export interface PluginReport {
	/** The plugin's folder relative to the repository's root; "." is the root. */
	readonly path: string;
	/** From the manifest, as written there, where it is a text. */
	readonly name: string | undefined;
	readonly version: string | undefined;
	readonly outcomes: readonly Outcome[];
	/** By file, line, column and check. */
	readonly findings: readonly Finding[];
	/** What the built plugin did, where its hooks were called. */
	readonly lifecycle?: LifecycleReport | undefined;
	/** How its archive differs from an earlier one, where they were compared. */
	readonly difference?: ReportedDifference | undefined;
	/** What a change does to it, where it was compared with a base. */
	readonly change?: PluginChange | undefined;
}
export interface Report {
	readonly occasion: Occasion;
	readonly strict: boolean;
	readonly failOn: FailOn;
	/** Takes the place of `failOn`: only findings that are not known make the report fail, from this severity on. */
	readonly failOnNew?: Severity | undefined;
	/** By path. */
	readonly plugins: readonly PluginReport[];
	/** Why not all plugins that were named are in it. */
	readonly selection?: Selection | undefined;
	readonly baseline?: BaselineUse | undefined;
	/** What the findings were compared with. */
	readonly base?: Base | undefined;
	/** How many checks were chosen by name, where there are more. */
	readonly only?: ChosenChecks | undefined;
	/** What else a person should know of what was checked and what was not, by path. */
	readonly notes?: readonly RunNote[] | undefined;
}
declare const NOTE_SEVERITIES: readonly [
	"warning",
	"notice"
];
interface RunNote {
	readonly severity: (typeof NOTE_SEVERITIES)[number];
	/** Relative to the repository's root, which is "". */
	readonly path: string;
	/** What follows the path and a colon, without a full stop. */
	readonly message: string;
}
interface ChosenChecks {
	readonly chosen: number;
	readonly of: number;
}
interface Base {
	/** The branch. */
	readonly name: string;
	readonly commit: string;
	/** The plugins that only the base has, by path. */
	readonly removed?: readonly RemovedPlugin[] | undefined;
}
interface Selection {
	/** How many plugins were named. */
	readonly of: number;
	/** Only the one that this tag releases. */
	readonly tag?: string | undefined;
	/** Only those that have changed since this commit, branch or tag. */
	readonly changedSince?: string | undefined;
	/** Only this part of them, such as 2/3. */
	readonly shard?: string | undefined;
}
interface BaselineUse {
	readonly file: string;
	/** How many findings it lists that are no longer there. */
	readonly gone: number;
}
export type Verdict = "pass" | "fail" | "broken";
type FailRule = Pick<Report, "failOn" | "failOnNew">;
/** Pass, or fail for a finding that {@link isFailing}; broken when a check crashed, which is never a pass. */
export declare function verdict({ plugins, ...rule }: Pick<Report, "plugins"> & FailRule): Verdict;
interface Origin {
	/** Such as https://github.com/lumen-labs/plugin-preflight. */
	readonly url: string;
	readonly ref: string;
}
interface ToolCopy {
	/** Where it is from; left out while that is unknown. */
	readonly origin?: Origin;
	/** What a person types for the tool's name, ready to paste. */
	readonly command: string;
	/** What a person runs once before that, ready to paste. */
	readonly setup?: string;
}
/** What decides how severe a problem is, besides itself. */
export interface Policy {
	readonly occasion: Occasion;
	/** Valid under both rule sets of the specification: the reference and the sample validator. */
	readonly strict: boolean;
	/** Where a release publishes, if that is known. */
	readonly targets?: readonly Target[] | undefined;
	/** Whether the notes of the release come from elsewhere than only the changelog. */
	readonly hasOtherNotes?: boolean | undefined;
	/** The day of the run, such as 2026-11-21. Without it, no entry that is switched off until some day is past. */
	readonly today?: string | undefined;
	/** The ids of all checks that exist, where not all of them are run. */
	readonly known?: readonly string[];
	/** The ids of those among them that always count. */
	readonly alwaysCounting?: readonly string[];
	/** Where the pages of the checks are, if that is known; as package.json names it where this is left out. */
	readonly origin?: Origin | undefined;
}
/** Runs some checks on a plugin. Pure: the same plugin, checks and policy always give the same report. */
export declare function inspect(plugin: Plugin, checks: readonly Check[], policy: Policy): PluginReport;
/** Something that was not judged, because what it takes is absent. */
export interface NotJudged {
	/** The checks that would have judged it. */
	readonly checks: readonly string[];
	/** What was not judged and why, in one sentence. */
	readonly message: string;
	readonly location: Location;
}
export interface ValidateOptions {
	/** Valid also under the stricter rules of the sample validator; false by default. */
	readonly strict?: boolean;
}
/** What is wrong with a manifest (specification, "Validation result"). */
export interface ManifestResult {
	/** Whether there is no error. */
	readonly valid: boolean;
	readonly errors: readonly Finding[];
	/** Warnings and notices, each with its own severity. */
	readonly warnings: readonly Finding[];
	/** What takes files, or a complete JSON Schema validator: `validate` on the command line checks it. */
	readonly notJudged: readonly NotJudged[];
}
/**
 * Validates a manifest by every rule that needs no files. Synchronous, never throws, and runs in a browser too.
 *
 * @param manifest the text or the bytes of a manifest.json, which give findings with ranges, or its value, which gives
 *   pointers.
 */
export declare function validateManifest(manifest: unknown, { strict }?: ValidateOptions): ManifestResult;
type FoundFile = {
	/** Relative to the plugin's folder, as messages have it. */
	readonly name: string;
	/** Relative to the repository's root, as locations have it. */
	readonly path: string;
} & ({
	readonly state: "file";
	readonly size: number;
} | {
	readonly state: Exclude<Entry["kind"], "file">;
} | {
	readonly state: "missing";
	/** A file that was likely meant: other letter case, another ending, a slip. */
	readonly near: {
		readonly name: string;
		readonly path: string;
	} | undefined;
	/** The names of all files in the folder where it belongs. */
	readonly siblings: readonly string[];
});
interface Bundle {
	/** Relative to the plugin's folder, as messages have it. */
	readonly name: string;
	/** Relative to the repository's root, as locations have it. */
	readonly path: string;
	readonly size: number;
}
interface BundleCode extends Bundle {
	/** Its bytes, a character for each: the words that are looked for are ASCII. */
	readonly latin1: string;
}
interface BuiltCode {
	/** The modules that a host loads, what these import by a path, and chunks that a bundler loads. */
	readonly modules: readonly BundleCode[];
	/** Other code in the same folders: workers, pages, what nothing imports. */
	readonly others: readonly BundleCode[];
	/** Why some module was not read. */
	readonly unreadModule: Absent | undefined;
	/** Why some code was not read, whichever. */
	readonly unread: Absent | undefined;
}
interface SyntaxFault {
	/** Relative to the plugin's folder. */
	readonly file: string;
	/** Whether a host loads it; other code may be a template, or data. */
	readonly isLoaded: boolean;
	/**
	 * What is there in place of JavaScript. `new` is syntax that the engine accepts, and the parser does not; `newer` what
	 * Node.js 20 cannot read.
	 */
	readonly kind: "html" | "json" | "utf-16" | "conflict" | "cut" | "new" | "newer" | "other";
	readonly at: Location;
	/** The text at that place, cut to a few words. */
	readonly words: string;
}
interface CodeSyntax {
	readonly faults: readonly SyntaxFault[];
	/** Why some code was not checked. */
	readonly unchecked: Absent | undefined;
}
interface MapSource {
	/**
	 * Where it is in the repository, from its root; not for files of packages, and none that is outside or made by the
	 * build.
	 */
	readonly path: string | undefined;
	/** The package that it belongs to, when it lies below a `node_modules`. */
	readonly package: string | undefined;
	/** As the map has it. */
	readonly name: string;
	/** The text of the source when the code was built. */
	readonly text: string | undefined;
}
interface SourceMap {
	readonly sources: readonly MapSource[];
	readonly sections: readonly MapSection[];
}
interface MapSection {
	/** Where the part begins in the code; both count from 0. */
	readonly line: number;
	readonly column: number;
	/** In the form of the standard (ECMA-426), not decoded. */
	readonly mappings: string;
	/** The number in {@link SourceMap.sources} of the part's first source. */
	readonly firstSource: number;
}
interface BundlePart {
	/** None for code that the source map does not cover: comments, and what the bundler added. */
	readonly name: string | undefined;
	readonly isPackage: boolean;
	readonly bytes: number;
}
interface BundleWeight {
	/** The number of bytes after gzip. */
	readonly compressed: number;
	/** The bytes of a source map that is inside the code itself. */
	readonly inlineMap: number;
	readonly minified: boolean;
	/** Largest first. */
	readonly parts: readonly BundlePart[] | Absent;
}
type BundledPackages = ReadonlyMap<string, BundledPackage>;
interface BundledPackage {
	/** A file that the source map names, or words that appear in the code. */
	readonly sign: string;
	/** The place of the words. A file of the source map has no place. */
	readonly range: Range | undefined;
}
type ChangedSources = readonly ChangedSource[];
interface ChangedSource {
	/** Relative to the plugin's folder, where it is in it. */
	readonly name: string;
	readonly path: string;
	/** Where the file first differs. */
	readonly from: Position;
}
type EntryFiles = readonly [
	string,
	...string[]
];
declare const ENTRY_KEYS: readonly [
	"main",
	"background",
	"web"
];
interface EntryPoint {
	readonly path: string;
	/** The keys of the manifest that name it; none for `dist/plugin.js`, if nothing names it. */
	readonly keys: readonly EntryKey[];
	/** Where a host loads it. The code of "either" works in at least one of both. */
	readonly home: "node" | "page" | "either";
}
type EntryKey = (typeof ENTRY_KEYS)[number];
type EntryPoints = readonly [
	EntryPoint,
	...EntryPoint[]
];
interface NearHook {
	readonly name: string;
	readonly meant: HookName;
	/** Where it is written, in characters of the code. */
	readonly start: number;
}
type ExportAnswer = {
	readonly kind: "found";
}
/** With the names that there are in its place. */
 | {
	readonly kind: "missing";
	readonly names: readonly string[];
} | {
	readonly kind: "unknown";
	readonly why: string;
};
type Hook = Facts["declaredHooks"][number];
interface ExportAnswers {
	readonly hooks: ReadonlyMap<Hook["name"], ExportAnswer>;
	/** By the name of the component. */
	readonly components: ReadonlyMap<string, ExportAnswer>;
	/** Functions in the place of hooks, where the manifest names none. */
	readonly nearHooks: readonly (NearHook & {
		readonly code: BundleCode;
	})[];
}
type ImportTarget = 
/** A package, an address, or a file that ships: then with its path. */
{
	readonly kind: "met";
	readonly file?: string;
}
/** A package that is nowhere, or a name that `imports` of package.json does not have. */
 | {
	readonly kind: "package" | "internal";
	readonly name: string;
}
/** A module of Node, where a page loads what imports it. */
 | {
	readonly kind: "node";
	readonly name: string;
} | MissingFile$1;
interface MissingFile$1 {
	readonly kind: "file";
	/** Relative to the plugin's folder; as it is written where it leads out of it. */
	readonly name: string;
	/** Whether it is there, and does not ship. */
	readonly isThere: boolean;
	/** What could be written in its place. */
	readonly meant?: string;
}
interface UnmetImports {
	/** Each package and each file once, what the plugin cannot be loaded without first. */
	readonly imports: readonly UnmetImport[];
	/** Why some module was not looked into. */
	readonly unread: Absent | undefined;
}
type Unmet = Exclude<ImportTarget, {
	readonly kind: "met";
}>;
interface UnmetImport {
	readonly target: Unmet;
	/** As the first place has it. */
	readonly specifier: string;
	/** The module of the first place, relative to the plugin's folder. */
	readonly file: string;
	/** In the author's source, or else in the built code. */
	readonly at: Location;
	/** Whether the plugin cannot be loaded without it; else the import may be tried, or done later, or not at all. */
	readonly isCertain: boolean;
	/** How many other places import the same. */
	readonly others: number;
}
interface PackagesInside {
	/** By name, the versions that the source maps name: pnpm and Yarn have them in the paths of packages. */
	readonly packages: ReadonlyMap<string, ReadonlySet<string>>;
	/** The files that may have more packages inside. */
	readonly unread: readonly UnreadCode[];
}
interface UnreadCode {
	/** Relative to the repository's root. `undefined` if it is not known which files there are. */
	readonly file: string | undefined;
	/** Such as `dist/plugin.js names no source map`. */
	readonly why: string;
}
interface NamedHosts {
	/** By host, as an address has it, with the port: the first file that names it, relative to the repository's root. */
	readonly hosts: ReadonlyMap<string, string>;
	/** The files that may name more hosts. */
	readonly unread: readonly UnreadCode[];
}
type ImportedPackages = ReadonlySet<string>;
interface PermissionSigns {
	/** Whether a permission may be in use, however unlikely it is. Some permissions are never visible in code. */
	mayUse(permission: string): boolean;
	/** Why the code does not show all that the plugin uses. */
	findHidden(): string | undefined;
}
interface OriginalPosition extends Position {
	readonly source: MapSource;
}
type CodeOwner = {
	readonly kind: "own";
	readonly original?: OriginalPosition;
} | {
	readonly kind: "package";
	readonly package: string;
}
/** What the bundler itself has added. */
 | {
	readonly kind: "bundler";
}
/** `isPlain` of code that reads as it was written, without a trace of a bundler. */
 | {
	readonly kind: "unknown";
	readonly hasMap: boolean;
	readonly isPlain: boolean;
};
interface PermissionCall {
	readonly permission: string;
	/** What is called: `fetch`, `navigator.clipboard.readText`, `fs.readFile`. */
	readonly name: string;
	/** Offsets in the text. */
	readonly start: number;
	readonly end: number;
	/** Whether it is called. What is only passed on, another function may call. */
	readonly isCalled: boolean;
	/** Whether it reads a file that may be one of the plugin's own. */
	readonly mayBeOwnFile: boolean;
}
interface UndeclaredUses {
	/** In the order of the code. */
	readonly uses: readonly CodeUse[];
	/** Code that looks as if it used something, and could not be looked into. */
	readonly unread: Absent | undefined;
}
interface CodeUse extends Omit<PermissionCall, "start" | "end"> {
	/** The file of the built code, relative to the plugin's folder. */
	readonly file: string;
	readonly owner: Exclude<CodeOwner["kind"], "bundler">;
	/** The package whose code it is. */
	readonly package: string | undefined;
	/** Code without a source map that shows no trace of a bundler. */
	readonly isPlain: boolean;
	readonly hasMap: boolean;
	/** In the author's source, or else in the built code. */
	readonly at: Location;
}
interface BundleFacts {
	/** The built code, `dist/plugin.js`. */
	readonly bundleFile: FoundFile;
	readonly bundle: Bundle;
	/** The bytes of the bundle; absent where it is much too large. */
	readonly bundleCode: BundleCode;
	readonly sourceMap: SourceMap;
	/** What makes the bundle large; absent where it is far from the limit. */
	readonly bundleWeight: BundleWeight;
	readonly bundledPackages: BundledPackages;
	readonly importedPackages: ImportedPackages;
	readonly changedSources: ChangedSources;
	readonly entryPoints: EntryPoints;
	/** Their paths. */
	readonly entryFiles: EntryFiles;
	/** Whether `web` is a module of JavaScript, or something else such as an HTML file. */
	readonly webEntry: {
		readonly kind: "module" | "other";
	};
	readonly builtCode: BuiltCode;
	readonly packagesInside: PackagesInside;
	readonly namedHosts: NamedHosts;
	/** The files of the built code that are not JavaScript. */
	readonly codeSyntax: CodeSyntax;
	readonly permissionSigns: PermissionSigns;
	readonly undeclaredUses: UndeclaredUses;
	/** What the built code imports and nothing satisfies. */
	readonly unmetImports: UnmetImports;
	/** Whether the built code exports what the manifest names. */
	readonly exportAnswers: ExportAnswers;
}
interface ConfigFault {
	/** Where the value is in the manifest. */
	readonly path: Path;
	/** The keyword that forbids it, or what else went wrong. */
	readonly keyword: string;
	readonly params: Readonly<Record<string, unknown>>;
}
interface ConfigFaults {
	readonly faults: readonly ConfigFault[];
}
interface ConfigSchemaFacts {
	/**
	 * What only a complete JSON Schema validator can find in the configuration; absent where no thread can be started.
	 */
	readonly configFaults: ConfigFaults;
}
declare const CONFIGURED_COMMANDS: readonly [
	"test",
	"lint",
	"typecheck"
];
interface ConfiguredText {
	readonly text: string;
	readonly from: string;
}
interface ConfiguredPeer extends ConfiguredText {
	readonly index: number;
}
interface Configuration {
	/** Other commands than the scripts of package.json. */
	readonly commands: Readonly<Partial<Record<(typeof CONFIGURED_COMMANDS)[number], ConfiguredText>>>;
	/** Packages that the host provides besides the known ones: they belong in peerDependencies. */
	readonly peers: readonly ConfiguredPeer[];
	/** The checks that it switches off, and why. */
	readonly off: readonly OffEntry[];
	/** The file of known findings, relative to the repository's root. */
	readonly baseline?: ConfiguredText;
}
interface RootPackage {
	/** Left out where it does not name this tool, or cannot be read. */
	readonly json?: JsonObjectText<TextLocation>;
	/** What it configures. */
	readonly configuration?: Configuration;
	/** What keeps its configuration from being read: a clause, and its place. */
	readonly fault?: {
		readonly why: string;
		readonly at: Location;
	};
}
interface ConfigurationFacts {
	/** How package.json, and that at the root of the repository, configure the checks of this plugin. */
	readonly configuration: Configuration;
	/** The configured baseline, where its file is not there. */
	readonly missingBaseline: {
		readonly missing: ConfiguredText | undefined;
	};
	readonly sharedConfiguration: SharedConfiguration;
}
interface SharedConfiguration extends RootPackage {
	/** Whether it holds for other plugins as well: then one plugin cannot say that an entry is unused. */
	readonly isShared: boolean;
	/** Whether what is wrong with it is reported with this plugin. Where the plugin is at the root, it is its own. */
	readonly isReported: boolean;
	/** Whether the root is a plugin: then its package.json ships. */
	readonly ships: boolean;
}
interface Heading {
	/** From 1, the document's title, to 6. */
	readonly level: number;
	/** What a reader sees: without markup, and in one line. */
	readonly title: string;
	/** The title as it is in the source; of an empty title, the marks of the heading. */
	readonly range: Range;
	/** `# Title`, a title that is underlined, `<h1>Title</h1>`, or a paragraph of one line that is taken for a title. */
	readonly style: "atx" | "setext" | "html" | "line";
}
interface Section {
	readonly heading: Heading;
	readonly body: Range;
	/** Whether nothing in the body is seen by a reader but other headings: comments, anchors and rules are not. */
	readonly isEmpty: boolean;
}
interface FoundHeading extends Omit<Heading, "range">, Span {
	/** All of the heading, with its marks. */
	readonly from: number;
	readonly to: number;
	/** Whether anything is seen between it and the next heading. */
	filled: boolean;
}
type EncodingFault = {
	readonly kind: "encoding";
	readonly name: "UTF-16" | "UTF-32";
}
/** `at` is the offset in `text`, in UTF-16 units; `byte` the offset in bytes, from 0. */
 | {
	readonly kind: "byte";
	readonly value: number;
	readonly byte: number;
	readonly at: number;
};
interface TextFile {
	/** Relative to the plugin's folder, as messages have it. */
	readonly name: string;
	/** Relative to the repository's root, as locations have it. */
	readonly path: string;
	/** With a byte order mark, if there is one. U+FFFD replaces bytes that are not UTF-8. */
	readonly text: string;
	readonly fault?: EncodingFault;
	/** Whether the file goes on after the text. */
	readonly isCut: boolean;
}
interface LicenseTexts extends TextFile {
	/** In the order of the file; empty for a text that is none of the common ones. */
	readonly licenses: readonly LicenseText[];
	/** Where a copied license still has [year] or [fullname]. */
	readonly placeholder: Range | undefined;
}
interface LicenseText {
	/** As people call it, such as GPL-3.0. */
	readonly name: string;
	/** The SPDX identifiers of this text. */
	readonly ids: readonly string[];
	/** Whether it begins the file, behind a title and lines of copyright at most. */
	readonly isFirst: boolean;
}
interface ChangelogTitle {
	/** The version as written, without a `v` before it; "" under "Unreleased". */
	readonly version: string;
	/** Whether that is a whole semantic version, and not such as `1.2`. */
	readonly isExact: boolean;
	/** The package that is named before the version, as in `tides@1.2.0`. */
	readonly package: string | undefined;
	/** The first date of the form `2026-01-31`. */
	readonly date: string | undefined;
	readonly isUnreleased: boolean;
}
interface Changelog {
	readonly file: string;
	readonly text: string;
	/** Whether only the beginning of a very long file was read. */
	readonly isCut: boolean;
	/** The entries in their order, without those of other packages. */
	readonly entries: readonly ChangelogEntry[];
}
interface ChangelogEntry extends ChangelogTitle {
	/** The place of its heading's title. */
	readonly at: TextLocation;
	/** The title as it is in the source, with its marks. */
	readonly source: string;
	readonly level: number;
	readonly style: FoundHeading["style"];
	/** The text below the heading. */
	readonly body: string;
	/** The titles of the headings in it, as a reader sees them. */
	readonly titles: readonly string[];
	/** Whether nothing in it is seen by a reader but headings. */
	readonly isEmpty: boolean;
}
interface Version {
	readonly text: string;
	readonly major: number;
	readonly minor: number;
	readonly patch: number;
	/** "A version containing a hyphen", as the specification has it. */
	readonly prerelease: boolean;
	/** The text after `+`, or "". */
	readonly build: string;
}
interface GitRefs {
	readonly tags: readonly GitTag[];
	/** The commit that is checked out; `undefined` before the first one. */
	readonly head: string | undefined;
	/** Whether the clone is missing older commits, and with them most likely tags. */
	readonly isShallow: boolean;
}
interface GitTag {
	readonly name: string;
	/** What the tag names: a commit, or the object of an annotated tag. */
	readonly object: string;
	/** The commit behind it; `undefined` where only the object itself would show it. */
	readonly commit: string | undefined;
}
interface MajorChange {
	readonly isMajor: boolean;
	/** The highest version before it; not looked for where the current one is 0.x. */
	readonly previous: PreviousVersion | undefined;
	/** The changelog's entry of the current version. */
	readonly entry: ChangelogEntry;
	/** The entries of its prereleases: their changes are new since the version before it, too. */
	readonly prereleases: readonly ChangelogEntry[];
}
interface PreviousVersion {
	readonly version: Version;
	readonly from: "changelog" | "tag";
}
interface Tag {
	readonly name: string;
	/** The setting `tag-format`. */
	readonly format?: string | undefined;
	/** The plugin's folder in its repository, if its files are elsewhere. */
	readonly folder?: string;
}
interface Readme extends TextFile {
	readonly sections: readonly Section[];
}
interface DocumentFacts {
	readonly readmeFile: FoundFile;
	readonly licenseFile: FoundFile;
	readonly changelogFile: FoundFile;
	/** The texts as they are in the repository, also when they cannot be read. */
	readonly readmeText: TextFile;
	readonly licenseText: TextFile;
	readonly changelogText: TextFile;
	readonly readme: Readme;
	/** The licenses whose texts are in LICENSE. */
	readonly licenseTexts: LicenseTexts;
	readonly changelog: Changelog;
	readonly majorChange: MajorChange;
	/** The tag that is released: given by whoever releases, and absent otherwise. */
	readonly tag: Tag;
}
interface GitFacts {
	/** The tags of the repository, and the commit that is checked out. */
	readonly gitRefs: GitRefs;
}
interface ImageContent {
	readonly type: string | undefined;
	/** Pixels; undefined where there is no image. */
	readonly width: number | undefined;
	readonly height: number | undefined;
}
type Images = ReadonlyMap<string, ImageContent | Absent>;
interface ScreenshotFolder {
	/** Relative to the plugin's folder, as messages have it. */
	readonly name: string;
	/** Relative to the repository's root, as locations have it. */
	readonly path: string;
	readonly state: Entry["kind"];
	readonly hasImage: boolean;
}
interface Screenshots {
	/** The entries at the names that count. */
	readonly found: readonly ScreenshotFolder[];
	/** A folder that was likely meant, when those names do not exist. */
	readonly near: {
		readonly name: string;
		readonly path: string;
	} | undefined;
}
interface ImageFacts {
	readonly images: Images;
	/** The folders in which the marketplace looks for screenshots. */
	readonly screenshots: Screenshots;
}
interface LifecycleFacts {
	readonly lifecycle: LifecycleRun;
}
interface Manifest extends JsonObjectText {
	/** Unknown keys and the missing required key that each of them most likely is. */
	readonly misspelt: ReadonlyMap<string, string>;
	/** Whether a key is there, or an unknown one was meant for it: then its absence is reported already. */
	has(key: string): boolean;
	/** The value at a path; `undefined` where there is none. */
	valueAt(...path: readonly (string | number)[]): unknown;
}
type DeclaredFile = FoundFile | {
	readonly state: "unsafe";
	readonly why: string;
};
type DeclaredFiles = ReadonlyMap<string, DeclaredFile>;
interface DeclaredComponent {
	readonly place: Path;
	readonly name: string;
	/** Whether it is a path: then it is not a name of an export. */
	readonly isPath: boolean;
}
interface DeclaredHook {
	readonly name: HookName;
	/** As the manifest has it. */
	readonly text: string;
	/** The function's name, with dots; "" for the default export of `file`. */
	readonly function: string;
	/** The module that has it, relative to the repository's root. If left out, any of the plugin's modules. */
	readonly file?: string;
	/** Why no program can find the function, as the end of a sentence. */
	readonly unusable?: string;
}
interface LicenseFacts {
	/** Whether it is an SPDX expression, `UNLICENSED` or `SEE LICENSE IN <file>`. */
	readonly valid: boolean;
	/** The words in it that are neither an SPDX identifier nor an operator, where others are. */
	readonly unknown: readonly string[];
	/** The expressions that it can mean; none where nobody can tell. */
	readonly meant: readonly string[];
}
interface DeclaredPermissions {
	readonly places: ReadonlyMap<string, Path>;
	/** The list has objects, not strings. */
	readonly areObjects: boolean;
}
interface ShapeError {
	/** The place of the value, or of the object where a key is missing or unknown. */
	readonly path: Path;
	readonly keyword: string;
	readonly params: JsonObject;
	/** The part of the schema that contains the keyword. */
	readonly schema: JsonObject;
	/** What the specification only recommends. */
	readonly advisory: boolean;
}
interface Shape {
	readonly errors: readonly ShapeError[];
}
interface ManifestFacts {
	/** The entry at `manifest.json`: the one fact that is never absent. */
	readonly manifestFile: FoundFile;
	/** The same without the size, which changes with every key in an editor: facts of other files follow from this. */
	readonly manifestState: Pick<FoundFile, "state">;
	/** The text of manifest.json, also when it is not JSON. */
	readonly manifestText: JsonText;
	readonly manifest: Manifest;
	/** How the manifest differs from its schema. */
	readonly shape: Shape;
	readonly declaredFiles: DeclaredFiles;
	readonly declaredComponents: readonly DeclaredComponent[];
	readonly declaredHooks: readonly DeclaredHook[];
	readonly declaredPermissions: DeclaredPermissions;
	readonly license: LicenseFacts;
	/** That of package.json. */
	readonly packagedLicense: LicenseFacts;
	readonly missingManifest: MissingManifest;
}
interface MissingManifest {
	/** The folders directly below this one that contain one. */
	readonly nested: readonly string[];
	/** Why the file is not there, though the repository has it. */
	readonly withheld?: "submodule" | "sparse" | "deleted" | undefined;
}
type RuleOrigin = {
	readonly by: "npm" | "package.json";
} | {
	readonly by: "files";
	readonly entry: number;
}
/** With the end of the file, where one more line wins, if other lines include what this one leaves out. */
 | {
	readonly by: "ignore file";
	readonly file: string;
	readonly pattern: string;
	readonly range: Range;
	readonly end?: Position;
};
interface PackedFile {
	/** Relative to the repository's root. */
	readonly path: string;
	readonly size: number;
}
interface PackedFiles {
	/** By path. */
	readonly files: readonly PackedFile[];
	/** Links where files would be packed: npm passes over them without a word. */
	readonly links: readonly string[];
	/** The folders of installed packages that npm would pack. */
	readonly packages: readonly string[];
	/** Why npm may pack something else. */
	readonly incomplete?: string | undefined;
	/** Set where npm itself packs something else than its rules predict here. */
	readonly differsFromRules?: {
		readonly more: readonly string[];
		readonly fewer: readonly string[];
	};
}
interface ArchiveFiles {
	/** By path; relative to the repository's root, as all paths are. */
	readonly files: readonly PackedFile[];
	/** Entries in the archive's folders that must not be shipped. Then there is no archive at all. */
	readonly refused: readonly RefusedEntry[];
	/** What a host needs and the author leaves out. Then there is no archive either. */
	readonly withheld?: readonly WithheldFile[];
	/** Why no archive can contain all that is there. The walk ends where that is known: what comes behind is not looked at. */
	readonly tooLarge?: string;
	/** Whether there are files that are not listed. */
	readonly isCut?: boolean;
	/** Why there may be other files than these. */
	readonly incomplete?: string | undefined;
}
interface RefusedEntry {
	readonly path: string;
	readonly why: "credentials" | "link" | "special" | "unreadable" | "outside" | "pointer" | "submodule";
}
interface WithheldFile {
	readonly path: string;
	readonly neededBy: NeededBy;
	/** Who leaves it out; npm what is in node_modules, package.json what no entry of `files` names. */
	readonly because: RuleOrigin;
	/** The pattern as it is written, where there is one. */
	readonly pattern?: string;
}
type NeededBy = "specification" | "manifest.json" | "package.json";
interface MissingFiles {
	readonly files: readonly string[];
	/** Those below `dist/`, where each build replaces files. */
	readonly built: readonly string[];
	/** Folders, each with a slash at its end, of which a sparse checkout has not even the names of the files. */
	readonly folders: readonly string[];
	/** Whether a sparse checkout leaves out any of them. */
	readonly isSparse: boolean;
}
type NpmPackedFiles = 
/** As npm prints them, but relative to the repository's root. */
{
	readonly files: readonly PackedFile[];
} | {
	readonly refused: string;
} | {
	readonly silent: string;
};
/** Why nothing is packed: one thing that must not or cannot be shipped. */
export interface PackRefusal {
	/** Relative to the root of the repository. `undefined` if it is not about one file. */
	readonly path?: string;
	readonly message: string;
	/** What to do, as an imperative sentence. */
	readonly help: string;
	/** Whether the content of the file is secret. */
	readonly isSecret?: true;
}
interface PackageContents {
	/** What is expected and not packed, or would not be if it were there. */
	readonly leftOut: readonly LeftOut[];
	/** What added to `files` packs all of it; nothing where this alone does not help. */
	readonly additions: readonly string[];
	/** Entries of `files` of which nothing is packed. */
	readonly idle: readonly IdleEntry[];
}
interface LeftOut {
	/** In the package. */
	readonly path: string;
	/** The entry of `files` that is meant to name it. */
	readonly entry: string;
	/** The rule that leaves it out, or the link in its place. */
	readonly because: RuleOrigin | {
		readonly by: "link";
		readonly file: string;
	};
}
interface IdleEntry {
	readonly at: number;
	readonly entry: string;
	/**
	 * `missing`: nothing has the name. `link`: a link has it. `nothing`: npm never packs it. `pattern`: no file
	 * matches.
	 */
	readonly why: "missing" | "link" | "nothing" | "pattern";
	/** The name that was likely meant. */
	readonly near: string | undefined;
}
interface UnshippedEntryPoints {
	readonly entries: readonly UnshippedEntryPoint[];
}
interface UnshippedEntryPoint {
	/** Of the value in package.json. */
	readonly place: Path;
	readonly written: string;
	/** The file that is there and does not ship, relative to the plugin's folder. */
	readonly there?: string;
}
interface NpmFileFacts {
	/** What `npm pack` puts into the package: npm's own answer, where it was asked. */
	readonly packedFiles: PackedFiles;
	/** The same by npm's rules, as they are known here. A release packs by these: it asks no program. */
	readonly filesByRules: PackedFiles;
	/** npm's own answer; only an entry point can ask npm. */
	readonly npmPackedFiles: NpmPackedFiles;
	readonly packageContents: PackageContents;
	/** What ships: whoever asks whether a file ships asks this. */
	readonly archiveFiles: ArchiveFiles;
	/** What ships and cannot, by names and private keys: nothing is packed then. */
	readonly unfitFiles: readonly PackRefusal[];
	/** What npm would also pack, and a release leaves out. */
	readonly npmOnlyFiles: readonly PackedFile[];
	/** What is there where the plugin is installed. */
	readonly shippedFiles: ShippedFiles;
	readonly unshippedEntryPoints: UnshippedEntryPoints;
	/** What is missing in the archive because it is missing in the working tree. */
	readonly missingFiles: MissingFiles;
}
interface ShippedFiles {
	/** Relative to the repository's root. */
	readonly paths: readonly string[];
	/** Whether these are all. If not, any file that is there may ship. */
	readonly isWhole: boolean;
}
interface MergeConflict {
	/** The line that begins the first one, and its place. */
	readonly mark: string;
	readonly range: Range;
	/** The line that ends the first one. */
	readonly end: number;
	readonly count: number;
}
interface LockFile {
	/** The file, or the entry in its place. */
	readonly found: FoundFile;
	/** The version, at each of its places: at the top, and in the list of packages. */
	readonly versions: readonly LockedVersion[];
}
interface LockedVersion {
	readonly version: string;
	readonly at: TextLocation;
	/** What writes another version there. */
	readonly replace: (version: string) => readonly Edit[];
}
declare const KEYS: readonly [
	"dependencies",
	"optionalDependencies",
	"peerDependencies",
	"devDependencies"
];
interface DependencyRange {
	readonly key: (typeof KEYS)[number];
	/** Of the package. */
	readonly name: string;
	readonly range: string;
}
interface PackedRanges {
	readonly replaced: readonly ReplacedRange[];
	/** Those that cannot be installed outside of this repository. */
	readonly uninstallable: readonly UninstallableRange[];
}
interface ReplacedRange extends DependencyRange {
	readonly packed: string;
	/** The file that the value is from. */
	readonly source: string;
}
interface UninstallableRange extends DependencyRange {
	readonly reason: UninstallableReason;
}
type UninstallableReason = 
/** It leads to a file or a folder. */
{
	readonly kind: "path";
}
/** It has a protocol that npm does not know, such as `patch:`. */
 | {
	readonly kind: "protocol";
	readonly protocol: string;
}
/** It has a meaning in its own workspace only, and nothing says which. */
 | {
	readonly kind: "unreadable";
}
/** The package manager does not know such ranges. */
 | {
	readonly kind: "not-replaced";
}
/** No package of the workspace has this name, or is at this path. */
 | {
	readonly kind: "unknown-package";
	readonly named: string;
}
/** The package of the workspace has no version. */
 | {
	readonly kind: "no-version";
	readonly file: string;
}
/** The package of the workspace is never published. */
 | {
	readonly kind: "private";
	readonly named: string;
	readonly file: string;
}
/** The catalog does not have it. */
 | {
	readonly kind: "not-in-catalog";
	readonly catalog: string;
};
interface PackageFacts {
	readonly packageFile: FoundFile;
	readonly packageText: JsonText<TextLocation>;
	readonly packageJson: JsonObjectText<TextLocation>;
	readonly lockFile: LockFile;
	/** By the path of the lock file. */
	readonly lockConflicts: ReadonlyMap<string, MergeConflict>;
	/** By the path of the ignore file. */
	readonly ignoreConflicts: ReadonlyMap<string, MergeConflict>;
	/** What becomes of the ranges in package.json when the plugin is packed. */
	readonly packedRanges: PackedRanges;
}
type Fact = Promise<FactValue>;
type ReadFact = (name: FactName, reading: Reading) => Fact;
interface FactRun extends Omit<Reading, "fact" | "kept"> {
	readonly given: GivenFacts;
	readonly read: ReadFact;
}
interface FactMemory {
	/**
	 * Begins to read the plugin as it is now. A fact is read again only where the files, or another fact, answer otherwise
	 * than when it was read: what it has asked is asked again, so nothing depends on who has seen a change.
	 */
	begin(run: FactRun): (name: FactName) => Fact;
	/** What was read since the last beginning, and not remembered. */
	listRead(): readonly FactName[];
}
type FactValue = Facts[FactName] | Absent;
interface CommandRun {
	/** What was run, as a person would type it: `npm run test`. */
	readonly line: string;
	readonly ending: Ending;
	/** The problems that the tools reported at places in the repository. */
	readonly problems: readonly CommandProblem[];
	/** The number of further problems, beyond those kept here. */
	readonly moreProblems: number;
	/** The problems that another command reports too: they are kept there, and only counted here. */
	readonly repeated?: {
		readonly by: string;
		readonly count: number;
	};
	/** The last lines that were printed, without colours. */
	readonly lastLines: readonly string[];
	/** Processes that the command left running, by their command lines. They were ended. */
	readonly leftRunning: readonly string[];
}
type Ending = {
	readonly kind: "status";
	readonly status: number;
} | {
	readonly kind: "signal";
	readonly signal: string;
} | {
	readonly kind: "time-limit";
	readonly minutes: number;
}
/** The program that should have run it cannot be started. */
 | {
	readonly kind: "no-program";
	readonly program: string;
	readonly why: string;
};
interface CommandProblem {
	readonly at: Location;
	readonly message: string;
}
declare const PACKAGE_MANAGERS: readonly [
	"npm",
	"pnpm",
	"yarn",
	"bun"
];
type ManagerName = (typeof PACKAGE_MANAGERS)[number];
interface PackageManager {
	readonly name: ManagerName;
	/** The version that package.json asks for: `4.1.0` of `packageManager`, or a range of `devEngines`. */
	readonly version?: string | undefined;
	/** Whether nothing names one: then it is npm. */
	readonly isAssumed?: true;
	/** The nearest lock file in the plugin's folder or above; `undefined` where there is none. */
	readonly lockFile: string | undefined;
	/** Whether it is Yarn 1, which has other options than its successors. */
	readonly isClassic?: boolean;
	/** Lock files of other package managers in the same folder. */
	readonly others: readonly string[];
}
declare const COMMANDS: readonly [
	"test",
	"lint",
	"typecheck"
];
type CommandName = (typeof COMMANDS)[number];
type CommandLines = Readonly<Partial<Record<CommandName, string>>>;
type Command = {
	readonly kind: "script";
	readonly script: string;
	readonly text: string;
} | {
	readonly kind: "line";
	readonly line: string;
	/** The package.json that configures it; left out for a caller's. */
	readonly from?: string;
} | {
	/** There is no such script, it is npm's placeholder, or nothing that could be run. */
	readonly kind: "missing" | "placeholder" | "no-text";
	readonly script: string;
};
interface Scripts {
	readonly commands: Readonly<Record<CommandName, Command>>;
	readonly manager: PackageManager;
}
interface ScriptFacts {
	/** Commands that the caller gave, in the place of the plugin's own. */
	readonly givenCommands: CommandLines;
	readonly scripts: Scripts;
	readonly installation: Installation;
	readonly testRun: CommandRun;
	readonly lintRun: CommandRun;
	readonly typecheckRun: CommandRun;
	/** What those commands have made of the files that a release ships. */
	readonly archiveChange: ArchiveChange;
}
interface ArchiveChange {
	readonly changed: readonly string[];
	readonly added: readonly string[];
	readonly removed: readonly string[];
}
interface Installation {
	/** Packages that package.json asks for and that are not there. Where there are any, no command is run. */
	readonly missing: readonly string[];
}
interface SecretKind {
	/** With its article, as a sentence begins with it. */
	readonly name: string;
	/** What to do first, as an imperative. */
	readonly revoke: string;
}
declare const SECRET_KINDS: {
	readonly "age-key": SecretKind;
	readonly "airtable-token": SecretKind;
	readonly "anthropic-key": SecretKind;
	readonly "assigned-key": SecretKind;
	readonly "atlassian-token": SecretKind;
	readonly "aws-access-key-id": SecretKind;
	readonly "aws-secret-access-key": SecretKind;
	readonly "azure-client-secret": SecretKind;
	readonly "azure-devops-token": SecretKind;
	readonly "azure-shared-key": SecretKind;
	readonly "azure-storage-key": SecretKind;
	readonly "basic-credentials": SecretKind;
	readonly "bearer-token": SecretKind;
	readonly "bitbucket-token": SecretKind;
	readonly "brevo-key": SecretKind;
	readonly "buildkite-token": SecretKind;
	readonly "circleci-token": SecretKind;
	readonly "cloudflare-key": SecretKind;
	readonly "cloudflare-origin-key": SecretKind;
	readonly "contentful-token": SecretKind;
	readonly "crates-token": SecretKind;
	readonly "database-password": SecretKind;
	readonly "databricks-token": SecretKind;
	readonly "digitalocean-token": SecretKind;
	readonly "discord-webhook": SecretKind;
	readonly "docker-password": SecretKind;
	readonly "docker-token": SecretKind;
	readonly "doppler-token": SecretKind;
	readonly "dynatrace-token": SecretKind;
	readonly "facebook-token": SecretKind;
	readonly "figma-token": SecretKind;
	readonly "firebase-key": SecretKind;
	readonly "fly-token": SecretKind;
	readonly "github-token": SecretKind;
	readonly "gitlab-token": SecretKind;
	readonly "google-access-token": SecretKind;
	readonly "google-key": SecretKind;
	readonly "google-oauth-secret": SecretKind;
	readonly "google-service-account": SecretKind;
	readonly "grafana-token": SecretKind;
	readonly "groq-key": SecretKind;
	readonly "heroku-key": SecretKind;
	readonly "hugging-face-token": SecretKind;
	readonly "jfrog-key": SecretKind;
	readonly "jfrog-token": SecretKind;
	readonly jwt: SecretKind;
	readonly "langsmith-key": SecretKind;
	readonly "linear-key": SecretKind;
	readonly "mailchimp-key": SecretKind;
	readonly "mailgun-key": SecretKind;
	readonly "mailgun-sending-key": SecretKind;
	readonly "mapbox-token": SecretKind;
	readonly "maven-password": SecretKind;
	readonly "netlify-token": SecretKind;
	readonly "new-relic-key": SecretKind;
	readonly "notion-token": SecretKind;
	readonly "npm-token": SecretKind;
	readonly "nuget-key": SecretKind;
	readonly "nvidia-key": SecretKind;
	readonly "okta-token": SecretKind;
	readonly "one-password-token": SecretKind;
	readonly "openai-key": SecretKind;
	readonly "openrouter-key": SecretKind;
	readonly "perplexity-key": SecretKind;
	readonly "planetscale-token": SecretKind;
	readonly "possible-password": SecretKind;
	readonly "postman-key": SecretKind;
	readonly "private-key": SecretKind;
	readonly "pulumi-token": SecretKind;
	readonly "pypi-token": SecretKind;
	readonly "registry-token": SecretKind;
	readonly "replicate-token": SecretKind;
	readonly "resend-key": SecretKind;
	readonly "rubygems-key": SecretKind;
	readonly "sendgrid-key": SecretKind;
	readonly "sentry-token": SecretKind;
	readonly "shopify-token": SecretKind;
	readonly "short-lived-jwt": SecretKind;
	readonly "slack-token": SecretKind;
	readonly "slack-webhook": SecretKind;
	readonly "square-token": SecretKind;
	readonly "stripe-key": SecretKind;
	readonly "stripe-test-key": SecretKind;
	readonly "supabase-key": SecretKind;
	readonly "tailscale-key": SecretKind;
	readonly "telegram-token": SecretKind;
	readonly "terraform-token": SecretKind;
	readonly "twilio-key": SecretKind;
	readonly "twilio-token": SecretKind;
	readonly "url-password": SecretKind;
	readonly "vault-token": SecretKind;
	readonly "vercel-token": SecretKind;
	readonly "webhook-secret": SecretKind;
	readonly "xai-key": SecretKind;
};
type SecretKindName = keyof typeof SECRET_KINDS;
interface FoundSecret extends SecretKind {
	readonly kind: SecretKindName;
	readonly file: string;
	readonly range: Range;
	readonly fingerprint: string;
	/** How often it occurs in the file. */
	readonly times: number;
	/** The source that a source map has it from. */
	readonly source?: string | undefined;
}
type WhyUnsearched = "too large" | "too much in all" | "unreadable" | "archive";
interface Secrets {
	/** In what ships, and in the built code: by file, and by place within it; each secret once a file. */
	readonly found: readonly FoundSecret[];
	/** In what npm would also pack, and a release leaves out. */
	readonly inNpmOnly: readonly FoundSecret[];
	/** Of what ships. */
	readonly unsearched: readonly UnsearchedFile[];
}
interface UnsearchedFile {
	readonly file: string;
	readonly size: number;
	readonly why: WhyUnsearched | "too much";
	/** The fingerprint of all its bytes, where they could be read. */
	readonly fingerprint?: string | undefined;
}
interface TrackedEnvironment {
	/** The environment files that git tracks in the plugin's folder and below, relative to the repository's root. */
	readonly paths: readonly string[];
	/** Those in the plugin's folder that git neither tracks nor ignores, relative to the repository's root. */
	readonly unignored?: readonly string[];
	/** Why there may be others. */
	readonly unknown?: string;
}
interface SecretFacts {
	/** The places of secrets in what ships, and in what npm would also pack. */
	readonly secrets: Secrets;
	readonly trackedEnvironment: TrackedEnvironment;
}
interface TaggedPackage {
	/** Relative to the repository's root, which is "". */
	readonly folder: string;
	/** The name in package.json. */
	readonly packageName: string | undefined;
	/** `undefined` where the files name no semantic version. */
	readonly version: string | undefined;
}
interface TagRules {
	/** The setting `tag-format`, which replaces all other forms. */
	readonly format?: string | undefined;
	/** Whether the repository has one plugin. Then `release/v1.2.3` is a form, too. */
	readonly isOnly: boolean;
}
interface Placed {
	readonly text: string;
	readonly at: TextLocation;
}
interface Setting {
	readonly key: Placed;
	readonly value: Placed;
}
interface Workflow {
	readonly file: string;
	/** Why GitHub refuses the file. Nothing else is known of such a file. */
	readonly fault?: {
		readonly message: string;
		readonly help: string;
		readonly at: Location;
	};
	readonly triggers?: Triggers;
	/** The jobs that run plugin-preflight. */
	readonly jobs: readonly Job[];
}
interface Triggers {
	/** The key `on`. */
	readonly key: Placed;
	readonly events: readonly Placed[];
	/** The filters of `push` by their keys, such as `tags`; no value is an empty list. */
	readonly push: ReadonlyMap<string, readonly Placed[]>;
	/** The activities of `release`; left out where all of them start the workflow. */
	readonly releaseTypes?: readonly Placed[] | undefined;
}
interface Permissions {
	/** The key `permissions`, of the job or else of the workflow. */
	readonly key: Placed;
	/** `read-all` or `write-all`. */
	readonly all?: Placed | undefined;
	readonly scopes: ReadonlyMap<string, Setting>;
}
interface Job {
	/** Its key. */
	readonly id: Placed;
	/** `undefined` where neither the job nor the workflow names any. */
	readonly permissions: Permissions | undefined;
	/** Variables of the whole job, or of the workflow, that contain a secret. */
	readonly secretVariables: readonly Placed[];
	readonly steps: readonly Step[];
}
interface Uses extends Placed {
	/** In lower case, without the `@` and the reference behind it. */
	readonly name: string;
	readonly ref: string | undefined;
}
interface Step {
	/** The action's name, or the command. */
	readonly what: Placed;
	readonly uses?: Uses;
	/** The values under `with`, by key in lower case. */
	readonly inputs: ReadonlyMap<string, Setting>;
	/** Keys whose value is, or likely is, a secret that publishes. */
	readonly publishingSecrets: readonly Placed[];
	/** The command of plugin-preflight that it runs. */
	readonly preflight?: string;
	/** Whether it runs code of the repository or of its dependencies. */
	readonly runsCode: boolean;
	/** Whether it may build the plugin. */
	readonly mayBuild: boolean;
	/** Whether it may bring the plugin's files. */
	readonly mayBring: boolean;
	/** The plugins that it may release; left out where that is not known. */
	readonly released?: ReleasedPlugins;
}
interface ReleasedPlugins extends TagRules {
	readonly plugins: readonly TaggedPackage[];
}
interface Workflows {
	readonly files: readonly Workflow[];
	/** Files that could not be read, and why. */
	readonly unread: readonly {
		readonly file: string;
		readonly why: string;
		readonly help: string;
	}[];
	/**
	 * Whether git ignores folders named `dist` and tracks no built code, as far as the repository's own .gitignore shows.
	 */
	readonly ignoresDist: boolean;
}
interface WorkflowFacts {
	/** The repository's workflows that run this tool. */
	readonly workflows: Workflows;
}
export interface Facts extends BundleFacts, ConfigSchemaFacts, ConfigurationFacts, DocumentFacts, GitFacts, ImageFacts, LifecycleFacts, ManifestFacts, NpmFileFacts, PackageFacts, ScriptFacts, SecretFacts, WorkflowFacts {
}
interface ReadOptions {
	/** The plugin's folder, relative to the workspace's root, which is "" and the default. */
	readonly folder?: string;
	/** The facts to read. */
	readonly needs: Iterable<FactName>;
	/** Facts from an entry point that ran something or asked someone: no file contains them. */
	readonly given?: GivenFacts;
	/** The folder of the plugin that reports the repository's own faults, where that is another. */
	readonly reportedWith?: string | undefined;
	/** What was read of the same plugin before, in a process that goes on. */
	readonly memory?: FactMemory | undefined;
}
/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is not a plugin: every fact but
 * `manifestFile` and `missingManifest` is absent then.
 */
export declare function readPlugin(workspace: Workspace, options: ReadOptions): Promise<Plugin>;
/** One file of an archive, as in a list of files. */
export interface ArchiveEntry {
	/** Relative to the root of the archive, which contains the plugin's folder. */
	readonly path: string;
	readonly size: number;
	readonly sha256: string;
	readonly isExecutable: boolean;
}
/** The differences between two archives, file by file. */
export interface ArchiveDifference {
	readonly added: readonly ArchiveEntry[];
	readonly removed: readonly ArchiveEntry[];
	readonly changed: readonly {
		readonly before: ArchiveEntry;
		readonly after: ArchiveEntry;
	}[];
	/** The difference between the total sizes, in bytes. */
	readonly growth: number;
}
/** Compares the files of two archives. Both lists are sorted by path, and so is the result. */
export declare function compareArchives(before: readonly ArchiveEntry[], after: readonly ArchiveEntry[]): ArchiveDifference;
/** The permissions that a manifest requests and an older one did not, in its own order. */
export declare function findNewPermissions(before: unknown, after: unknown): readonly string[];
declare const WORDS: readonly [
	"changelog",
	"generated",
	"both"
];
type NotesSource = (typeof WORDS)[number] | {
	readonly file: string;
};
type ReplacedRange$1 = Facts["packedRanges"]["replaced"][number];
type UninstallableRange$1 = Facts["packedRanges"]["uninstallable"][number];
interface RangeReplacement {
	readonly ranges: readonly ReplacedRange$1[];
	/** package.json as it is written. */
	readonly before: Uint8Array;
	readonly after: Uint8Array;
}
export interface PackOptions {
	/** The plugin's folder, relative to the root of the workspace. The default is "", the root. */
	readonly folder?: string | undefined;
	/** The tag that is released. The archive is then checked as that release. */
	readonly tag?: string | undefined;
	/** The form of tags, if it is not one of the usual ones. */
	readonly tagFormat?: string | undefined;
	/** The day of the run, such as 2026-11-21. */
	readonly today?: string | undefined;
	/** Where the notes of the release come from. The changelog if left out. */
	readonly notes?: NotesSource | undefined;
	/** Where the release publishes. */
	readonly targets?: readonly Target[] | undefined;
}
/** The archive that a release of a plugin would ship. */
export interface PluginArchive {
	/** Such as `weather-widget-1.4.0.zip`. */
	readonly name: string;
	readonly bytes: Uint8Array;
	readonly sha256: string;
	/** By path. */
	readonly files: readonly ArchiveEntry[];
	/** The commit that is checked out. `undefined` if there is no git repository, or no commit. */
	readonly commit: string | undefined;
	/** Left out if package.json is packed as it is. */
	readonly replacement?: RangeReplacement | undefined;
	/** The dependencies on packages that are never published. */
	readonly unpublished?: readonly UninstallableRange$1[];
}
/**
 * The result of packing. If there is an archive, the report is about its files, so that what ships is what is
 * checked. The places in the report are those in the repository.
 */
export type Packed = {
	readonly state: "packed" | "unfit";
	readonly archive: PluginArchive;
	readonly report: Report;
}
/** The plugin has no name or version, so its archive has no name. */
 | {
	readonly state: "unnamed";
	readonly report: Report;
}
/** Something must not or cannot be shipped. */
 | {
	readonly state: "refused";
	readonly refusals: readonly PackRefusal[];
};
/** Packs a plugin in memory, and runs all checks on the archive. Runs nothing of the plugin, and writes nothing. */
export declare function pack(workspace: Workspace, options?: PackOptions): Promise<Packed>;
export interface RunLifeOptions {
	/** The settings; what is left out is the default, or made up by the manifest's schema. */
	readonly config?: Readonly<Record<string, unknown>>;
	/** What an earlier version has stored: a further life is an update from it. */
	readonly update?: {
		readonly from: string;
		readonly stored: Readonly<Record<string, unknown>>;
	};
	/** The only hooks to call, with those that must be called before them. Then there is one life only. */
	readonly only?: readonly HookName[];
	/** How many seconds each hook may take; 30 by default. */
	readonly timeLimit?: number;
}
export interface TestedLife {
	readonly verdict: Verdict;
	/** What `plugin-preflight test` would find, worst first where a list is cut. */
	readonly findings: readonly Finding[];
	/** The result of each call. */
	readonly lifecycle: LifecycleReport;
	/** Why a check was skipped, by its id. */
	readonly skipped: ReadonlyMap<string, string>;
}
/**
 * Runs the built plugin as `plugin-preflight test` does, in a process of its own, for the tests of its author.
 *
 * @param plugin the folder with its manifest.json, as a path or a `file:` address.
 * @throws {UsageError} if the plugin cannot be tested, is not built, or is not checked; and for options that do not fit.
 */
export declare function runLife(plugin: string | URL, options?: RunLifeOptions): Promise<TestedLife>;
type Wrap = (text: string, indent: number) => readonly string[];
interface NextCommands {
	/** What comes before each of the others. */
	readonly setup?: string | undefined;
	/** Applies all fixes. Left out where the files are not at hand, or nothing is left to fix. */
	readonly fix?: string;
	/** Applies the fixes of some plugins, by their paths in the repository. */
	readonly fixPlugins?: (plugins: readonly string[]) => string;
	/** What to do if the base has a finding in built code as well: a sentence without its colon, and a command. */
	readonly acceptBuilt?: {
		readonly sentence: string;
		readonly command: string;
	};
	/** Prints the page of a check, whose id follows. */
	readonly explain: string;
}
/** What a reporter may use in addition to the report. */
export interface View {
	/** The lines of a file that a finding points into. */
	source(file: string): Lines | undefined;
	/**
	 * The path of a file as the reader's shell or browser needs it. By default relative to the root of the repository.
	 */
	readonly pathOf?: ((file: string) => string) | undefined;
	/** The address of some lines of a file at the commit that was checked. */
	readonly link?: ((file: string, range: Range | undefined) => string) | undefined;
	/** The files after all rounds of fixes. Without them, a patch contains the fixes of the report. */
	readonly changes?: readonly FileChange[] | undefined;
	/** The page of a check, as Markdown. */
	readonly page?: ((check: string) => string | undefined) | undefined;
	/** Whether a terminal may show the text: it obeys what is hidden in a file's name. A runner needs the exact name. */
	readonly isForTerminal?: boolean | undefined;
	/** Whether the log of the step already contains the whole report. */
	readonly isLogged?: boolean | undefined;
	/** The path of a file that contains the whole report. */
	readonly whole?: string | undefined;
	/** The size limit of a summary in bytes. By default GitHub's limit. */
	readonly room?: number | undefined;
	/** How findings are shown at their lines. Left out where they are not. */
	readonly annotated?: Annotated | undefined;
	/** Whether the pull request changes the lines of a finding. Such findings come first among equals. */
	readonly isChanged?: ((finding: Finding) => boolean) | undefined;
	/** Whether annotations show what the base has as well, although it does not make the step fail. */
	readonly annotatesExisting?: boolean | undefined;
	/** Additional sentences for the page of the job, in Markdown. */
	readonly remarks?: readonly string[] | undefined;
	/** Additional sections for the page of the job and the comment on a pull request, in Markdown. */
	readonly sections?: readonly string[] | undefined;
	/** Whether another job made the report, which may have run code of the pull request. */
	readonly isUnverified?: boolean | undefined;
	/** Whether the step fails for another reason than its findings. A remark says why. */
	readonly isStopped?: boolean | undefined;
	/** Fixes that are not shown elsewhere, for the page of the job. */
	readonly offer?: PatchOffer | undefined;
	/** The copy of this tool that runs. */
	readonly copy?: ToolCopy | undefined;
	/** Commands for what the reader does next. */
	readonly next?: NextCommands | undefined;
	/** Columns of the terminal. */
	readonly width?: number | undefined;
	/** Breaks sentences for the terminal. Without it, each is one line. */
	readonly wrap?: Wrap | undefined;
	readonly color?: boolean | undefined;
	/** Prints only findings, and nothing at all if there are none. */
	readonly quiet?: boolean | undefined;
}
type Annotated = {
	readonly own: readonly Severity[];
} | {
	readonly count: number;
};
/** Formats a report as text that is safe to print. It contains no command for a terminal or the runner. */
export type Reporter = (report: Report, view: View) => string;
interface PatchOffer {
	readonly block: string | undefined;
	readonly brief: string;
}
/** Every reporter, by the name of its format on the command line. */
export declare const reporters: {
	readonly terminal: Reporter;
	readonly json: Reporter;
	readonly compact: Reporter;
	readonly sarif: Reporter;
	readonly junit: Reporter;
	readonly gitlab: Reporter;
	readonly patch: Reporter;
	readonly github: Reporter;
	readonly markdown: Reporter;
};
declare const LOADERS: {
	readonly terminal: (report: Report) => Promise<Reporter>;
	readonly json: () => Reporter;
	readonly github: (report: Report) => Reporter;
	readonly sarif: () => Promise<Reporter>;
	readonly compact: () => Promise<Reporter>;
	readonly junit: () => Promise<Reporter>;
	readonly gitlab: () => Promise<Reporter>;
	readonly patch: () => Promise<Reporter>;
	readonly markdown: () => Promise<Reporter>;
};
export type Format = keyof typeof LOADERS;
interface DiskWorkspace extends Workspace {
	/** Forgets what was read below a folder, except for some files, as long as they are not too large together. */
	forget(folder: string, except?: ReadonlySet<string>): void;
	/** The bytes of a file as the checks have read it. `undefined` if they were forgotten, or never read. */
	checkedBytes(path: string): Uint8Array | undefined;
}
/** The workspace of a folder on disk. Nothing outside the folder is read, wherever its links lead. */
export declare function diskWorkspace(root: string): DiskWorkspace;

export {
	defineCustomCheck as defineCheck,
};

export {};
