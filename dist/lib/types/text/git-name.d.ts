/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
export declare function gitName(name: string): string;
