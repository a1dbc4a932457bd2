import library from "./index.cjs";
export const { SEVERITIES, checks, compareArchives, defineCheck, diskWorkspace, findNewPermissions, inMemory, indexLines, inspect, pack, readPlugin, reporters, runLife, validateManifest, verdict } = library;
