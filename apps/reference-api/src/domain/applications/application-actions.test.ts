import { expect, test } from "vitest";
import {
  type ApplicationAction,
  type ApplicationStatus,
  applicationActions,
  decideApplicationAction,
} from "./application-actions.ts";

const statuses: readonly ApplicationStatus[] = [
  "pending_biometrics",
  "pending_payment",
  "submitted",
  "under_review",
  "returned",
  "approved",
  "printing",
  "dispatched",
  "ready",
  "collected",
  "rejected",
  "cancelled",
];

const allowed: Readonly<Record<ApplicationAction, string>> = {
  cancelApplication:
    "pending_biometrics→cancelled pending_payment→cancelled submitted→cancelled returned→cancelled",
  resubmitApplication: "returned→submitted",
  sendPaymentLink: "pending_payment→pending_payment",
  markSlipPrinted:
    "pending_biometrics pending_payment submitted under_review returned approved printing dispatched ready"
      .split(" ")
      .map((status) => `${status}→${status}`)
      .join(" "),
  takeBiometrics: "pending_biometrics→pending_biometrics",
  submitBiometrics: "pending_biometrics→submitted",
  pay: "pending_payment→submitted",
  review: "submitted→under_review",
  return: "under_review→returned",
  approve: "under_review→approved",
  reject: "under_review→rejected",
};

test.each(Object.entries(allowed))("%s leads %s, and is refused in every other status", (action, ways) => {
  const found = statuses.flatMap((status) => {
    const decision = decideApplicationAction(action as ApplicationAction, status);
    return "to" in decision ? [`${status}→${decision.to}`] : [];
  });
  expect(found.join(" ")).toBe(ways);
});

test.each([
  ["cancelApplication", "under_review", "The registry is reviewing this application. Ask them to return it."],
  ["cancelApplication", "cancelled", "Application is cancelled already"],
  ["cancelApplication", "approved", "An application that has been decided cannot be cancelled"],
  [
    "resubmitApplication",
    "under_review",
    "This application cannot be resubmitted because it is under review",
  ],
  ["resubmitApplication", "submitted", "This application was not returned"],
  ["sendPaymentLink", "submitted", "Application does not wait for a payment"],
  ["sendPaymentLink", "cancelled", "Application is cancelled"],
  ["markSlipPrinted", "collected", "There is no slip of an application that is over"],
  ["takeBiometrics", "submitted", "Application does not wait for biometrics"],
  ["submitBiometrics", "cancelled", "Application is cancelled"],
  ["pay", "submitted", "Application does not wait for a payment"],
  ["review", "pending_payment", "Application has not been submitted"],
  ["review", "under_review", "Application is under review already"],
  ["approve", "submitted", "Application is not under review"],
  ["return", "approved", "Application has been decided already"],
  ["reject", "cancelled", "Application is cancelled"],
] as const)("%s of an application that is %s is refused: %s", (action, status, message) => {
  expect(decideApplicationAction(action, status)).toMatchObject({ refusal: { message } });
});

test("only the registry decides, and only the centre that made an application cancels it", () => {
  const by = (who: string) =>
    Object.entries(applicationActions).flatMap(([name, rule]) => (rule.by === who ? [name] : []));
  expect(by("creator")).toEqual(["cancelApplication"]);
  expect(by("either")).toEqual(["resubmitApplication", "sendPaymentLink", "markSlipPrinted"]);
  expect(by("capturer")).toEqual(["takeBiometrics", "submitBiometrics"]);
  expect(by("registry")).toEqual(["pay", "review", "return", "approve", "reject"]);
});
