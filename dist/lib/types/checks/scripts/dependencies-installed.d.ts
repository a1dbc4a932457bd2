declare const _default: import("../../core/check.js").Check<"scripts" | "installation" | "packageJson", "bundleFile">;
export default _default;
