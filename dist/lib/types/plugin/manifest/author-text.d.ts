/** The parts of an author written as a string: `Name`, `Name <mail>` or `Name <mail> (url)`. */
export interface AuthorText {
    readonly name: string;
    /** What stands between `<` and `>`. */
    readonly mail?: string;
    /** What stands between `(` and `)` behind it. */
    readonly url?: string;
}
/** The parts, or in which way the text is in none of the three forms. */
export declare function readAuthor(text: string): AuthorText | "unclosed" | "unopened" | "continued";
