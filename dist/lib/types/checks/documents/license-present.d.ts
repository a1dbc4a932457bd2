declare const _default: import("../../core/check.js").Check<"licenseFile", "licenseText">;
export default _default;
