export { githubAccess } from "./github-access.js";
export { runRelease, TARGETS, type Released } from "./run-release.js";
