import { isAbsent, type Absent } from "../absent.js";
import type { ConfigJudgement } from "../config-schema/config-judgement.js";
import { configTasks } from "../config-schema/config-tasks.js";
import { declaredFilesOf, type DeclaredFiles } from "./declared-files.js";
import { imagesOf, type Images } from "../images/images.js";
import { licenseOf, type LicenseFacts } from "./license.js";
import type { Manifest } from "./manifest.js";
import type { Reading, Readers } from "../plugin.js";
import { shapeOf, type Shape } from "./shape.js";

/** What follows from what the manifest says. */
export interface ManifestFacts {
  /** How the manifest differs from its schema. */
  readonly shape: Shape;
  readonly declaredFiles: DeclaredFiles;
  readonly images: Images;
  readonly license: LicenseFacts;
  /** What only a whole validator of JSON Schema can say of the configuration; absent where no thread can be had. */
  readonly configJudgement: ConfigJudgement;
}

export const MANIFEST_READERS: Readers<keyof ManifestFacts> = {
  shape: (reading) => ofManifest(reading, ({ value }) => shapeOf(value)),
  declaredFiles: (reading) =>
    ofManifest(reading, (manifest) => declaredFilesOf(manifest, reading.workspace, reading.folder)),
  images: async (reading) => {
    const files = await reading.fact("declaredFiles");
    return isAbsent(files) ? files : imagesOf(files, reading.workspace);
  },
  license: (reading) => ofManifest(reading, licenseOf),
  configJudgement: (reading) =>
    ofManifest(reading, async (manifest) => {
      const tasks = configTasks(manifest);
      return tasks.length === 0
        ? { faults: [] }
        : (await import("../config-schema/config-judgement.js")).judgedConfig(tasks);
    }),
};

async function ofManifest<Fact>(
  { fact }: Reading,
  read: (manifest: Manifest) => Fact | Promise<Fact>,
): Promise<Fact | Absent> {
  const manifest = await fact("manifest");
  return isAbsent(manifest) ? manifest : read(manifest);
}
