export { readGitHubAccess as githubAccess } from "./github-access.js";
export { readMarketplaceAccess, readMarketplaceUrl } from "./read-marketplace-access.js";
export { readNpmAccess, readRegistry } from "./npm-access.js";
export { readPin } from "./pin.js";
export { releaseArtifact as runArtifact } from "./release-artifact.js";
export { runRelease } from "./run-release.js";
export type { Released } from "./outcome.js";
