import { describe, expect, test } from "vitest";
import { settlePromises } from "../testing/index.ts";
import { createIdleTimer, defaultIdleLimits } from "./idle-timer.ts";

const second = 1000;
const minute = 60 * second;

/** A computer whose clock can be set and which can sleep; a timer that is due late fires once. */
function createComputer() {
  const time = { now: Date.parse("2026-11-19T09:00:00Z"), elapsed: 0 };
  let timers: { readonly due: number; readonly callback: () => void }[] = [];
  const fireDue = () => {
    const due = timers.filter((timer) => timer.due <= time.elapsed);
    timers = timers.filter((timer) => timer.due > time.elapsed);
    for (const { callback } of due) callback();
  };
  return {
    clock: {
      now: () => time.now,
      elapsed: () => time.elapsed,
      setTimer(callback: () => void, milliseconds: number) {
        const timer = { due: time.elapsed + milliseconds, callback };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    },
    /** Time passes while the page runs. */
    async run(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += second) {
        time.now += second;
        time.elapsed += second;
        fireDue();
      }
      await settlePromises();
    },
    /** The browser holds the page still: no timer fires until it goes on. */
    holdStill(milliseconds: number) {
      time.now += milliseconds;
      time.elapsed += milliseconds;
    },
    /** The computer sleeps, or somebody sets its clock: the other clock stands still. */
    jump: (milliseconds: number) => {
      time.now += milliseconds;
    },
    fireDue,
    countTimers: () => timers.length,
  };
}

function start({ didPass = async (doubtful: number) => doubtful } = {}) {
  const computer = createComputer();
  const seen: (number | null)[] = [];
  const doubts: number[] = [];
  let ends = 0;
  const timer = createIdleTimer({
    limits: defaultIdleLimits,
    clock: computer.clock,
    onSecondsLeft: (seconds) => {
      if (seen.at(-1) !== seconds) seen.push(seconds);
    },
    settleDoubt(doubtful) {
      doubts.push(doubtful);
      return didPass(doubtful);
    },
    onEnd: () => {
      ends += 1;
    },
  });
  timer.start();
  return { ...computer, timer, seen, doubts, countEnds: () => ends };
}

describe("A session in which nobody works", () => {
  test("is warned of after 13 minutes, counts down by seconds and ends after 15", async () => {
    const { run, seen, countEnds, countTimers, doubts } = start();
    await run(13 * minute - second);
    expect(seen).toEqual([null]);
    await run(second);
    expect(seen).toEqual([null, 120]);
    await run(2 * minute - second);
    expect(seen).toEqual([null, ...Array.from({ length: 120 }, (_, index) => 120 - index)]);
    expect(countEnds()).toBe(0);
    await run(second);
    expect([countEnds(), seen.at(-1), countTimers(), doubts]).toEqual([1, null, 0, []]);
  });

  test("lasts as long as somebody works, and after the warning only as long as somebody says so", async () => {
    const { run, timer, countEnds, seen } = start();
    for (let worked = 0; worked < 6; worked += 1) {
      await run(12 * minute);
      expect(timer.touch()).toBe(true);
    }
    await run(14 * minute);
    expect(timer.touch()).toBe(false);
    expect(seen.at(-1)).toBe(60);
    timer.reset();
    expect(seen.at(-1)).toBeNull();
    await run(14 * minute);
    expect(countEnds()).toBe(0);
    await run(minute);
    expect(countEnds()).toBe(1);
  });

  test("counts nothing and waits for nothing once it is stopped", async () => {
    const { run, timer, countEnds, countTimers } = start();
    timer.stop();
    expect(countTimers()).toBe(0);
    timer.reset();
    await run(20 * minute);
    expect([countEnds(), timer.touch()]).toEqual([0, false]);
  });
});

describe("A clock that is set", () => {
  test("a day back does not put the end off", async () => {
    const { run, jump, countEnds, doubts } = start();
    await run(10 * minute);
    jump(-24 * 60 * minute);
    await run(5 * minute);
    expect([countEnds(), doubts]).toEqual([1, []]);
  });

  test("a day ahead signs nobody out who works, as the server's time shows", async () => {
    const { run, jump, timer, countEnds, doubts, seen } = start({ didPass: async () => 0 });
    await run(minute);
    jump(24 * 60 * minute);
    expect(timer.touch()).toBe(false);
    await settlePromises();
    expect([countEnds(), doubts, seen.at(-1)]).toEqual([0, [24 * 60 * minute], null]);
    expect(timer.touch()).toBe(true);
    await run(12 * minute);
    expect(seen.at(-1)).toBeNull();
    await run(3 * minute);
    expect(countEnds()).toBe(1);
  });
});

describe("A computer that sleeps", () => {
  test("for longer than the limit has nobody signed in when it wakes, whoever touches it first", async () => {
    const { run, jump, timer, countEnds } = start();
    await run(minute);
    jump(20 * minute);
    expect(timer.touch()).toBe(false);
    await settlePromises();
    expect(countEnds()).toBe(1);
  });

  test("for a short while goes on where it was", async () => {
    const { run, jump, timer, countEnds, doubts } = start();
    jump(10 * minute);
    await run(minute);
    expect(timer.touch()).toBe(true);
    await run(14 * minute);
    expect([countEnds(), doubts]).toEqual([0, []]);
  });

  test("is asked about once, however often it is touched meanwhile", async () => {
    const answer = Promise.withResolvers<number>();
    const { jump, timer, countEnds, doubts, seen } = start({ didPass: () => answer.promise });
    jump(20 * minute);
    timer.touch();
    timer.touch();
    timer.look();
    expect([doubts.length, seen.at(-1), countEnds()]).toEqual([1, 0, 0]);
    answer.resolve(20 * minute);
    await settlePromises();
    expect(countEnds()).toBe(1);
  });
});

describe("A tab that the browser held still", () => {
  test("hears what other tabs have told before it ends anything", async () => {
    const { holdStill, fireDue, timer, countEnds, doubts } = start();
    holdStill(40 * minute);
    fireDue();
    expect([countEnds(), doubts]).toEqual([0, [0]]);
    timer.reset();
    await settlePromises();
    expect(countEnds()).toBe(0);
    expect(timer.touch()).toBe(true);
  });

  test("ends when no other tab was worked in either", async () => {
    const { holdStill, fireDue, countEnds } = start();
    holdStill(40 * minute);
    fireDue();
    await settlePromises();
    expect(countEnds()).toBe(1);
  });
});
