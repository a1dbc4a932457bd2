/**
 * The version of the manifest's form: always 1.
 */
export type ManifestVersion = 1;
/**
 * The plugin's name in the marketplace: 3 to 50 letters, digits, spaces, hyphens and underscores.
 */
export type Name = string;
/**
 * A semantic version, MAJOR.MINOR.PATCH; the same as in package.json.
 */
export type Version = string;
/**
 * What the plugin does, in 10 to 500 characters; 200 are enough.
 */
export type Description = string;
/**
 * What kind of plugin it is; hybrid combines a widget, commands and pages.
 */
export type Type = "dashboard-widget" | "cli-tool" | "service" | "page" | "hybrid";
/**
 * "Name <mail>", or an object with name and email.
 */
export type Author = string | Author1;
/**
 * Where the marketplace lists it.
 */
export type Category = "productivity" | "communication" | "utilities" | "integrations" | "ai" | "health" | "finance" | "entertainment" | "education" | "other";
/**
 * A permission that the host grants.
 */
export type Permission = "network-access" | "storage-read" | "storage-write" | "filesystem-access" | "notifications" | "clipboard-read" | "clipboard-write" | "geolocation" | "camera" | "microphone" | "calendar" | "contacts" | "storage" | "network";
/**
 * What the plugin may do: strings, or objects with a description. An empty list is fine.
 */
export type Permissions = ((Permission & string) | {
    /**
     * A permission that the host grants.
     */
    type: "network-access" | "storage-read" | "storage-write" | "filesystem-access" | "notifications" | "clipboard-read" | "clipboard-write" | "geolocation" | "camera" | "microphone" | "calendar" | "contacts" | "storage" | "network";
    /**
     * Why it is needed.
     */
    description?: string;
    /**
     * Whether the plugin works without.
     */
    required?: boolean;
})[];
/**
 * The primary entry point of a command-line tool or a service, such as dist/plugin.js.
 */
export type MainEntryPoint = string;
/**
 * The entry point of the UI components, such as dist/plugin.js.
 */
export type WebEntryPoint = string;
/**
 * The entry point of a background service.
 */
export type BackgroundEntryPoint = string;
/**
 * Address of the source repository.
 */
export type Repository = string;
/**
 * Address of the plugin's page.
 */
export type Homepage = string;
/**
 * Address of the issue tracker.
 */
export type Bugs = string;
/**
 * An SPDX expression such as MIT, UNLICENSED, or SEE LICENSE IN <file>.
 */
export type License = string;
/**
 * Free-form search words.
 */
export type Keywords = string[];
/**
 * Free-form tags; at most 10.
 */
export type Tags = string[];
export type Range = string;
/**
 * The lowest version of the platform that is supported.
 */
export type LowestHostVersion = string;
/**
 * The highest version of the platform that is supported.
 */
export type HighestHostVersion = string;
/**
 * The commands of a cli-tool.
 */
export type Commands = Command[];
/**
 * The pages of a page plugin.
 */
export type Pages = Page[];
/**
 * Items of the host's menu.
 */
export type MenuItems = MenuItem[];
/**
 * Services that the plugin talks to.
 */
export type ExternalServices = ExternalService[];
/**
 * Webhooks that the host receives for the plugin.
 */
export type Webhooks = Webhook[];
/**
 * OAuth providers that the plugin needs.
 */
export type OAuth = OauthProvider[];
/**
 * Relative paths of images.
 */
export type Screenshots = string[];
/**
 * The other spelling of config_schema; use config_schema.
 */
export type ConfigurationSchemaOtherSpelling = JsonSchema1;
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
/**
 * The author as an object.
 */
export interface Author1 {
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
/**
 * Runtime dependencies: package names and version ranges.
 */
export interface Dependencies {
    [k: string]: Range;
}
/**
 * Peer dependencies: package names and version ranges.
 */
export interface PeerDependencies {
    [k: string]: Range;
}
/**
 * The runtimes that it works with, as version ranges.
 */
export interface Engines {
    /**
     * The range of Node versions.
     */
    node?: string;
    /**
     * The range of npm versions.
     */
    npm?: string;
}
/**
 * A widget on the dashboard.
 */
export interface DashboardWidget {
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
         * Pixels.
         */
        width?: number;
        /**
         * Pixels.
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
/**
 * The settings of the widget, as a JSON Schema.
 */
export interface JsonSchema {
}
/**
 * A command of the command line.
 */
export interface Command {
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
/**
 * An option of a command.
 */
export interface CommandOption {
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
/**
 * A page of the host's interface.
 */
export interface Page {
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
/**
 * An item of the host's menu.
 */
export interface MenuItem {
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
     * Smaller stands first.
     */
    order?: number;
    /**
     * The item under which it stands.
     */
    parent?: string;
}
/**
 * Functions that the host calls, by the hook's name.
 */
export interface LifecycleHooks {
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
/**
 * A service that the plugin talks to.
 */
export interface ExternalService {
    /**
     * The service's name.
     */
    name: string;
    /**
     * The address that its paths are added to.
     */
    base_url: string;
    /**
     * Whether users need a key of their own.
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
/**
 * A webhook that the host receives for the plugin.
 */
export interface Webhook {
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
    events: [string, ...string[]];
    /**
     * What it is for.
     */
    description?: string;
}
/**
 * An OAuth provider that the plugin needs.
 */
export interface OauthProvider {
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
/**
 * A JSON Schema object with type "object" and properties.
 */
export interface ConfigurationSchema {
}
/**
 * Default values by the names of settings.
 */
export interface DefaultConfiguration {
}
/**
 * What the plugin costs.
 */
export interface Pricing {
    /**
     * free, or another value that the marketplace knows.
     */
    type: string;
}
/**
 * The versions that it works with, as ranges such as >=2.0.0.
 */
export interface Compatibility {
    /**
     * The range of platform versions.
     */
    host_version?: string;
    /**
     * The range of Node versions.
     */
    node_version?: string;
}
/**
 * A JSON Schema object with type "object" and properties.
 */
export interface JsonSchema1 {
}
/**
 * Names for the host's user interface.
 */
export interface UserInterface {
    /**
     * The exported UI component.
     */
    component?: string;
    /**
     * A style sheet.
     */
    styles?: string;
}
