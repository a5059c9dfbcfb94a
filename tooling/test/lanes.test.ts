import { describe, expect, test } from "vitest";
import { runInLanes } from "./lanes.ts";

/** Stages that end when they are told to, in the order in which they began. */
function stageRuns() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: ({ group }: { readonly group: string }) => {
      begun.push(group);
      return new Promise<void>((resolve) => ends.set(group, resolve));
    },
    async end(group: string) {
      ends.get(group)?.();
      // All that follows from it has followed by the next turn of the loop.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe("The lanes of the stages", () => {
  test("are as many as they are told, each taking the next stage of the list", async () => {
    const { begun, run, end } = stageRuns();
    const all = runInLanes(
      ["a", "b", "c", "d"].map((group) => ({ group })),
      2,
      run,
    );
    expect(begun).toEqual(["a", "b"]);
    await end("b");
    expect(begun).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    await end("d");
    await all;
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  test("let what has to wait wait, and take what stands behind it meanwhile", async () => {
    const { begun, run, end } = stageRuns();
    const stages = [
      { group: "make" },
      { group: "take", after: ["make"] },
      { group: "other" },
      { group: "last" },
    ];
    const all = runInLanes(stages, 2, run);
    expect(begun).toEqual(["make", "other"]);
    await end("make");
    expect(begun).toEqual(["make", "other", "take"]);
    for (const group of ["other", "take", "last"]) await end(group);
    await all;
  });

  test("wait for every stage of a group, and for none that does not run", async () => {
    const { begun, run, end } = stageRuns();
    const stages = [{ group: "x" }, { group: "x" }, { group: "y", after: ["x", "left out"] }];
    const all = runInLanes(stages, 3, run);
    await end("x");
    expect(begun).toEqual(["x", "x"]);
    await expect(Promise.race([all, Promise.resolve("still waiting")])).resolves.toBe("still waiting");
  });

  test("refuse stages that wait for each other", async () => {
    const circle = [
      { group: "a", after: ["b"] },
      { group: "b", after: ["a"] },
    ];
    await expect(runInLanes(circle, 2, stageRuns().run)).rejects.toThrow("wait for each other");
  });
});
