declare const _default: import("../core/check.js").Check<"manifestFile" | "packageJson", "manifest" | "bundleFile" | "declaredFiles" | "packedFiles" | "npmPackedFiles" | "packageContents">;
export default _default;
