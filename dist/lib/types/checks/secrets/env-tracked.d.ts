declare const _default: import("../../core/check.js").Check<"manifestFile" | "trackedEnvironment", never>;
export default _default;
