/** Made by the build from package.json. */
export declare const VERSION = "0.1.0";
