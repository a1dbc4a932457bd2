/** The candidate that the writer of `word` most likely meant, if one is near enough. */
export declare function nearest(word: string, candidates: Iterable<string>): string | undefined;
/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each costs 1. */
export declare function editDistance(a: string, b: string): number;
