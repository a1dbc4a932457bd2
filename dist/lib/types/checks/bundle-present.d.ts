declare const _default: import("../core/check.js").Check<"bundleFile", "manifest" | "packageJson">;
export default _default;
