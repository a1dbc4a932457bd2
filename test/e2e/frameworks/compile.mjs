import { transformAsync } from "@babel/core";

/** The JavaScript of a component, with its source map, by the framework's own compiler. */
export async function compile(path, framework, text) {
  if (framework === "svelte") {
    const { compile: compileSvelte } = await import("svelte/compiler");
    return compileSvelte(text, { filename: path, generate: "client", css: "injected" }).js;
  }
  if (framework === "vue") {
    const { compileScript, parse } = await import("vue/compiler-sfc");
    const { descriptor } = parse(text, { filename: path });
    const { content: code, map } = compileScript(descriptor, { id: "tide", inlineTemplate: true });
    return { code, map };
  }
  const react = ["@babel/preset-react", { runtime: "automatic", importSource: framework }];
  const presets = framework === "solid" ? ["babel-preset-solid"] : [react];
  const options = {
    filename: path,
    sourceFileName: path,
    presets,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
  };
  return transformAsync(text, { ...options, cwd: import.meta.dirname });
}
