/** Written by `npm run docs` from package.json. */
export const VERSION = "0.1.0";
