import { describe, expect, test } from "vitest";
import { createPersonStatus, headOffice } from "../testing/index.ts";
import {
  applicationOf,
  cardOf,
  issuanceOf,
  journeyBatch,
  kulhudhuffushi,
  wayOf,
} from "../testing/status-ways.ts";
import type { ApplicationStatus, PersonStatus } from "./application.ts";
import { applicationStatusWords } from "./application-words.ts";
import { statusSteps, statusTimeline } from "./status-timeline.ts";

/** The steps in one line: each with the first letter of its state. */
const draw = (status: PersonStatus) =>
  statusTimeline(status)
    .map(({ id, state }) => `${id}:${state[0]}`)
    .join(" ");

const find = (status: PersonStatus, id: string) => statusTimeline(status).find((step) => step.id === id);

const told = { told_at: "2026-11-17T04:00:00Z" };
const received = { batch: { ...journeyBatch, received_at: "2026-11-16T05:00:00Z" } };
const start = "submitted:d reviewed:d printed:d";

describe("The way of an application", () => {
  test.each<[string, PersonStatus, string]>([
    [
      "waits for biometrics",
      applicationOf({ status: "pending_biometrics", submitted_at: null }),
      "submitted:c reviewed:w printed:w dispatched:w arrived:w told:w collected:w",
    ],
    [
      "waits for payment",
      applicationOf({ status: "pending_payment", submitted_at: null }),
      "submitted:c reviewed:w printed:w dispatched:w arrived:w told:w collected:w",
    ],
    [
      "is submitted",
      wayOf("submitted"),
      "submitted:d reviewed:c printed:w dispatched:w arrived:w told:w collected:w",
    ],
    [
      "is in review",
      wayOf("under_review"),
      "submitted:d reviewed:c printed:w dispatched:w arrived:w told:w collected:w",
    ],
    [
      "is returned",
      wayOf("returned"),
      "submitted:d reviewed:p printed:w dispatched:w arrived:w told:w collected:w",
    ],
    ["ends when it is rejected", wayOf("rejected"), "submitted:d reviewed:p"],
    ["ends when it is cancelled", wayOf("cancelled"), "submitted:d reviewed:p"],
    [
      "ends before it was submitted",
      applicationOf({ status: "cancelled", submitted_at: null }),
      "reviewed:p",
    ],
    [
      "is approved",
      wayOf("approved"),
      "submitted:d reviewed:d printed:c dispatched:w arrived:w told:w collected:w",
    ],
    [
      "is printing",
      wayOf("printing"),
      "submitted:d reviewed:d printed:c dispatched:w arrived:w told:w collected:w",
    ],
    [
      "has a status nobody knows",
      wayOf("sleeping"),
      "submitted:d reviewed:c printed:w dispatched:w arrived:w told:w collected:w",
    ],
    [
      "has a status nobody knows and was not submitted",
      applicationOf({ status: "draft" as "submitted", submitted_at: null }),
      "submitted:c reviewed:w printed:w dispatched:w arrived:w told:w collected:w",
    ],
    [
      "is in dispatch without a card",
      wayOf("dispatched"),
      `${start} dispatched:d arrived:c told:w collected:w`,
    ],
    ["is ready without a card", wayOf("ready"), `${start} arrived:d told:c collected:w`],
    ["is collected without a card", wayOf("collected"), `${start} arrived:d collected:d`],
  ])("%s", (_, status, way) => {
    expect(draw(status)).toBe(way);
  });

  test.each<[string, PersonStatus, string]>([
    [
      "printed",
      wayOf("printing", cardOf("printed", { batch: null })),
      `${start} dispatched:c arrived:w told:w collected:w`,
    ],
    [
      "packed",
      wayOf("printing", cardOf("packed", { batch: { ...journeyBatch, dispatched_at: null } })),
      `${start} dispatched:c arrived:w told:w collected:w`,
    ],
    [
      "in transit",
      wayOf("dispatched", cardOf("in_transit")),
      `${start} dispatched:d arrived:c told:w collected:w`,
    ],
    ["missing", wayOf("dispatched", cardOf("missing")), `${start} dispatched:d arrived:p told:w collected:w`],
    [
      "disputed",
      wayOf("dispatched", cardOf("disputed")),
      `${start} dispatched:d arrived:p told:w collected:w`,
    ],
    [
      "at its centre",
      wayOf("ready", cardOf("at_center", received)),
      `${start} dispatched:d arrived:d told:c collected:w`,
    ],
    [
      "at its centre, its owner told",
      wayOf("ready", cardOf("at_center", { ...received, ...told })),
      `${start} dispatched:d arrived:d told:d collected:c`,
    ],
    [
      "at its centre, which no batch brought",
      wayOf("ready", cardOf("at_center", { batch: null })),
      `${start} arrived:d told:c collected:w`,
    ],
    [
      "collected, its owner told",
      wayOf("collected", cardOf("collected", { ...received, ...told })),
      `${start} dispatched:d arrived:d told:d collected:d`,
    ],
    [
      "completed, its owner never told",
      wayOf("collected", cardOf("completed", received)),
      `${start} dispatched:d arrived:d collected:d`,
    ],
    [
      "back at the counter",
      wayOf("ready", cardOf("returned", { ...received, ...told })),
      `${start} dispatched:d arrived:d told:d collected:p`,
    ],
    ["cancelled on its way", wayOf("dispatched", cardOf("cancelled")), `${start} dispatched:d collected:p`],
    [
      "in a status nobody knows, printed",
      wayOf("printing", cardOf("at_customs", { batch: null })),
      `${start} dispatched:c arrived:w told:w collected:w`,
    ],
    [
      "in a status nobody knows, sent",
      wayOf("printing", cardOf("at_customs")),
      `${start} dispatched:d arrived:c told:w collected:w`,
    ],
    [
      "in a status nobody knows, arrived",
      wayOf("printing", cardOf("lent", received)),
      `${start} dispatched:d arrived:d told:c collected:w`,
    ],
    [
      "in a status nobody knows, its owner told",
      wayOf("printing", cardOf("lent", { ...received, ...told })),
      `${start} dispatched:d arrived:d told:d collected:c`,
    ],
  ])("has a card that is %s", (_, status, way) => {
    expect(draw(status)).toBe(way);
  });

  test("leaves the message out where the server does not tell of it", () => {
    const { told_at: _, ...card } = cardOf("at_center", received);
    expect(draw(wayOf("ready", card as typeof card & { told_at: null }))).toBe(
      `${start} dispatched:d arrived:d collected:c`,
    );
  });

  test("knows every status of the contract: one step is current or wrong, or all are done", () => {
    for (const status of Object.keys(applicationStatusWords)) {
      const steps = statusTimeline(wayOf(status));
      const open = steps.filter(({ state }) => state === "current" || state === "problem");
      expect(open.map((step) => step.status)).toEqual(status === "collected" ? [] : [status]);
      expect(steps.map(({ id }) => id)).toEqual(
        statusSteps.filter((id) => steps.some((step) => step.id === id)),
      );
    }
  });

  test("is that of the newest card where there is no application [DOM-08]", () => {
    const cards = [cardOf("in_transit"), cardOf("collected", { id: 102 })];
    expect(draw(createPersonStatus({ applications: [], cards }))).toBe(
      "printed:d dispatched:d arrived:c told:w collected:w",
    );
  });

  test("has no step where there is neither an application nor a card", () => {
    expect(statusTimeline(createPersonStatus({ applications: [] }))).toEqual([]);
  });

  test("is that of its own card, and not of an older one", () => {
    const cards = [cardOf("collected", { application_no: "C-2021-000007" })];
    expect(draw(wayOf("submitted", undefined, { cards }))).toContain("reviewed:c");
    expect(draw(wayOf("ready", undefined, { cards }))).toContain("told:c");
  });

  test("takes a card for its own that the server does not tell the application of", () => {
    const cards = [cardOf("in_transit", { application_no: null })];
    expect(draw(wayOf("dispatched", undefined, { cards }))).toContain("arrived:c");
    expect(find(wayOf("dispatched", undefined, { cards }), "printed")?.at).toBe("2026-11-12");
    expect(draw(wayOf("submitted", undefined, { cards }))).toContain("reviewed:c");
  });

  test("of a returned application stops before the card that was made for it", () => {
    expect(draw(wayOf("returned", cardOf("in_transit")))).toContain("reviewed:p printed:w");
  });
});

describe("A step", () => {
  test("has its time and its centre", () => {
    const card = cardOf("collected", { ...received, ...told });
    const status = wayOf("collected", card, { issuances: [issuanceOf("self")] });
    const [application] = status.applications;
    const applications = application ? [{ ...application, reviewed_at: "2026-11-05T05:00:00Z" }] : [];
    expect(statusTimeline({ ...status, applications }).map(({ at, center }) => [at, center?.name])).toEqual([
      ["2026-11-02T05:00:00Z", headOffice.name],
      ["2026-11-05T05:00:00Z", undefined],
      ["2026-11-12", undefined],
      ["2026-11-14T05:00:00Z", headOffice.name],
      ["2026-11-16T05:00:00Z", kulhudhuffushi.name],
      ["2026-11-17T04:00:00Z", undefined],
      ["2026-11-17T05:00:00Z", kulhudhuffushi.name],
    ]);
  });

  test.each<ApplicationStatus>(["returned", "rejected"])(
    "that went wrong says when and why: %s",
    (status) => {
      const reasons = [{ code: "photo_too_dark", field: "photo", text: "Photo too dark" }];
      const decided = applicationOf({ status, reviewed_at: "2026-11-03T05:00:00Z", return_reasons: reasons });
      expect(find(decided, "reviewed")).toEqual({
        id: "reviewed",
        state: "problem",
        at: "2026-11-03T05:00:00Z",
        center: null,
        status,
        reasons,
        expected_on: null,
      });
    },
  );

  test("of an application that was returned before and submitted again has no old time and no old reasons", () => {
    const again = applicationOf({ status: "under_review", reviewed_at: "2026-11-03T05:00:00Z" });
    expect(find(again, "reviewed")).toMatchObject({ state: "current", at: null, reasons: [] });
  });

  test("that was cancelled says since when", () => {
    expect(find(wayOf("cancelled"), "reviewed")).toMatchObject({
      at: "2026-11-04T05:00:00Z",
      status: "cancelled",
    });
  });

  test.each(["missing", "disputed"])("of a card that is %s says where and since when", (status) => {
    expect(find(wayOf("dispatched", cardOf(status)), "arrived")).toMatchObject({
      at: "2026-11-16T05:00:00Z",
      center: kulhudhuffushi,
      status,
    });
  });

  test.each(["returned", "cancelled"])("of a card that was %s says where and when", (status) => {
    expect(find(wayOf("ready", cardOf(status)), "collected")).toMatchObject({
      state: "problem",
      at: "2026-11-16T05:00:00Z",
      center: kulhudhuffushi,
      status,
    });
  });

  test("that is waited for says where it will be, and when it is expected", () => {
    const card = cardOf("in_transit", { batch: { ...journeyBatch, expected_on: "2026-11-20" } });
    expect(find(wayOf("dispatched", card), "arrived")).toMatchObject({
      at: null,
      center: kulhudhuffushi,
      expected_on: "2026-11-20",
    });
    expect(find(wayOf("dispatched"), "arrived")).toMatchObject({ center: kulhudhuffushi, expected_on: null });
  });

  test("has no time and no centre where nobody tells them", () => {
    const nowhere = { id: 0, name: "" };
    const card = cardOf("collected", { batch: null, center: null, issue_date: "", status_at: "" });
    const application = {
      submitted_at: null,
      status_at: "",
      created_center: null,
      collection_center: nowhere,
    };
    const { applications } = applicationOf({ status: "collected", ...application });
    const status = createPersonStatus({ applications, cards: [card] });
    for (const { at, center } of statusTimeline(status)) expect([at, center]).toEqual([null, null]);
    expect(statusTimeline(status)).toHaveLength(5);
  });
});
