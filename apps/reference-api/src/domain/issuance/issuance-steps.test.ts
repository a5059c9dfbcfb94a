import { expect, test } from "vitest";
import {
  decideStep,
  describeOutOfOrder,
  type IssuanceStatus,
  type IssuanceStep,
  isOfSession,
  issuanceSteps,
} from "./issuance-steps.ts";

const statuses: readonly IssuanceStatus[] = [
  "ready",
  "otp_sent",
  "otp_verified",
  "collected",
  "completed",
  "returned",
];

/** By hand from the functional design: whose step it is, and the status after it from each status; "-" is refused. */
const expected: Readonly<Record<IssuanceStep, readonly ["session" | "center", string]>> = {
  checkCollector: ["session", "ready ready ready - - -"],
  sendCollectorOtp: ["session", "otp_sent otp_sent - - - -"],
  verifyCollectorOtp: ["session", "- otp_verified - - - -"],
  vouchForCollector: ["session", "otp_verified otp_verified - - - -"],
  addIssuanceDocument: ["center", "ready otp_sent otp_verified collected - -"],
  issueCard: ["session", "- - collected - - -"],
  completeIssuance: ["center", "- - - completed - -"],
  returnCard: ["center", "- - - returned - -"],
};

test.each(Object.entries(expected))("%s belongs to the %s and leads to %s [R-17]", (name, [by, after]) => {
  const step = name as IssuanceStep;

  expect(statuses.map((status) => decideStep(step, status) ?? "-").join(" ")).toBe(after);
  expect(isOfSession(step)).toBe(by === "session");
});

test("every step has a row", () => {
  expect(Object.keys(issuanceSteps).sort()).toEqual(Object.keys(expected).sort());
});

const load = "Load the card first.";
const verify = "Verify the collector first.";
const verified = "The collector is already verified.";
const over = "This card has already been handed over.";
const complete = "This hand-over is already complete.";
const back = "This card came back.";
const notYet = "This card has not been handed over.";

test.each([
  ["issueCard", [load, verify, verify, verified, over, complete, back]],
  ["verifyCollectorOtp", [load, "Send a code first.", verify, verified, over, complete, back]],
  ["completeIssuance", [load, notYet, notYet, notYet, over, complete, back]],
  ["returnCard", [load, notYet, notYet, notYet, over, complete, back]],
] as const)("%s out of order is told what has to come first", (step, told) => {
  expect([null, ...statuses].map((status) => describeOutOfOrder(step, status))).toEqual(told);
});
