declare const _default: import("../../core/check.js").Check<"manifest" | "shape", "configJudgement">;
export default _default;
