declare const _default: import("../../core/check.js").Check<"bundle" | "changedSources", "scripts" | "packageJson">;
export default _default;
