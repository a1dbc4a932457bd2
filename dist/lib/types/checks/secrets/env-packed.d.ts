declare const _default: import("../../core/check.js").Check<"manifestFile" | "archiveFiles", "packageJson" | "packedFiles">;
export default _default;
