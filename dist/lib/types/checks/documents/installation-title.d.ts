/** The title that the specification asks for. */
export declare const INSTALLATION = "Installation";
/** Whether a title contains the word, whatever else is around it: numbers, emoji, punctuation. */
export declare function namesInstallation(title: string): boolean;
/** How likely a title was meant for it: 0 is the likeliest, `undefined` not at all. */
export declare function likenessToInstallation(title: string): number | undefined;
