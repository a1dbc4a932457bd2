import { compile } from "./compile.mjs";

/** Compiles components for webpack. */
export default function loadComponent(text) {
  const done = this.async();
  compile(this.resourcePath, this.getOptions().framework, text).then(({ code, map }) => done(null, code, map), done);
}
