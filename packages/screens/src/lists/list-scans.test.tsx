import {
  createBatchSummary,
  createInteractionSummary,
  createIssuanceSummary,
  reply,
} from "@id-desk/core/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchReceiving } from "../dispatch/DispatchReceiving/DispatchReceiving.tsx";
import { DispatchSending } from "../dispatch/DispatchSending/DispatchSending.tsx";
import { Issuances } from "../issuance/Issuances/Issuances.tsx";
import { WaitingCards } from "../issuance/WaitingCards/WaitingCards.tsx";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../testing/stage.tsx";
import { createWedgeScanner } from "../testing/wedge-scanner.ts";
import { WorkPermits } from "../xpat/WorkPermits/WorkPermits.tsx";
import { XpatInteractions } from "../xpat/XpatInteractions/XpatInteractions.tsx";

beforeEach(() => page.viewport(1366, 768));

const meta = { page: 1, per_page: 25, total: 1, last_page: 1 };

function show(list: ReactNode, options: TestRegistryOptions = {}) {
  const stage = createTestRegistry(options);
  render(
    <Stage stage={stage}>
      <button type="button">In the side menu</button>
      <main>
        <button type="button">Elsewhere in main</button>
        {list}
      </main>
    </Stage>,
  );
  return stage;
}

const officer = { username: "xpat.male", fullname: "Ali Rameez", roles: ["xpat"], temp_full_access: false };
const focusOn = (name: string) => act(() => screen.getByRole("button", { name }).focus());
const scan = (code: string, gap: number) => createWedgeScanner({ gap }).scan(code);
const gaps = [2, 10, 30];

const located = (batch_no: string, name: string) => ({
  batch: { batch_no, status: "dispatched" as const, destination_center: { id: 6, name } },
});

describe("On a list of batches", () => {
  const batches = [createBatchSummary({ id: 12, batch_no: "DB-2026-000012" })];
  const serveOne = ({ query }: { readonly query: { readonly batch_no?: string } }) => {
    const isFound = !query.batch_no || query.batch_no === "DB-2026-000012";
    return reply(200, { batches: isFound ? batches : [], meta, extensions: ["locate"] });
  };
  const serveNone = () => reply(200, { batches: [], meta, extensions: ["locate"] });
  const sending = { listSendingBatches: serveOne, listReceivingBatches: serveNone } as const;

  test.each(gaps)(
    "a scanned number opens its batch wherever the focus is in main, at %i ms a key",
    async (gap) => {
      const { destinations } = show(<DispatchSending scanAnywhere />, { handlers: sending });
      await screen.findByRole("row", { name: /DB-2026-000012/ });
      focusOn("Elsewhere in main");
      scan("DB-2026-000012", gap);
      await waitFor(() => expect(destinations).toHaveLength(1));
      expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 12 } }]);
      expect(screen.getByRole("textbox", { name: /^Batch no/ })).toHaveValue("DB-2026-000012");
    },
  );

  test("a scanned card opens the batch that holds it, by its serial number and by the code on it", async () => {
    const { destinations, server } = show(<DispatchReceiving scanAnywhere />, {
      handlers: {
        listSendingBatches: serveNone,
        listReceivingBatches: serveOne,
        locateCard: () => reply(200, located("DB-2026-000012", "HDh. Kulhudhuffushi City Centre")),
      },
    });
    await screen.findByRole("row", { name: /DB-2026-000012/ });
    for (const [place, code] of ["SN0000137", "A100137|SN0000137|1990-02-28"].entries()) {
      focusOn("Elsewhere in main");
      scan(code, 2);
      await waitFor(() => expect(destinations).toHaveLength(place + 1));
      expect(destinations[place]).toEqual({ screen: "DispatchReceivingBatch", params: { batchId: 12 } });
    }
    expect(server.callsOf("locateCard").map(({ query }) => query)).toEqual([
      { serial_number: "SN0000137" },
      { serial_number: "SN0000137" },
    ]);
  });

  test.each([
    ["in no batch", { batch: null }, "Card SN0000137 is in no batch."],
    [
      "in a batch of other centres",
      located("DB-2026-000099", "R. Dhuvaafaru"),
      "Card SN0000137 is in batch DB-2026-000099 for R. Dhuvaafaru.",
    ],
  ])("a card that is %s is shown and spoken as that", async (_, answer, text) => {
    const { destinations } = show(<DispatchSending scanAnywhere />, {
      handlers: { ...sending, locateCard: () => reply(200, answer) },
    });
    await screen.findByRole("row", { name: /DB-2026-000012/ });
    focusOn("Elsewhere in main");
    scan("SN0000137", 30);
    const said = await screen.findByRole("alert");
    expect(said).toBeVisible();
    expect(said.textContent).toBe(text);
    expect(destinations).toEqual([]);
  });

  test("a server that does not find cards is not asked, and staff are told what to scan", async () => {
    const { server } = show(<DispatchSending scanAnywhere />, {
      handlers: { listSendingBatches: () => reply(200, { batches, meta }) },
    });
    await screen.findByRole("row", { name: /DB-2026-000012/ });
    scan("SN0000137", 2);
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^Scan the batch: cards cannot be looked up here\.$/,
    );
    expect(server.callsOf("locateCard")).toEqual([]);
  });

  test("quick keys without a digit are no scan, and the Enter after them is left to what has the focus", async () => {
    show(<DispatchSending scanAnywhere />, { handlers: sending });
    await screen.findByRole("row", { name: /DB-2026-000012/ });
    focusOn("Elsewhere in main");
    const press = (key: string) => {
      const down = new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(down);
      return down;
    };
    for (let times = 0; times < 8; times += 1) press("ArrowDown");
    expect(press("Enter").defaultPrevented).toBe(false);
    for (const letter of "Complete") press(letter);
    expect(press("Enter").defaultPrevented).toBe(false);
  });

  test("a scan is left to the host outside main, and to a dialog that is open", async () => {
    const { destinations } = show(<DispatchSending scanAnywhere />, { handlers: sending });
    await screen.findByRole("row", { name: /DB-2026-000012/ });
    focusOn("In the side menu");
    scan("DB-2026-000012", 2);
    await userEvent.click(screen.getByRole("button", { name: "New batch" }));
    const dialog = await screen.findByRole("dialog");
    act(() => dialog.focus());
    scan("DB-2026-000012", 2);
    expect(screen.getByLabelText(/^Batch no/)).toHaveValue("");
    expect(destinations).toEqual([]);
  });
});

test.each(gaps)(
  "A scanned card narrows the hand-overs of the page, and opens the only one, at %i ms",
  async (gap) => {
    const issuances = [createIssuanceSummary()];
    const [{ card }] = issuances as [ReturnType<typeof createIssuanceSummary>];
    show(<Issuances scanAnywhere />, { handlers: { listIssuances: () => reply(200, { issuances, meta }) } });
    await screen.findByRole("row", { name: new RegExp(card.serial_number) });
    focusOn("Elsewhere in main");
    scan(`A100137|${card.serial_number}`, gap);
    expect(await screen.findByRole("dialog")).toBeVisible();
  },
);

test("A scanned interaction number is searched for at once", async () => {
  const interactions = [createInteractionSummary()];
  const { server } = show(<XpatInteractions scanAnywhere />, {
    session: { user: officer },
    handlers: {
      listInteractions: () => reply(200, { interactions, meta, extensions: ["interactions"] }),
    },
  });
  await screen.findByRole("searchbox");
  focusOn("Elsewhere in main");
  scan("X-2026-000123", 30);
  await waitFor(() =>
    expect(server.callsOf("listInteractions").at(-1)?.query).toMatchObject({ search: "X-2026-000123" }),
  );
});

test("A scanned work permit is searched for by its number", async () => {
  const { server } = show(<WorkPermits scanAnywhere />, { session: { user: officer } });
  await screen.findByRole("textbox", { name: /ermit/ });
  focusOn("Elsewhere in main");
  scan("WP00123456", 10);
  await waitFor(() => expect(server.callsOf("listWorkPermits")).toHaveLength(1));
});

test("A scanned card that waits at the centre leads to its hand-over", async () => {
  const { destinations } = show(<WaitingCards scanAnywhere />);
  await screen.findByRole("table");
  focusOn("Elsewhere in main");
  scan("SN0005001", 10);
  expect(destinations).toEqual([{ screen: "NewIssuance", state: { serialNumber: "SN0005001" } }]);
});

test.each([
  ["sent batches", <DispatchSending key="list" />, /^Batch no/],
  ["batches to receive", <DispatchReceiving key="list" />, /^Batch no/],
  ["hand-overs", <Issuances key="list" />, /./],
])(
  "F2 leads to the search of the list of %s from anywhere on the page, and brings it into sight",
  async (_, list, name) => {
    show(list);
    await screen.findByRole("table");
    const box = () => screen.getByRole(list.type === Issuances ? "searchbox" : "textbox", { name });
    document.body.style.paddingBlockEnd = "3000px";
    window.scrollTo(0, 2000);
    focusOn("In the side menu");
    window.scrollTo(0, 2000);
    await userEvent.keyboard("{F2}");
    expect(box()).toHaveFocus();
    const { top, bottom } = box().getBoundingClientRect();
    expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    document.body.style.paddingBlockEnd = "";
  },
);
