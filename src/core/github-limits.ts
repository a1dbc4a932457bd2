/**
 * What GitHub takes of us. Where we stay below a limit, so that a text can be longer in GitHub's way of counting, the
 * comment names the limit itself.
 */
export const GITHUB_LIMITS = {
  /**
   * Annotations of each severity that a step shows. The runner drops the rest silently. Source: `_maxCountPerIssueType`
   * in ExecutionContext.cs of https://github.com/actions/runner.
   */
  annotationsOfSeverity: 10,
  /**
   * Bytes of a step's summary. A longer one is dropped as a whole. Source:
   * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#job-summary-limits
   */
  summaryBytes: 1024 * 1024,

  /** Annotations in one request. Source, here and below: https://docs.github.com/en/rest/checks/runs */
  annotationsOfRequest: 50,
  /** Bytes of a check run's summary, of 65,535 characters. */
  checkRunSummaryBytes: 65_000,
  /** Bytes of an annotation's message and of its raw details, of 64 KB. */
  annotationBytes: 64_000,
  /** Bytes of a title and of a name, of 255 characters. */
  checkRunTitleBytes: 255,

  /**
   * Results of a run in SARIF. Source:
   * https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
   */
  sarifResults: 25_000,
  /** Bytes of a SARIF file after gzip. Source: the same page. */
  sarifPackedBytes: 10_000_000,

  /** Characters of a comment, of 65,536. Measured: GitHub answers "body is too long (maximum is 65536 characters)". */
  commentLength: 60_000,
  /** The same of a comment in a conversation. It is shorter, because people read it. */
  keptCommentLength: 20_000,
  /** Characters of a release's notes with all that we add, of 125,000. Measured, by the same kind of answer. */
  releaseNotesLength: 100_000,

  /**
   * Entries of a page of a list. Source:
   * https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api
   */
  entriesOfPage: 100,
  /**
   * Files of a pull request that are listed. Source:
   * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
   */
  listedFiles: 3_000,
} as const;
