/** Why the repository's own faults are not told with a plugin: they are told once, with another. */
export declare function toldWith(folder: string): string;
