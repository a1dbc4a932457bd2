/** Who looks at a page: a reviewer has a session with a token for its forms. */
export interface Viewer {
  readonly csrf: string | undefined;
  /** Who decides, as the log has it: what a reviewer typed, or the owner of the token. */
  readonly actor?: string;
}

export function isReviewer({ csrf }: Viewer): boolean {
  return csrf !== undefined;
}
