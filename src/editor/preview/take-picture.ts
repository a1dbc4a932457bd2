import { UsageError } from "../../core/errors.js";
import { withTemporaryFolder } from "../../base/output/temporary-folder.js";
import type { Surroundings } from "../../base/processes/programs.js";
import { isObject, type JsonObject } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { requireChromium } from "./find-chromium.js";
import { openChromium, openChromiumPage } from "./open-chromium.js";
import type { Size } from "./protocol.js";

const MAX_SIDE = 4000;
/** How long the plugin may take until it is shown. */
const SHOWN_TIMEOUT_MS = 30_000;
const POLL = 100;

/** `1280x800`. @throws {UsageError} */
export function parseSize(text: string): Size {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/u.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (size.width <= MAX_SIDE && size.height <= MAX_SIDE) return size;
  throw new UsageError(`--size is ${quote(text)}, which is not a size in pixels`, "Write --size 1280x800");
}

interface PictureOptions {
  /** The address of the preview, with its token. */
  readonly address: string;
  readonly size: Size;
  readonly surroundings: Surroundings;
  readonly repository: string;
  readonly isRoot: boolean;
}

/**
 * Takes a picture of the plugin alone, as PNG.
 *
 * @throws {UsageError} where there is no browser, or the plugin is not shown.
 */
export async function takePicture({ address, size, ...options }: PictureOptions): Promise<Uint8Array> {
  const { surroundings, repository, isRoot } = options;
  const program = requireChromium(surroundings, { repository, isRoot, what: "to take the screenshot" });
  return withTemporaryFolder(async (profile) => {
    const browser = await openChromium({ ...options, program, profile });
    try {
      const session = await openChromiumPage(browser);
      const send: Send = (method, params) => browser.send(method, params, session);
      const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
      await send("Emulation.setDeviceMetricsOverride", metrics);
      // The fragment stays when the token is exchanged.
      await send("Page.navigate", { url: `${address}#picture` });
      const shown = await waitUntilShown(send);
      if (shown !== "yes") {
        throw new UsageError(`The plugin is not shown: ${shown}`, "Run dev without --screenshot, which shows where");
      }
      const { data } = await send("Page.captureScreenshot", { format: "png" });
      return Buffer.from(String(data), "base64");
    } finally {
      await browser.close();
    }
  });
}

type Send = (method: string, params: object) => Promise<JsonObject>;

/** `yes`, or why not. */
async function waitUntilShown(send: Send): Promise<string> {
  for (let waited = 0; waited < SHOWN_TIMEOUT_MS; waited += POLL) {
    const { result } = await send("Runtime.evaluate", { expression: "document.documentElement.dataset.shown ?? ''" });
    const value = isObject(result) ? result["value"] : "";
    if (typeof value === "string" && value !== "") return value.slice(0, MAX_MESSAGE_LENGTH);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return "it takes too long";
}

const MAX_MESSAGE_LENGTH = 500;
