/** Whether two JSON values mean the same; the order of keys means nothing. As deep as the values are. */
export declare function sameJson(a: unknown, b: unknown): boolean;
