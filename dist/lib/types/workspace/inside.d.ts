/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
export declare function isInside(folder: string, path: string): boolean;
