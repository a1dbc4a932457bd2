/** Any text as one harmless line inside XML, between tags or in an attribute. */
export declare function xml(text: string): string;
