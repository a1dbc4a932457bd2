declare const _default: import("../core/check.js").Check<"manifest" | "shape", "license" | "declaredFiles" | "packageJson" | "licenseTexts">;
export default _default;
