import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import { createIssuance, createIssuanceSummary } from "../testing/index.ts";
import { answers } from "./issuance-answers.ts";

const read = (id: OperationId, answer: unknown) => answers[id]?.(answer);

describe("An answer at the counter", () => {
  test.each<[OperationId, unknown]>([
    ["loadIssuance", {}],
    ["checkCollector", {}],
    ["sendCollectorOtp", {}],
    ["verifyCollectorOtp", {}],
    ["verifyCard", undefined],
    ["addIssuanceDocument", {}],
    ["listIssuances", {}],
    ["returnCard", { issuance: createIssuance() }],
    ["markReceiptPrinted", { copies: 1 }],
  ])("that does not tell what %s asks for is refused: staff are not shown an empty one", (id, answer) => {
    expect(() => read(id, answer)).toThrow(SyntaxError);
  });

  test("that is no list of hand-overs says so", () => {
    expect(() => read("listIssuances", { data: [] })).toThrow("The answer has no readable hand-overs.");
  });

  test("that lists hand-overs counts them where the server does not", () => {
    const issuances = [createIssuanceSummary(), createIssuanceSummary({ id: 72 })];
    expect(read("listIssuances", { issuances })).toMatchObject({ issuances, meta: { total: 2 } });
  });

  test.each([
    [{ verified: true }, true],
    [{ verified: false }, false],
    [{}, true],
  ])("to a card that was verified, %j, means that it is the one on the screen: %s", (answer, verified) => {
    expect(read("verifyCard", answer)).toEqual({ ...answer, verified, verified_at: "" });
  });

  test.each([
    [3, 3],
    [undefined, 1],
    ["many", 1],
  ])("to a receipt that was printed counts its copies: %j is %s", (copies, counted) => {
    expect(read("markReceiptPrinted", { copies, issuance: createIssuance() })).toHaveProperty(
      "copies",
      counted,
    );
  });

  test("without settings or countries has none, and a country that nobody can choose is left out", () => {
    expect(read("getSettings", { configs: "nonsense" })).toEqual({ configs: {}, extensions: [] });
    expect(read("listCountries", {})).toEqual({ countries: [] });
    const countries = [{ id: 20, name: "Bangladesh" }, { name: "Nowhere" }, { id: 21 }];
    expect(read("listCountries", { countries })).toEqual({ countries: [{ id: 20, name: "Bangladesh" }] });
  });

  test("that says nothing of what a server can beyond the contract promises nothing", () => {
    expect(read("loadIssuance", { issuance: createIssuance() })).toHaveProperty("extensions", []);
  });
});
