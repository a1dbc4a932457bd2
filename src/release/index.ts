export { githubAccess } from "./github-access.js";
export { readPin } from "./pin.js";
export { runArtifact } from "./run-artifact.js";
export { runRelease } from "./run-release.js";
export type { Released } from "./outcome.js";
