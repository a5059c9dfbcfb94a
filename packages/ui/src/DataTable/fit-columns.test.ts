import { expect, test } from "vitest";
import { countLeftOut, leaveOut } from "./fit-columns.ts";

const columns = [
  { id: "name", isRowHeader: true },
  { id: "place", width: 100 },
  { id: "day", width: 100 },
  { id: "state", width: 120, keep: true },
  { id: "actions", width: 80, keep: true },
];
const shown = (room: number) => leaveOut(columns, countLeftOut(columns, room)).map(({ id }) => id);

test("where every column has room, every column stays", () => {
  expect(shown(560)).toEqual(["name", "place", "day", "state", "actions"]);
  expect(leaveOut(columns, 0)).toBe(columns);
});

test("the last of the columns that may go goes first, and no more go than have to", () => {
  expect(shown(559)).toEqual(["name", "place", "state", "actions"]);
  expect(shown(459)).toEqual(["name", "state", "actions"]);
});

test("what names the row and what is kept stay where even they have no room", () => {
  expect(shown(100)).toEqual(["name", "state", "actions"]);
});
