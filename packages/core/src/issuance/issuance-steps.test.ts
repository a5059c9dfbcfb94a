import { describe, expect, test } from "vitest";
import {
  createCollectedIssuance,
  createCollector,
  createCompletedIssuance,
  createIssuance,
  createIssuanceCard,
  createOtp,
} from "../testing/index.ts";
import {
  type CounterWork,
  findCurrentStep,
  type IssuanceStep,
  isHandedOver,
  isUnderWay,
  stepNeeds,
} from "./issuance-steps.ts";

const verified = createIssuance({
  status: "otp_verified",
  collector: createCollector(),
  otp: createOtp({ verified_at: "2026-11-19T09:06:00Z" }),
  card_verified_at: "2026-11-19T09:08:00Z",
});

describe("The sections of a hand-over", () => {
  test.each<[string, CounterWork, ReturnType<typeof findCurrentStep>]>([
    ["nothing was found", { issuance: undefined }, "find"],
    ["the card may not be handed over", { issuance: createIssuance({ id: null, status: null }) }, "find"],
    ["the card came back", { issuance: createIssuance({ status: "returned" }) }, "find"],
    ["nobody was looked up", { issuance: createIssuance() }, "collector"],
    ["the collector is known", { issuance: createIssuance({ collector: createCollector() }) }, "otp"],
    ["another session has the proof of the code", { issuance: verified, isIdentityConfirmed: true }, "otp"],
    ["nobody has looked at the photograph", { issuance: verified, otpToken: "token" }, "card"],
    [
      "all is done but handing it over",
      { issuance: verified, otpToken: "token", isIdentityConfirmed: true },
      "handOver",
    ],
    ["the proof is outstanding", { issuance: createCollectedIssuance() }, "handOver"],
    ["it is complete", { issuance: createCompletedIssuance() }, undefined],
  ])("where %s, the work goes on there [DOM-06]", (_, work, step) => {
    expect(findCurrentStep(work)).toBe(step);
  });

  test("a collector who may not collect the card stops there", () => {
    const issuance = createIssuance({ collector: createCollector({ eligible: false }) });
    expect(stepNeeds("collector", { issuance })).toEqual(["eligible"]);
  });

  test("a document and the card that is replaced are each asked for", () => {
    const issuance = createIssuance({
      card: createIssuanceCard({ replaces: { serial_number: "SN0000050", reason: "renewal" } }),
      collector: createCollector({ requires_document: true, document_type: "authorisation_letter" }),
    });
    expect(stepNeeds("collector", { issuance })).toEqual(["document", "old_card"]);
    expect(stepNeeds("collector", { issuance, documentPath: "documents/1", isOldCardMissing: true })).toEqual(
      [],
    );
    expect(
      stepNeeds("collector", { issuance, documentPath: "documents/1", isOldCardSurrendered: true }),
    ).toEqual([]);
  });

  test("what is handed over needs nothing but its proof", () => {
    const issuance = createCollectedIssuance({ collector: null });
    expect(stepNeeds("collector", { issuance })).toEqual([]);
    expect(stepNeeds("handOver", { issuance })).toEqual(["proof"]);
    expect(isHandedOver(issuance)).toBe(true);
    expect(isUnderWay(issuance)).toBe(false);
  });

  test("a status that is not known is none in which a card is handed over", () => {
    const issuance = createIssuance({ status: "parked" as never });
    expect(findCurrentStep({ issuance })).toBe("find");
  });

  test.each<[IssuanceStep, ReturnType<typeof stepNeeds>]>([
    ["find", ["card"]],
    ["collector", ["collector"]],
    ["otp", ["verification"]],
    ["card", ["card_in_hand", "identity"]],
    ["handOver", ["hand_over"]],
  ])("before a card is found, the section %s says what it will need: %j", (step, needs) => {
    expect(stepNeeds(step, { issuance: undefined })).toEqual(needs);
    expect([isUnderWay(undefined), isHandedOver(undefined)]).toEqual([false, false]);
  });

  test.each([
    ["ready", []],
    ["otp_sent", []],
    ["otp_verified", []],
    ["returned", ["checks"]],
    [null, ["checks"]],
  ] as const)(
    "a card whose hand-over is %s has to pass these checks before it is handed over: %j",
    (status, needs) => {
      const issuance = createIssuance({ status });
      expect(stepNeeds("find", { issuance })).toEqual(needs);
      expect(isUnderWay(issuance)).toBe(needs.length === 0);
    },
  );

  test("a code that was sent again has to be verified again, whatever was verified before", () => {
    const issuance = { ...verified, status: "otp_sent" as const };
    expect(stepNeeds("otp", { issuance, otpToken: "token" })).toEqual(["verification"]);
  });

  test("nobody's look at the photograph stands for the card in the hand", () => {
    const issuance = { ...verified, card_verified_at: null };
    expect(stepNeeds("card", { issuance, isIdentityConfirmed: true })).toEqual(["card_in_hand"]);
    expect(stepNeeds("handOver", { issuance })).toEqual(["hand_over"]);
  });
});
