import { parentPort } from "node:worker_threads";
import { gitHubServer } from "../servers/github.js";

/** GitHub, in a thread of its own: the one that measures waits for a process. */
parentPort?.postMessage((await gitHubServer()).url);
