import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import { readAnswerOf } from "../client/read-answer.ts";
import { RegistryError } from "../errors/registry-error.ts";
import {
  createExpat,
  createExpatCandidate,
  createInteraction,
  createWorkPermit,
  exampleAnswers,
} from "../testing/index.ts";
import { readExpatCandidates } from "./candidates.ts";
import type { Expat, Interaction } from "./xpat.ts";

const calls: readonly OperationId[] = [
  "listOccupations",
  "listIslands",
  "getCurrentIsland",
  "listEmployers",
  "findExpatByPassport",
  "findExpatByPermit",
  "recordInteraction",
  "listInteractions",
  "getInteraction",
  "markInteractionPrinted",
  "getInteractionStats",
  "listWorkPermits",
];

test.each(calls)("The answer to %s is read as the contract says it", async (id) => {
  const body = exampleAnswers[id]?.().body as object;
  expect(await readAnswerOf(id, body)).toEqual(expect.objectContaining(body));
});

const findOne = async (individual: unknown) => {
  const answer = await readAnswerOf("findExpatByPassport", { individuals: [individual] });
  return (answer as { readonly individuals: readonly Expat[] }).individuals[0];
};

describe("A foreign worker", () => {
  test("of whom a server says little has no photograph, passport or permit", async () => {
    expect(await findOne({ id: 4, name: "孙丽" })).toMatchObject({
      name: "孙丽",
      gender: 0,
      date_of_birth: null,
      country: null,
      passports: [],
      permit: null,
      has_photo: false,
      captured: null,
      last_interaction: null,
    });
  });

  test("has no permit whose status is not said, for nothing may be concluded from it", async () => {
    const { status: _, ...permit } = createWorkPermit();
    expect((await findOne(createExpat({ permit: permit as never })))?.permit).toBeNull();
  });

  test.each([
    ["findExpatByPassport", {}],
    ["findExpatByPassport", { individuals: [{ name: "Rafiqul Islam" }] }],
    ["findExpatByPermit", { individuals: "none" }],
    ["getInteractionStats", { stats: { today: 3 } }],
    ["listIslands", {}],
    ["listInteractions", { interactions: [{ id: 12 }] }],
  ] as const)("who cannot be read is not answered as nobody: %s with %j", async (id, data) => {
    await expect(readAnswerOf(id, data)).rejects.toThrow(SyntaxError);
  });
});

test("A check that a server does not say was not confirmed", async () => {
  const interaction = { ...createInteraction(), checks: { image: true } };
  const answer = await readAnswerOf("getInteraction", { interaction });
  expect((answer as { readonly interaction: Interaction }).interaction.checks).toEqual({
    image: true,
    name: false,
    passport_number: false,
    country: false,
  });
});

describe("The people whom a person looks like", () => {
  const refuse = (serverCode: string, candidates: unknown) =>
    new RegistryError({
      code: "conflict",
      message: "This may be somebody who is already recorded.",
      status: 409,
      serverCode,
      context: { candidates },
    });

  test("are read from the failure, without those who cannot be read", () => {
    const candidates = [createExpatCandidate({ reasons: ["passport", "name_and_birth"] }), { reasons: [] }];
    expect(readExpatCandidates(refuse("possible_duplicates", candidates))).toEqual([candidates[0]]);
    expect(readExpatCandidates(refuse("possible_duplicates", undefined))).toEqual([]);
  });

  test("are in no other failure", () => {
    expect(readExpatCandidates(refuse("stale", [createExpatCandidate()]))).toBeUndefined();
    expect(readExpatCandidates(new TypeError("Failed to fetch"))).toBeUndefined();
    expect(readExpatCandidates(undefined)).toBeUndefined();
  });
});
