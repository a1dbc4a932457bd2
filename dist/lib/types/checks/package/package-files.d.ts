declare const _default: import("../../core/check.js").Check<"manifestFile" | "packageJson" | "packedFiles", "manifest" | "bundleFile" | "declaredFiles" | "npmPackedFiles" | "packageContents">;
export default _default;
