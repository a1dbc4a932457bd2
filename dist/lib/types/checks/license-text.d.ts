declare const _default: import("../core/check.js").Check<"manifest" | "licenseTexts", "license" | "packageJson">;
export default _default;
