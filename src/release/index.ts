export { githubAccess } from "./github-access.js";
export { readPin } from "./pin.js";
export { runArtifact } from "./run-artifact.js";
export { runRelease, TARGETS, type Released } from "./run-release.js";
