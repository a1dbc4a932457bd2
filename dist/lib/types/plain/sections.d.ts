import * as is from "./forms.js";
export declare const isAuthor: is.Form;
export declare const isWidget: is.Form;
export declare const areCommands: is.Form;
export declare const arePages: is.Form;
export declare const areMenuItems: is.Form;
export declare const areServices: is.Form;
export declare const areWebhooks: is.Form;
export declare const areProviders: is.Form;
