declare const _default: import("../core/check.js").Check<"readmeFile", never>;
export default _default;
