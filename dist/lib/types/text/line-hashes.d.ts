/**
 * What GitHub's code scanning knows each line of a text by, as its own upload computes it: a polynomial of the characters from the
 * line's start on without blanks, and how many lines of the same hash there have been. A line may end in CR, LF or both.
 */
export declare function lineHashes(text: string): readonly string[];
