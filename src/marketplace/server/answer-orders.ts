import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { readFileIfThere } from "../../base/output/durable-file.js";
import { basename, dirname } from "node:path";
import { checkArchive, readArchiveListing } from "./archive-checks/check-archive.js";
import type { CheckOrder, CheckReply } from "./archive-checks/checker-process.js";

/**
 * The process that checks archives for a server: an order is a line on standard input, its answer one on standard
 * output. The server ends it at its limits. Without a server it ends itself, even in the middle of a check.
 */

const WATCH = `const { workerData } = require("node:worker_threads");
setInterval(() => { if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL"); }, 1000);`;

new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
const lines = createInterface({ input: process.stdin });
void answerAll();

async function answerAll(): Promise<void> {
  for await (const line of lines) {
    const reply = await answerOrder(JSON.parse(line) as CheckOrder);
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
}

async function answerOrder({ file, pluginId, version }: CheckOrder): Promise<CheckReply> {
  const bytes = readFileIfThere(dirname(file), basename(file)) ?? new Uint8Array();
  const verdict = await checkArchive(bytes, pluginId, version);
  const read = await readArchiveListing(bytes);
  const images = [...(read?.images ?? [])].map(
    ([sha256, image]) => [sha256, Buffer.from(image).toString("base64")] as const,
  );
  return { verdict, images, ...(read && { read: { listing: read.listing, contents: read.contents } }) };
}
