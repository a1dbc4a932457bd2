export { readReleasingJob } from "./releasing-job.js";
export { readGitHubAccess } from "./credentials/github-access.js";
export { readMarketplaceAccess, readMarketplaceUrl } from "./credentials/read-marketplace-access.js";
export { readNpmAccess, readRegistry } from "./credentials/npm-access.js";
export { readPin } from "./pin.js";
export { releaseArtifact } from "./release-artifact.js";
export { runRelease } from "./run-release.js";
export type { Released } from "./outcome.js";
