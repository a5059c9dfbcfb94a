import { describe, expect, test } from "vitest";
import { settlePromises } from "../testing/index.ts";
import { createIdleTimer, defaultIdleLimits } from "./idle-timer.ts";

const second = 1000;
const minute = 60 * second;

/** A computer whose clock can be set and which can sleep; a timer that is due late fires once. */
function createComputer() {
  const time = { now: Date.parse("2026-11-19T09:00:00Z"), elapsed: 0 };
  let timers: { readonly due: number; readonly callback: () => void }[] = [];
  const waits: number[] = [];
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
        waits.push(milliseconds);
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
    /** How long the page has waited each time before it looked at the clock again. */
    waits,
    countTimers: () => timers.length,
  };
}

function create({ didPass = async (doubtful: number) => doubtful } = {}) {
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
  return { ...computer, timer, seen, doubts, countEnds: () => ends };
}

function start(options: Parameters<typeof create>[0] = {}) {
  const created = create(options);
  created.timer.start();
  return created;
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
    expect(countTimers()).toBe(0);
    await run(20 * minute);
    expect([countEnds(), timer.touch()]).toEqual([0, false]);
  });

  test("counts nothing before it has begun", async () => {
    const { run, timer, countEnds, countTimers } = create();
    expect([timer.touch(), countTimers()]).toEqual([false, 0]);
    await run(20 * minute);
    timer.stop();
    expect(countEnds()).toBe(0);
  });

  test.each([
    ["at work", { held: [], jumped: 0 }, 30_000],
    ["a quarter of a minute before the warning", { held: [765 * second], jumped: 0 }, 15_000],
    ["ten doubtful seconds before the warning", { held: [], jumped: 770 * second }, 10_000],
    ["at the warning", { held: [13 * minute], jumped: 0 }, 1000],
    ["between two seconds of the countdown", { held: [13 * minute + 300], jumped: 0 }, 700],
    ["between two doubtful seconds of it", { held: [minute], jumped: 12 * minute + 300 }, 700],
  ])("is looked at no oftener than staff see something new, and on the second: %s", (_, time, wait) => {
    const { holdStill, jump, timer, waits } = start();
    for (const held of time.held) holdStill(held);
    jump(time.jumped);
    timer.look();
    expect(waits.at(-1)).toBe(wait);
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

describe("Two clocks that drift apart", () => {
  test("by two seconds between two looks sign nobody out sooner, and nobody is asked", async () => {
    const { run, jump, timer, countEnds, doubts, seen } = start();
    for (let minutes = 0; minutes < 14; minutes += 1) {
      jump(2 * second);
      timer.look();
      await run(minute);
    }
    expect([countEnds(), seen.at(-1)]).toEqual([0, 60]);
    await run(minute - second);
    jump(2 * second);
    await run(second);
    expect([countEnds(), doubts]).toEqual([1, []]);
  });

  test("by more are a doubt that is settled once it would end the session", async () => {
    const { run, jump, countEnds, doubts, seen } = start({ didPass: async () => 0 });
    jump(2 * second + 1);
    await run(15 * minute - 2 * second);
    expect([countEnds(), doubts, seen.at(-1)]).toEqual([0, [2 * second + 1], 2]);
    await run(2 * second);
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

  test("signs nobody out who worked in another tab before the answer came", async () => {
    const answer = Promise.withResolvers<number>();
    const { run, jump, timer, countEnds, seen } = start({ didPass: () => answer.promise });
    jump(20 * minute);
    timer.look();
    timer.reset();
    answer.resolve(20 * minute);
    await settlePromises();
    expect([countEnds(), seen.at(-1)]).toEqual([0, null]);
    await run(13 * minute);
    expect(seen.at(-1)).toBe(120);
  });

  test("tells no end of a session that was ended while the answer was awaited", async () => {
    const answer = Promise.withResolvers<number>();
    const { jump, timer, countEnds, countTimers } = start({ didPass: () => answer.promise });
    jump(20 * minute);
    timer.look();
    timer.stop();
    answer.resolve(20 * minute);
    await settlePromises();
    expect([countEnds(), countTimers()]).toEqual([0, 0]);
  });

  test("is asked about once although its clock is set again before the answer comes", async () => {
    const answer = Promise.withResolvers<number>();
    const { run, jump, timer, countEnds, doubts, seen } = start({ didPass: () => answer.promise });
    jump(20 * minute);
    timer.look();
    jump(5 * minute);
    answer.resolve(0);
    await run(12 * minute);
    expect([countEnds(), doubts, seen.at(-1)]).toEqual([0, [20 * minute], null]);
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

  test.each([
    ["a minute and a half counts as any other", 90 * second, []],
    ["longer is heard out", 90 * second + 1, [0]],
  ])("for %s", (_, held, asked) => {
    const { holdStill, timer, doubts } = start();
    holdStill(14 * minute);
    timer.look();
    holdStill(held);
    timer.look();
    expect(doubts).toEqual(asked);
  });

  test("ends when no other tab was worked in either", async () => {
    const { holdStill, fireDue, countEnds } = start();
    holdStill(40 * minute);
    fireDue();
    await settlePromises();
    expect(countEnds()).toBe(1);
  });
});
