export declare function isEmail(text: string): boolean;
