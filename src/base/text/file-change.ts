/** A file with a new text. */
export interface TextChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The new content of a file, or why it does not change. */
export type FileChange =
  | (TextChange & {
      /** Whether a link is on the way to it. */
      readonly linked: boolean;
    })
  | { readonly file: string; readonly left: string };
