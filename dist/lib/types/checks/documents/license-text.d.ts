declare const _default: import("../../core/check.js").Check<"licenseTexts" | "manifest", "license" | "packageJson">;
export default _default;
