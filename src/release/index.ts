export { readGitHubAccess } from "./credentials/github-access.js";
export { readMarketplaceUrl } from "./credentials/read-marketplace-access.js";
export { readRegistry } from "./credentials/npm-access.js";
export { readPin } from "./pin.js";
export { readTargetAccess, startRelease, type TargetSettings } from "./start-release.js";
export type { Released } from "./outcome.js";
