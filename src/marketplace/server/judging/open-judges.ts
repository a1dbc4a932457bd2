import { openJudgeProcess, type ArchiveJudge, type JudgeLimits } from "./judge-process.js";

/** As many processes as archives are judged at a time. One that is free is used before another is started. */
export function openJudges(folder: string, limits: JudgeLimits): ArchiveJudge {
  const free: ArchiveJudge[] = [];
  const all = new Set<ArchiveJudge>();
  const take = (): ArchiveJudge => {
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
