declare const _default: import("../../core/check.js").Check<"bundleFile", "scripts" | "manifest" | "packageJson">;
export default _default;
