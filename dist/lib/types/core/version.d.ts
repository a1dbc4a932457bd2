/** Written by `npm run docs` from package.json. */
export declare const VERSION = "0.1.0";
