interface Position {
	readonly line: number;
	readonly column: number;
}
interface Range {
	readonly start: Position;
	readonly end: Position;
}
type Location = TextLocation | FileLocation;
interface TextLocation {
	readonly file: string;
	readonly range: Range;
	readonly pointer?: string;
	readonly place?: string;
}
interface FileLocation {
	readonly file: string;
	readonly range?: undefined;
	readonly pointer?: string;
	readonly place?: string;
}
interface Edit {
	readonly file: string;
	readonly range: Range;
	readonly text: string;
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
declare const SEVERITIES: readonly [
	"error",
	"warning",
	"notice"
];
type Severity = (typeof SEVERITIES)[number];
interface Problem<Code extends string = string> {
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
interface Excerpt {
	readonly before: string;
	readonly marked: string;
	readonly after: string;
	/** Whether more of the line is before it. */
	readonly cutBefore?: true;
	/** Whether more of the line is behind it. */
	readonly cutAfter?: true;
}
declare const NOT_COMPARED: readonly [
	"untracked",
	"run",
	"always",
	"unread"
];
type NotCompared = (typeof NOT_COMPARED)[number];
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
/** Something that was not judged, because what it takes is absent. */
export interface NotJudged {
	/** The checks that would have judged it. */
	readonly checks: readonly string[];
	/** What was not judged and why, in one sentence. */
	readonly message: string;
	readonly location: Location;
}
type ManifestVersion = 1;
type Name = string;
type Version = string;
type Description = string;
type Type = "dashboard-widget" | "cli-tool" | "service" | "page" | "hybrid";
type Author = string | Author1;
type Category = "productivity" | "communication" | "utilities" | "integrations" | "ai" | "health" | "finance" | "entertainment" | "education" | "other";
type Permission = "network-access" | "storage-read" | "storage-write" | "filesystem-access" | "notifications" | "clipboard-read" | "clipboard-write" | "geolocation" | "camera" | "microphone" | "calendar" | "contacts" | "storage" | "network";
type Permissions = ((Permission & string) | {
	/**
	 * A permission that the host grants.
	 */
	type: "network-access" | "storage-read" | "storage-write" | "filesystem-access" | "notifications" | "clipboard-read" | "clipboard-write" | "geolocation" | "camera" | "microphone" | "calendar" | "contacts" | "storage" | "network";
	/**
	 * Why it is needed.
	 */
	description?: string;
	/**
	 * Whether the plugin needs it: true or false.
	 */
	required?: boolean;
})[];
type MainEntryPoint = string;
type WebEntryPoint = string;
type BackgroundEntryPoint = string;
type Repository = string;
type Homepage = string;
type Bugs = string;
type License = string;
type Keywords = string[];
type Tags = string[];
type LowestHostVersion = string;
type HighestHostVersion = string;
type Commands = Command[];
type Pages = Page[];
type MenuItems = MenuItem[];
type ExternalServices = ExternalService[];
type Webhooks = Webhook[];
type OAuth = OauthProvider[];
type Screenshots = string[];
type ConfigurationSchemaOtherSpelling = JsonSchema1;
/**
 * The manifest.json of a plugin.
 */
export interface PluginManifest {
	/**
	 * The address of this schema, for editors.
	 */
	$schema?: string;
	manifest_version: ManifestVersion;
	name: Name;
	version: Version;
	description: Description;
	type: Type;
	author: Author;
	category: Category;
	permissions: Permissions;
	main?: MainEntryPoint;
	web?: WebEntryPoint;
	background?: BackgroundEntryPoint;
	repository?: Repository;
	homepage?: Homepage;
	bugs?: Bugs;
	license?: License;
	keywords?: Keywords;
	tags?: Tags;
	dependencies?: Dependencies;
	peerDependencies?: PeerDependencies;
	engines?: Engines;
	minHostVersion?: LowestHostVersion;
	maxHostVersion?: HighestHostVersion;
	dashboard_widget?: DashboardWidget;
	commands?: Commands;
	pages?: Pages;
	menu_items?: MenuItems;
	hooks?: LifecycleHooks;
	external_services?: ExternalServices;
	webhooks?: Webhooks;
	oauth?: OAuth;
	config_schema?: ConfigurationSchema;
	default_config?: DefaultConfiguration;
	pricing?: Pricing;
	compatibility?: Compatibility;
	screenshots?: Screenshots;
	configSchema?: ConfigurationSchemaOtherSpelling;
	ui?: UserInterface;
}
interface Author1 {
	/**
	 * The author's name.
	 */
	name: string;
	/**
	 * An address that users can write to.
	 */
	email?: string;
	/**
	 * Address of the author's site.
	 */
	website?: string;
	/**
	 * Address of the author's site.
	 */
	url?: string;
	/**
	 * Address of a square image; 128x128 is recommended.
	 */
	avatar?: string;
}
interface Dependencies {
	[k: string]: string;
}
interface PeerDependencies {
	[k: string]: string;
}
interface Engines {
	/**
	 * The range of Node versions.
	 */
	node?: string;
	/**
	 * The range of npm versions.
	 */
	npm?: string;
}
interface DashboardWidget {
	/**
	 * The name that users see.
	 */
	name?: string;
	/**
	 * What the widget shows.
	 */
	description?: string;
	/**
	 * The exported UI component to mount.
	 */
	component: string;
	/**
	 * Its size in pixels when it is added.
	 */
	defaultSize?: {
		/**
		 * Its width in pixels.
		 */
		width?: number;
		/**
		 * Its height in pixels.
		 */
		height?: number;
	};
	/**
	 * Its size in the grid.
	 */
	size?: "small" | "medium" | "large";
	/**
	 * Where it is put first.
	 */
	position?: "sidebar" | "main" | "floating";
	configSchema?: JsonSchema;
	/**
	 * Icon name or URL.
	 */
	icon?: string;
	/**
	 * A named slot in the host, such as sidebar, header or toolbar.
	 */
	mount_point?: string;
}
interface JsonSchema {
}
interface Command {
	/**
	 * What the user types.
	 */
	name: string;
	/**
	 * What the help says.
	 */
	description: string;
	/**
	 * How it is called.
	 */
	usage?: string;
	/**
	 * Other names of the command.
	 */
	aliases?: string[];
	/**
	 * The options that it takes.
	 */
	options?: CommandOption[];
}
interface CommandOption {
	/**
	 * Its name, without hyphens.
	 */
	name: string;
	/**
	 * What the help says.
	 */
	description?: string;
	/**
	 * The type of its value, such as string or boolean.
	 */
	type?: string;
	/**
	 * The value when it is not given.
	 */
	default?: {
		[k: string]: unknown;
	};
	/**
	 * Whether it must be given.
	 */
	required?: boolean;
}
interface Page {
	/**
	 * A name for the page.
	 */
	name?: string;
	/**
	 * The host's route to it.
	 */
	path: string;
	/**
	 * The exported UI component.
	 */
	component: string;
	/**
	 * The title that users see.
	 */
	title?: string;
	/**
	 * What the page is for.
	 */
	description?: string;
	/**
	 * Icon name or URL.
	 */
	icon?: string;
}
interface MenuItem {
	/**
	 * What users see.
	 */
	label?: string;
	/**
	 * A route that begins with /, or an absolute URL.
	 */
	path: string;
	/**
	 * Icon name or URL.
	 */
	icon?: string;
	/**
	 * Its place in the menu; smaller comes first.
	 */
	order?: number;
	/**
	 * The item that it belongs to.
	 */
	parent?: string;
}
interface LifecycleHooks {
	/**
	 * A function of the plugin's module, or a path to one: "dist/hooks.js#onInstall".
	 */
	onInstall?: string;
	/**
	 * A function of the plugin's module, or a path to one: "dist/hooks.js#onInstall".
	 */
	onEnable?: string;
	/**
	 * A function of the plugin's module, or a path to one: "dist/hooks.js#onInstall".
	 */
	onDisable?: string;
	/**
	 * A function of the plugin's module, or a path to one: "dist/hooks.js#onInstall".
	 */
	onUpdate?: string;
	/**
	 * A function of the plugin's module, or a path to one: "dist/hooks.js#onInstall".
	 */
	onUninstall?: string;
}
interface ExternalService {
	/**
	 * The service's name.
	 */
	name: string;
	/**
	 * The address that its paths are added to.
	 */
	base_url: string;
	/**
	 * Whether users need a key of their own: true or false.
	 */
	api_key_required?: boolean;
	/**
	 * What it is used for.
	 */
	description?: string;
	/**
	 * Address of its documentation.
	 */
	documentation?: string;
}
interface Webhook {
	/**
	 * The webhook's name.
	 */
	name: string;
	/**
	 * Its path on the host.
	 */
	endpoint: string;
	/**
	 * The names of the events, chosen by the plugin.
	 *
	 * @minItems 1
	 */
	events: [
		string,
		...string[]
	];
	/**
	 * What it is for.
	 */
	description?: string;
}
interface OauthProvider {
	/**
	 * The provider's name.
	 */
	provider: string;
	/**
	 * The scopes that are asked for.
	 */
	scopes: string[];
	/**
	 * The path on the host that the provider returns to.
	 */
	redirect_uri: string;
	/**
	 * What it is for.
	 */
	description?: string;
}
interface ConfigurationSchema {
}
interface DefaultConfiguration {
}
interface Pricing {
	/**
	 * free, or another value that the marketplace knows.
	 */
	type?: string;
}
interface Compatibility {
	/**
	 * The range of platform versions.
	 */
	host_version?: string;
	/**
	 * The range of Node versions.
	 */
	node_version?: string;
}
interface JsonSchema1 {
}
interface UserInterface {
	/**
	 * The exported UI component.
	 */
	component?: string;
	/**
	 * A style sheet.
	 */
	styles?: string;
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

export {};
