declare const _default: import("../../core/check.js").Check<"readmeFile", "readmeText">;
export default _default;
