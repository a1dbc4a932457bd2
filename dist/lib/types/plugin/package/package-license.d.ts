import { type JsonObjectText } from "../manifest/manifest.js";
/** As package.json has it: a text, or in the form of old an object with a type. */
export declare function packagedLicense({ value }: JsonObjectText): string | undefined;
