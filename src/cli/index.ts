import { run } from "./run.js";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader has gone, as `head` does: there is nobody left to tell.
  if (error.code !== "EPIPE") throw error;
});

void run(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
