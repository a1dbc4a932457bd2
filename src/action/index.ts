import type { ExitStatus } from "../core/exit-status.js";

void runAction().then((status) => {
  process.exitCode = status;
});

async function runAction(): Promise<ExitStatus> {
  const { main, readInputTexts } = await import("./main.js");
  const texts = readInputTexts();
  const environment = { ...process.env };
  // What is handed to this process alone is inherited by none that it starts, git among them.
  for (const name of Object.keys(environment)) {
    if (/^INPUT_.*TOKEN$/iu.test(name)) Reflect.deleteProperty(process.env, name);
  }
  return main(texts, environment, process.cwd());
}
