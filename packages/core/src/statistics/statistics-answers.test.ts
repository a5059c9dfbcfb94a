import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import { readAnswerOf } from "../client/read-answer.ts";
import { type createStatistics, exampleAnswers } from "../testing/index.ts";

const calls: readonly OperationId[] = [
  "getStatistics",
  "getServiceStatistics",
  "getPopulation",
  "getPopulationByAge",
  "getPopulationByAgeGroup",
];

test.each(calls)("The answer to %s is read as the contract says it", async (id) => {
  const body = exampleAnswers[id]?.().body as object;
  expect(await readAnswerOf(id, body)).toEqual(expect.objectContaining(body));
});

describe("Figures", () => {
  test("that a server does not tell stay out: they are not none", async () => {
    const answer = await readAnswerOf("getStatistics", {
      statistics: { as_of: "2026-11-19T09:05:00Z", dispatch: { overdue: 2, missing_cards: "many" } },
    });
    const { statistics } = answer as { statistics: ReturnType<typeof createStatistics> };
    expect(statistics.dispatch.overdue).toBe(2);
    expect(statistics.dispatch.missing_cards).not.toBe(0);
    expect(statistics.issuance.over_30_days).toBeUndefined();
    expect(statistics.sent).toBeUndefined();
  });

  test.each(["getStatistics", "getServiceStatistics"] as const)(
    "of a day before the first record are null: %s",
    async (id) => {
      const name = id === "getStatistics" ? "statistics" : "service";
      expect(await readAnswerOf(id, { [name]: null })).toMatchObject({ [name]: null });
    },
  );

  test.each([
    ["getStatistics", {}],
    ["getStatistics", { statistics: [] }],
    ["getServiceStatistics", { service: { weeks: "none" } }],
    ["getPopulation", { population: 12 }],
    ["getPopulationByAge", { ages: null }],
    ["getPopulationByAgeGroup", {}],
  ] as const)("of another shape are refused: %s %j", async (id, answer) => {
    await expect(readAnswerOf(id, answer)).rejects.toThrow(SyntaxError);
  });

  test("of the population count nobody where a server says no number, and keep an atoll that nobody knows", async () => {
    const answer = await readAnswerOf("getPopulation", {
      population: {
        total: 5,
        male: 5,
        by_atoll: [{ atoll: "Atlantis", total: 5, male: 5 }, { total: 1 }, "?"],
      },
    });
    expect(answer).toMatchObject({
      population: {
        total: 5,
        male: 5,
        female: 0,
        by_atoll: [
          { atoll: "Atlantis", total: 5, male: 5, female: 0 },
          { atoll: null, total: 1, male: 0, female: 0 },
        ],
      },
    });
  });
});
