declare const _default: import("../core/check.js").Check<"configuration" | "packageJson", never>;
export default _default;
