import { run } from "./run.js";

void run(process.env).then((status) => {
  process.exitCode = status;
});
