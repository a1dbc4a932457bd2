import type { Clock } from "../child/clock.js";
import { GRACE } from "../child/leftovers.js";

const POLL = 10;

/** The clock of a page, with the timers of before the plugin. No browser says whether something is still to come. */
export function makePageClock(): Clock {
  const { setTimeout, performance } = window;
  const now = performance.now.bind(performance);
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout.call(window, resolve, milliseconds);
    });
  const turn = () => wait(0);
  return {
    now,
    turn,
    pause: () => wait(POLL),
    async wait(isSo, milliseconds = GRACE) {
      await turn();
      for (const end = now() + milliseconds; !isSo() && now() < end;) await wait(POLL);
    },
    noticeEmptyLoop: () => false,
  };
}
