import type { FromFrame } from "../protocol.js";

export type Send = (message: FromFrame) => void;

/** Sends messages to the workbench, and to no other origin. What it needs is taken before the plugin is loaded. */
export function makeSender(workbench: string): Send {
  const { parent } = window;
  return (message) => {
    parent.postMessage(message, workbench);
  };
}
