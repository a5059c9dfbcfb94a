import { describe, expect, test } from "vitest";
import { headOffice, islandCenter } from "../testing/index.ts";
import { type ApplicationAction, type ApplicationDesk, applicationActions } from "./application-actions.ts";
import { applicationStatusWords } from "./application-words.ts";

const elsewhere = { centerId: 99, hasFullAccess: false };
const creator = { centerId: headOffice.id, hasFullAccess: false };
const collector = { centerId: islandCenter.id, hasFullAccess: false };
const supervisor = { centerId: 99, hasFullAccess: true };

const list = (status: string, desk: ApplicationDesk, channel: "center" | "portal" = "center") =>
  applicationActions(
    {
      channel,
      status,
      created_center: channel === "center" ? headOffice : null,
      collection_center: islandCenter,
    },
    desk,
  );

/** What the centre that made it can do, and what the centre that hands its card over can. */
const table: Readonly<Record<string, readonly [readonly ApplicationAction[], readonly ApplicationAction[]]>> =
  {
    pending_biometrics: [
      ["captureBiometrics", "printSlip", "cancelApplication"],
      ["captureBiometrics", "printSlip"],
    ],
    pending_payment: [
      ["sendPaymentLink", "printSlip", "cancelApplication"],
      ["sendPaymentLink", "printSlip"],
    ],
    submitted: [["printSlip", "cancelApplication"], ["printSlip"]],
    under_review: [["printSlip"], ["printSlip"]],
    returned: [
      ["resubmitApplication", "printSlip", "cancelApplication"],
      ["resubmitApplication", "printSlip"],
    ],
    approved: [["printSlip"], ["printSlip"]],
    printing: [["printSlip"], ["printSlip"]],
    dispatched: [["printSlip"], ["printSlip"]],
    ready: [["printSlip"], ["printSlip"]],
    collected: [[], []],
    rejected: [[], []],
    cancelled: [[], []],
    on_hold: [["printSlip"], ["printSlip"]],
  };

describe("What can be done with an application", () => {
  test.each(Object.entries(table))(
    "that is %s follows its centre [DOM-05]",
    (status, [ofCreator, ofCollector]) => {
      expect(list(status, creator)).toEqual(ofCreator);
      expect(list(status, collector)).toEqual(ofCollector);
      expect(list(status, supervisor)).toEqual(ofCreator);
      expect(list(status, elsewhere)).toEqual([]);
      expect(list(status, { centerId: undefined, hasFullAccess: false })).toEqual([]);
    },
  );

  test("is settled for every status of the contract", () => {
    expect(Object.keys(table)).toEqual([...Object.keys(applicationStatusWords), "on_hold"]);
  });

  test.each(Object.keys(table))("is nothing for one made online that is %s", (status) => {
    for (const desk of [creator, collector, supervisor]) expect(list(status, desk, "portal")).toEqual([]);
  });

  test("includes to cancel it for the centre that both made it and hands its card over", () => {
    const both = {
      channel: "center",
      status: "submitted",
      created_center: headOffice,
      collection_center: headOffice,
    } as const;
    expect(applicationActions(both, creator)).toContain("cancelApplication");
  });
});
