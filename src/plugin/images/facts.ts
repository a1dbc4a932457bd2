import { deriveFact, readIfPlugin } from "../read-files.js";
import type { Readers } from "../reading.js";
import { readImages, type Images } from "./images.js";
import { findScreenshots, type Screenshots } from "./screenshots.js";

/** What is known of the pictures of a plugin. */
export interface ImageFacts {
  readonly images: Images;
  /** The folders in which the marketplace looks for screenshots. */
  readonly screenshots: Screenshots;
}

export const IMAGE_READERS: Readers<keyof ImageFacts> = {
  images: (reading) => deriveFact(reading, "declaredFiles", (files) => readImages(files, reading.workspace)),
  screenshots: (reading) => readIfPlugin(reading, ({ workspace, folder }) => findScreenshots(workspace, folder)),
};
