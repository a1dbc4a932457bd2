declare const _default: import("../../core/check.js").Check<"bundle" | "bundledPackages", "packageJson">;
export default _default;
