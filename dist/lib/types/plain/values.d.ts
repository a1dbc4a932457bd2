import * as is from "./forms.js";
export declare const isVersion: is.Form;
export declare const isRange: is.Form;
/** Of runtimes that the platform has: 16 and newer. */
export declare const isNodeRange: is.Form;
export declare const isPackage: is.Form;
export declare const isOtherPackage: is.Form;
export declare const isName: is.Form;
/** Twenty units hold ten characters at least. */
export declare const isDescription: is.Form;
export declare const isRoute: is.Form;
export declare const isAddress: is.Form;
export declare const isPath: is.Form;
export declare const isFunction: is.Form;
export declare const isConfig: is.Form;
