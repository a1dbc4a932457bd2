/** The key of package.json that configures this tool; there is no other place. */
export declare const CONFIGURATION_KEY = "plugin-preflight";
