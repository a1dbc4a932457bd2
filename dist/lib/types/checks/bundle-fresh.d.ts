declare const _default: import("../core/check.js").Check<"bundle" | "changedSources", "packageJson">;
export default _default;
