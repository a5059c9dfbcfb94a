import type { PersonStatus } from "@id-desk/core";
import { createStatusApplication, islandCenter, reply } from "@id-desk/core/testing";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleStatuses } from "../../testing/example-statuses.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { ApplicationStatus } from "./ApplicationStatus.tsx";

beforeEach(() => page.viewport(1366, 768));

const { collected, inTransit, nothing } = exampleStatuses;

async function show(status: PersonStatus) {
  const shown = renderScreen(<ApplicationStatus idNumber="A100101" />, {
    handlers: { getPersonStatus: () => reply(200, { status }) },
  });
  await screen.findByRole("heading", { name: "Application history" });
  return shown;
}

/** The words of each cell of a table's rows, without its headings. */
function readRows(name: string): (string | null)[][] {
  const [, ...rows] = within(screen.getByRole("table", { name })).getAllByRole("row");
  return rows.map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
}

describe("The registry's knowledge of a person", () => {
  test("lists their applications, and links those of this centre [DOM-08]", async () => {
    const applications = [
      createStatusApplication({ id: 43, submitted_at: null, status: "pending_payment" }),
      createStatusApplication({
        id: 42,
        application_no: "C-2025-000007",
        status: "collected",
        created_center: islandCenter,
        is_ours: false,
      }),
      createStatusApplication({
        id: 41,
        application_no: "P-2020-000003",
        channel: "portal",
        type: "lost",
        status: "cancelled",
        created_center: null,
      }),
    ];
    const { destinations } = await show({ ...nothing, applications });
    const rows = readRows("Application history");
    expect(rows.map(([number, , ...cells]) => [number, ...cells])).toEqual([
      ["C-2026-000041", "Renewal", "At a centre", "Not yet", "DNR Head Office"],
      ["C-2025-000007", "Renewal", "At a centre", "Nov 17, 2026, 10:10", "HDh. Kulhudhuffushi City Centre"],
      ["P-2020-000003", "Lost card", "Online", "Nov 17, 2026, 10:10", "DNR Head Office"],
    ]);
    const table = within(screen.getByRole("table", { name: "Application history" }));
    expect(table.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["C-2026-000041"]);
    await userEvent.click(table.getByRole("link"));
    expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 43 } }]);
  });

  test("says how their cards travelled, and leads to a batch of this centre alone [DOM-08]", async () => {
    const [card] = inTransit.cards;
    if (!card?.batch) throw new Error("The example has a card in a batch.");
    const { id: _, side: __, ...others } = card.batch;
    const { destinations } = await show({
      ...inTransit,
      cards: [
        card,
        { ...card, id: 99, serial_number: "SN0000099", batch: { ...others, batch_no: "DB-2025-000003" } },
        { ...card, id: 98, serial_number: "SN0000098", batch: null },
      ],
    });
    expect(readRows("Dispatch card status")).toEqual([
      [
        "SN0000101",
        "In transit",
        "DB-2026-000012",
        "DNR Head Office",
        islandCenter.name,
        "Nov 14, 2026, 10:00",
        "Not yet",
      ],
      [
        "SN0000099",
        "In transit",
        "DB-2025-000003",
        "DNR Head Office",
        islandCenter.name,
        "Nov 14, 2026, 10:00",
        "Not yet",
      ],
    ]);
    const table = within(screen.getByRole("table", { name: "Dispatch card status" }));
    await userEvent.click(table.getByRole("link"));
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 12 } }]);
  });

  test("leads to the receiving page where this centre receives the batch", async () => {
    const { destinations } = await show(exampleStatuses.readyHere);
    await userEvent.click(screen.getByRole("link", { name: "DB-2026-000012" }));
    expect(destinations).toEqual([{ screen: "DispatchReceivingBatch", params: { batchId: 12 } }]);
  });

  test("says who collected a card, when and where, and leads to the hand-over [DOM-08]", async () => {
    const [issuance] = collected.issuances;
    if (!issuance) throw new Error("The example has a hand-over.");
    const earlier = {
      ...issuance,
      card_id: 55,
      serial_number: "SN0000055",
      status: "collected",
      collector: { type: "self", name: "Mohamed Naseer", relationship: null },
      issued_at: "2021-03-01T06:00:00Z",
      completed_at: null,
      center: islandCenter,
      is_ours: false,
    } as const;
    const { destinations } = await show({ ...collected, issuances: [issuance, earlier] });
    expect(readRows("Issuance status")).toEqual([
      [
        "SN0000101",
        "Completed",
        "Aminath Naseer, Mother",
        "Nov 17, 2026, 11:00",
        "Nov 17, 2026, 11:12",
        "DNR Head Office",
      ],
      ["SN0000055", "Collected", "The owner in person", "Mar 1, 2021, 11:00", "Not yet", islandCenter.name],
    ]);
    const table = within(screen.getByRole("table", { name: "Issuance status" }));
    await userEvent.click(table.getByRole("link", { name: "SN0000101" }));
    expect(destinations).toEqual([{ screen: "Issuances", state: { cardId: 101 } }]);
    expect(table.getAllByRole("link")).toHaveLength(1);
  });

  test("lists their cards with where each is", async () => {
    await show(exampleStatuses.readyElsewhere);
    expect(readRows("Cards")).toEqual([
      ["SN0000101", "At the centre", "National ID card", "Nov 7, 2026", "Nov 7, 2031", islandCenter.name],
    ]);
  });

  test("is told in one line where there is nothing", async () => {
    await show(nothing);
    expect(screen.queryByRole("table")).toBeNull();
    for (const line of [
      "This person has no applications.",
      "No card of this person was in a batch.",
      "No card of this person was handed over.",
      "No card was printed for this person.",
    ]) {
      expect(screen.getByText(line)).toBeTruthy();
    }
  });

  test("keeps words that these screens do not know", async () => {
    const [card] = inTransit.cards;
    if (!card?.batch) throw new Error("The example has a card in a batch.");
    await show({
      ...inTransit,
      applications: [
        createStatusApplication({
          status: "lost_in_space" as "submitted",
          type: "moon_card" as "renewal",
          channel: "pigeon" as "center",
          // A status that lasts long is shown with its days.
          status_at: new Date().toISOString(),
        }),
      ],
      cards: [
        {
          ...card,
          status: "on_the_moon",
          card_type: "moon",
          batch: { ...card.batch, line_status: "orbiting" },
        },
      ],
    });
    expect(readRows("Application history")[0]?.slice(1, 4)).toEqual(["lost_in_space", "moon_card", "pigeon"]);
    expect(readRows("Dispatch card status")[0]?.[1]).toBe("orbiting");
    expect(readRows("Cards")[0]?.slice(1, 3)).toEqual(["on_the_moon", "moon"]);
  });
});
