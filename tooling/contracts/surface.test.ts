import { describe, expect, test } from "vitest";
import { compareSurfaces, type Side, type Surface, splitUnion } from "./surface.ts";

type Case = readonly [title: string, before: Surface, after: Surface, bumps: readonly string[]];

const cases: readonly Case[] = [
  ["nothing changes", { batchId: "number" }, { batchId: "number" }, []],
  ["a prop is gone", { batchId: "number", page: "? number" }, { batchId: "number" }, ["major"]],
  ["a prop has another name", { batchId: "number" }, { batch: "number" }, ["major", "major"]],
  ["an optional prop is new", {}, { page: "? number" }, ["minor"]],
  ["a prop that must be given is new", {}, { page: "number" }, ["major"]],
  ["an optional prop must be given", { page: "? number" }, { page: "number" }, ["major"]],
  ["a prop may be left out", { page: "number" }, { page: "? number" }, ["minor"]],
  ["a prop takes more", { id: "number" }, { id: "number | string" }, ["minor"]],
  ["a prop takes less", { id: "number | string" }, { id: "number" }, ["major"]],
  ["a prop takes something else", { id: "number" }, { id: "string" }, ["major"]],
  ["the members of a union change places", { id: "number | string" }, { id: "string | number" }, []],
  ["an event tells more", { "on(0)": "{…}" }, { "on(0)": "{…}", "on(0).at": "string" }, ["minor"]],
  ["an event tells less", { "on(0)": "{…}", "on(0).at": "string" }, { "on(0)": "{…}" }, ["major"]],
  ["an event has a new reason", { "on(0).why": '"a"' }, { "on(0).why": '"a" | "b"' }, ["major"]],
  ["an event has one reason less", { "on(0).why": '"a" | "b"' }, { "on(0).why": '"a"' }, ["minor"]],
  ["an event's field is sometimes left out", { "on(0).at": "string" }, { "on(0).at": "? string" }, ["major"]],
  [
    "what stands in something new is told with it",
    {},
    { actions: "? {…}", "actions.send": "? {…}", "actions.send.by": "string" },
    ["minor"],
  ],
  [
    "what stands in something gone is told with it",
    { on: "(…)", "on(0)": "{…}", "on(0).a": "x" },
    {},
    ["major"],
  ],
];

describe("compareSurfaces", () => {
  test.each(cases)("where %s", (_title, before, after, bumps) => {
    expect(compareSurfaces(before, after).map(({ bump }) => bump)).toEqual(bumps);
  });

  test.each<[string, Surface, Surface, string]>([
    ["a field that must be there is new", { Event: "{…}" }, { Event: "{…}", "Event.at": "string" }, "minor"],
    ["a field can be left out", { "Event.at": "string" }, { "Event.at": "? string" }, "major"],
    ["a field must be there", { "Event.at": "? string" }, { "Event.at": "string" }, "major"],
    ["a union grows", { Word: '"a"' }, { Word: '"a" | "b"' }, "minor"],
    ["a union shrinks", { Word: '"a" | "b"' }, { Word: '"a"' }, "major"],
  ])("where %s and either side may write it", (_title, before, after, bump) => {
    const changes = compareSurfaces(before, after, (): Side => "either");
    expect(changes.map((change) => change.bump)).toEqual([bump]);
  });

  test("names what was lost", () => {
    expect(compareSurfaces({ batchId: "number" }, {})[0]?.what).toBe("lost the property batchId");
  });
});

describe("splitUnion", () => {
  test.each([
    ["number | string", ["number", "string"]],
    ["Record<A | B, C> | D", ["Record<A | B, C>", "D"]],
    ['"a|b" | "c"', ['"a|b"', '"c"']],
    ["(value: A | B) => C | D", ["(value: A | B) => C | D"]],
    ["{ on: () => void; } | E", ["{ on: () => void; }", "E"]],
  ])("splits %s at the top alone", (type, parts) => {
    expect(splitUnion(type)).toEqual(parts);
  });
});
