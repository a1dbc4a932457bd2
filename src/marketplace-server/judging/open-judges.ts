import type { Judge } from "./judge-archive.js";
import { openJudgeProcess, type JudgeLimits, type JudgeProcess } from "./judge-process.js";

export interface Judges {
  readonly judge: Judge;
  /** Called when an archive may come soon. */
  readonly warm: () => void;
  readonly end: () => void;
}

/** As many processes as archives are judged at a time. One that is free is used before another is started. */
export function openJudges(folder: string, limits: JudgeLimits): Judges {
  const free: JudgeProcess[] = [];
  const all = new Set<JudgeProcess>();
  const take = (): JudgeProcess => {
    const judge = free.pop() ?? openJudgeProcess(folder, limits);
    all.add(judge);
    return judge;
  };
  return {
    warm() {
      const judge = take();
      judge.warm();
      free.push(judge);
    },
    async judge(sha256, pluginId, version) {
      const judge = take();
      try {
        return await judge.judge(sha256, pluginId, version);
      } finally {
        free.push(judge);
      }
    },
    end() {
      for (const judge of all) judge.end();
    },
  };
}
