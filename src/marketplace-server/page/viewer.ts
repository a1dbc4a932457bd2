/** Who looks at a page: a reviewer has a session with a token for its forms. */
export interface Viewer {
  readonly csrf: string | undefined;
  /** What a reviewer calls themselves in the log. */
  readonly name?: string;
}

export function isReviewer({ csrf }: Viewer): boolean {
  return csrf !== undefined;
}
