/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
export function isTestFile(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}
