declare const _default: import("../../core/check.js").Check<"manifest" | "packageJson", "lockFile">;
export default _default;
