import type { Stage } from "./stage.ts";

/**
 * Runs stages in so many lanes. A free lane takes the first one in the list that need not wait for another; what a
 * stage waits for and is not in the list is not waited for.
 */
export async function runInLanes<S extends Pick<Stage, "group" | "after">>(
  stages: readonly S[],
  lanes: number,
  run: (stage: S) => Promise<void>,
): Promise<void> {
  const waiting = [...stages];
  const unfinished = new Set(stages);
  const isReady = (stage: S) => ![...unfinished].some(({ group }) => stage.after?.includes(group));
  const running = new Set<Promise<void>>();
  while (unfinished.size > 0) {
    while (running.size < lanes) {
      const index = waiting.findIndex(isReady);
      const [stage] = index < 0 ? [] : waiting.splice(index, 1);
      if (!stage) break;
      const ended = run(stage).finally(() => {
        unfinished.delete(stage);
        running.delete(ended);
      });
      running.add(ended);
    }
    if (running.size === 0)
      throw new Error(`Stages wait for each other: ${waiting.map(({ group }) => group)}`);
    await Promise.race(running);
  }
}
