/** A file with a new text. */
export interface TextChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** What becomes of a file, or why nothing does. */
export type FileChange =
  | (TextChange & {
      /** Whether a link is on the way to it. */
      readonly linked: boolean;
    })
  | { readonly file: string; readonly left: string };
