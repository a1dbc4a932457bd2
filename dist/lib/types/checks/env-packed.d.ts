declare const _default: import("../core/check.js").Check<"manifestFile", "packageJson" | "packedFiles" | "archiveFiles">;
export default _default;
