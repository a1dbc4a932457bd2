declare const _default: import("../../core/check.js").Check<"manifest" | "shape", "license" | "licenseTexts" | "packageJson" | "declaredFiles">;
export default _default;
