/** What becomes of a file, or why nothing does. */
export type FileChange = { readonly file: string } & (
  | {
      readonly before: string;
      readonly after: string;
      /** Whether a link is on the way to it. */
      readonly linked: boolean;
    }
  | { readonly left: string }
);
