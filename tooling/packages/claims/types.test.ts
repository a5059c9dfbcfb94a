import { expect, inject, test } from "vitest";
import { runCommand } from "../../test/run-command.ts";

test.each(["18", "19"] as const)(
  "The types of a portal with React %s hold, those of the declarations too",
  async (react) => {
    const { exitCode, output } = await runCommand("tsc", ["-p", inject("portals")[react]]);
    expect(exitCode, output).toBe(0);
  },
);
