import { isAbsent } from "../absent.js";
import { ofPlugin } from "../read-files.js";
import type { Readers } from "../reading.js";
import { imagesOf, type Images } from "./images.js";
import { screenshotsIn, type Screenshots } from "./screenshots.js";

/** What is known of the pictures of a plugin. */
export interface ImageFacts {
  readonly images: Images;
  /** The folders in which the marketplace looks for screenshots. */
  readonly screenshots: Screenshots;
}

export const IMAGE_READERS: Readers<keyof ImageFacts> = {
  images: async (reading) => {
    const files = await reading.fact("declaredFiles");
    return isAbsent(files) ? files : imagesOf(files, reading.workspace);
  },
  screenshots: (reading) => ofPlugin(reading, ({ workspace, folder }) => screenshotsIn(workspace, folder)),
};
