declare const _default: import("../core/check.js").Check<"manifest" | "packageJson", never>;
export default _default;
