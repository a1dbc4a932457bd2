import { TestRunner } from "vitest";

type Test = Parameters<TestRunner["onAfterTryTask"]>[0];

/** Tests that run side by side count their expectations together, so none of them can be told to have no own. */
export default class OwnTestRunner extends TestRunner {
  override onAfterTryTask(test: Test): void {
    if (test.concurrent !== true) super.onAfterTryTask(test);
  }
}
