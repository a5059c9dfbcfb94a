import { expect, test, vi } from "vitest";
import { runCommand } from "./read-command.ts";
import type { FingerprintAgent } from "./start-agent.ts";

/** An agent that notes what it is told. */
function createAgent() {
  const did = vi.fn();
  const note = (name: string) => (detail?: object) => did(name, detail);
  const agent: FingerprintAgent = {
    url: "",
    wanted: [],
    script: note("script"),
    touch: note("touch"),
    lift: note("lift"),
    unplug: note("unplug"),
    plug: note("plug"),
    stop: async () => undefined,
  };
  return { agent, did };
}

test.each([
  ["unplug", ["unplug", undefined]],
  [" plug ", ["plug", undefined]],
  ["quality 20, none,70", ["script", { quality: [20, null, 70] }]],
  ["slow 3000", ["script", { touchedAfter: 3000, readsFor: 3000 }]],
  ["wrong", ["script", { wrong: "unnoticed" }]],
  ["wrong noticed", ["script", { wrong: "noticed" }]],
  ["break", ["script", { breaks: true }]],
  ["by hand", ["script", { touchedAfter: undefined }]],
  ["hold", ["touch", { stays: true }]],
  ["lift", ["lift", undefined]],
])("the line %j is done", (line, expected) => {
  const { agent, did } = createAgent();
  expect(runCommand(line, agent)).toBe(undefined);
  expect(did.mock.calls).toEqual([expected]);
});

test.each(["quality good", "quality 101", "quality", "slow down", "jump", "unplug now"])(
  "the line %j is not understood, and does nothing",
  (line) => {
    const { agent, did } = createAgent();
    expect(runCommand(line, agent)).toMatch(/has to be|The commands are/);
    expect(did).not.toHaveBeenCalled();
  },
);

test("an empty line does nothing", () => {
  const { agent, did } = createAgent();
  expect(runCommand("", agent)).toBe(undefined);
  expect(did).not.toHaveBeenCalled();
});
