import { main } from "./main.js";

const environment = { ...process.env };
// What is handed to this process alone is inherited by none that it starts, git among them.
for (const name of Object.keys(environment)) {
  if (/^INPUT_.*TOKEN$/iu.test(name)) Reflect.deleteProperty(process.env, name);
}
void main(environment, process.cwd()).then((status) => {
  process.exitCode = status;
});
