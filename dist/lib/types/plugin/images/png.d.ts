/** What the first bytes of an image say; `type` is undefined for what is no image. */
export interface ImageFacts {
    readonly type: string | undefined;
    /** Pixels; undefined where there is no image. */
    readonly width: number | undefined;
    readonly height: number | undefined;
}
/** Most screenshots are PNG: for them no library is loaded. */
export declare function pngFacts(bytes: Uint8Array): ImageFacts | undefined;
