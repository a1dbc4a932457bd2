/** A source map that stands in the code itself, as base64. */
export interface InlineMap {
    readonly json: string;
    /** The offsets in the code that hold some characters of the map. */
    written(start: number, end: number): readonly [number, number];
}
/** The source maps that a text holds within itself. */
export declare function inlineMaps(text: string): readonly InlineMap[];
/** The name of the source that holds a text, as the map has it; `undefined` where none does. */
export declare function sourceOf(map: SourceTexts, text: string): string | undefined;
export type SourceTexts = readonly {
    readonly name: string;
    readonly content: string;
}[];
/** The sources that a map holds, also one that is made of parts. */
export declare function sourceTexts(json: string): SourceTexts;
