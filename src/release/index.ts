export { githubAccess } from "./github-access.js";
export { runRelease, TARGETS } from "./run-release.js";
