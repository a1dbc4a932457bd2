declare const _default: import("../core/check.js").Check<"licenseFile", never>;
export default _default;
