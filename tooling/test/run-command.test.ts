import { describe, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const run = (code: string, silenceMinutes: number) =>
  runCommand("node", ["--eval", code], { silenceMinutes });

describe("A command of the tests", () => {
  test("is ended once it has said nothing for too long, and that is a failure", async () => {
    const { exitCode, output } = await run('console.log("begins"); setInterval(() => {}, 1000)', 0.03);
    expect(exitCode).not.toBe(0);
    expect(output).toContain("begins");
    expect(output).toContain("node was ended: it said nothing for 0.03 minutes.");
  });

  test("goes on for as long as it speaks", async () => {
    const speak = "let said = 0; const timer = setInterval(() => {";
    const stop = "console.log(said); said += 1; if (said > 8) clearInterval(timer); }, 500)";
    const { exitCode, output } = await run(`${speak} ${stop}`, 0.05);
    expect(exitCode).toBe(0);
    expect(output.trim().split("\n").at(-1)).toBe("8");
  });
});
