import { expect, test } from "vitest";
import type { NumberSeries } from "../domain/record-numbers.ts";
import { useTestServer } from "../testing/test-server.ts";
import { skipNumbers, takeNumber } from "./record-numbers.ts";

const server = useTestServer();
/** A year of which the demonstration has no record. */
const now = new Date("2031-06-01T00:00:00.000Z");

const take = (series: NumberSeries = "C", at = now) =>
  server.database.transaction().execute((transaction) => takeNumber(transaction, series, at));

test("numbers are counted by series and by the registry's year", async () => {
  expect([await take(), await take(), await take("P")]).toEqual([
    "C-2031-000001",
    "C-2031-000002",
    "P-2031-000001",
  ]);
  // In the registry's zone the year begins five hours earlier.
  expect(await take("C", new Date("2031-12-31T18:59:00Z"))).toBe("C-2031-000003");
  expect(await take("C", new Date("2031-12-31T19:00:00Z"))).toBe("C-2032-000001");
});

test("the number of what was not kept is given again", async () => {
  const undone = server.database.transaction().execute(async (transaction) => {
    await takeNumber(transaction, "C", now);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await take()).toBe("C-2031-000001");
});

test("counting goes on after the highest number that was given elsewhere, and never goes back", async () => {
  await take();
  const skip = (numbers: readonly string[]) => skipNumbers(server.database, numbers);
  await skip(["C-2031-000041", "C-2031-000007", "P-2031-000003", "C-2030-000009"]);
  await skip(["C-2031-000002", "C-2032-000000"]);
  await skip([]);
  expect([await take(), await take("P")]).toEqual(["C-2031-000042", "P-2031-000004"]);
  expect(await take("C", new Date("2032-06-01T00:00:00Z"))).toBe("C-2032-000001");
});
