import type { Doing, Setting } from "./workflow.js";
/** @param name in lower case, without what stands behind the `@`. */
export declare function actionDoing(name: string, inputs: ReadonlyMap<string, Setting>): Doing;
