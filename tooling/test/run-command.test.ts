import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runCommand } from "./run-command.ts";

// The minutes of silence pass when the test says so; the commands are real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("A command of the tests", () => {
  test("is ended once it has said nothing for too long, and that is a failure", async () => {
    const ended = runCommand("node", ["--eval", "setInterval(() => {}, 1000)"], { silenceMinutes: 12 });
    vi.advanceTimersByTime(12 * 60_000);
    const { exitCode, output } = await ended;
    expect(exitCode).not.toBe(0);
    expect(output).toContain("node was ended: it said nothing for 12 minutes.");
  });

  test("goes on for as long as it speaks", async () => {
    const passTime = vi.spyOn(process.stdout, "write").mockImplementation(() => {
      vi.advanceTimersByTime(11 * 60_000);
      return true;
    });
    // A line at a time, each when the one before is out.
    const speak =
      "const say = (left) => left && process.stdout.write('word', () => setTimeout(say, 200, left - 1));";
    const ended = runCommand("node", ["--eval", `${speak} say(5)`], { silenceMinutes: 12, isLive: true });
    const { exitCode, output } = await ended;
    expect(passTime.mock.calls.length).toBeGreaterThan(1);
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: "word".repeat(5) });
  });
});
