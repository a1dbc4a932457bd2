declare const _default: import("../core/check.js").Check<"manifestFile" | "packageJson", "manifest" | "declaredFiles" | "bundleFile" | "packedFiles" | "packageContents">;
export default _default;
