import {
  createBatch,
  createMemoryStorage,
  createNetworkFailure,
  type FakeHandler,
  refuse,
} from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

type Add = FakeHandler<"addCard">;

/** Shows an open batch; answers to scans wait for `release` where a test asks for that. */
async function pack({
  batch = {},
  options,
  session,
}: { readonly batch?: Parameters<typeof createBatch>[0] } & Pick<
  TestRegistryOptions,
  "options" | "session"
> = {}) {
  const server = createBatchServer(createBatch(batch));
  const stage = createTestRegistry({
    handlers: server.handlers,
    ...(options && { options }),
    ...(session !== undefined && { session }),
  });
  const answer = server.handlers.addCard as Add;
  const show = () =>
    render(
      <Stage stage={stage}>
        <main>
          <DispatchSendingBatch batchId={12} autoFocusScan scanAnywhere />
        </main>
      </Stage>,
    );
  const shown = show();
  await screen.findByRole("textbox", { name: /^Scan/ });
  return {
    server,
    stage,
    answer,
    show,
    close: shown.unmount,
    /** Holds the answers to scans back, each until its serial number is released. */
    holdAnswers() {
      const held = new Map<string, () => void>();
      stage.server.on("addCard", async (call) => {
        await new Promise<void>((resolve) => held.set(call.body.serial_number, resolve));
        return answer(call);
      });
      return { held, release: (serial: string) => held.get(serial)?.() };
    },
  };
}

async function scan(...codes: readonly string[]) {
  for (const code of codes) await userEvent.keyboard(`${code}{Enter}`);
}

const field = () => screen.getByRole("textbox", { name: /^Scan/ });
const rowOf = (serial: string) => screen.getAllByRole("row").find((row) => row.textContent?.includes(serial));
const serialsInOrder = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const log = () => screen.getByRole("list", { name: "Last scans" });

test("A scan stands in the table at once and becomes the card in the same row when it is saved [CALL-12] [CALL-14]", async () => {
  const { stage, holdAnswers } = await pack();
  const { held, release } = holdAnswers();
  await scan("sn 000 0110");
  const row = rowOf(serialOf(10));
  expect(row?.textContent).toContain("Waiting");
  expect(screen.getByText("1 waiting")).toBeVisible();
  await waitFor(() => expect(held.size).toBe(1));
  release(serialOf(10));
  await waitFor(() => expect(row?.textContent).toContain("Packed"));
  expect(rowOf(serialOf(10))).toBe(row);
  expect(row?.textContent).toContain("A100210");
  expect(
    screen.getByText((_, element) => element?.tagName === "P" && element.textContent === "1 card"),
  ).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  const [call] = stage.server.callsOf("addCard");
  expect(call?.path).toEqual({ batchId: "12" });
  expect(call?.body).toEqual({ serial_number: serialOf(10), method: "scan", sequence: 1 });
  expect(call?.headers.get("Idempotency-Key")).toMatch(/.{16,}/);
});

test("Answers that are late and overtake each other leave the cards in the order of scanning, the newest on top", async () => {
  const { stage, server, holdAnswers } = await pack({ batch: { cards: createCards(2) } });
  const { held, release } = holdAnswers();
  const serials = [10, 11, 12, 13, 14, 15].map(serialOf);
  await scan(...serials);
  await waitFor(() => expect(held.size).toBe(4));
  expect(stage.server.callsOf("addCard")).toHaveLength(4);
  const wanted = [...serials].reverse().concat(serialOf(2), serialOf(1));
  expect(serialsInOrder()).toEqual(wanted);
  for (const serial of [13, 12, 11, 10].map(serialOf)) release(serial);
  await waitFor(() => expect(held.size).toBe(6));
  expect(serialsInOrder()).toEqual(wanted);
  release(serialOf(15));
  release(serialOf(14));
  await waitFor(() => expect(screen.queryByText("Waiting")).toBeNull());
  expect(serialsInOrder()).toEqual(wanted);
  expect(server.batch.cards.map((card) => card.serial_number)).toEqual([...wanted].reverse());
  expect(stage.server.callsOf("getSendingBatch")).toHaveLength(1);
});

test("A card that is scanned twice is added once, and said to be in the batch already", async () => {
  const { stage } = await pack();
  await scan(serialOf(10), serialOf(10));
  await waitFor(() => expect(rowOf(serialOf(10))?.textContent).toContain("Packed"));
  expect(within(log()).getByText("Scanned before")).toBeVisible();
  await scan(serialOf(10));
  await waitFor(() => expect(within(log()).getAllByText("Scanned before")).toHaveLength(2));
  expect(screen.getByText("2 scanned before")).toBeVisible();
  expect(stage.server.callsOf("addCard")).toHaveLength(1);
  expect(screen.getAllByRole("row")).toHaveLength(2);
});

test("A card that another desk has put into this batch is quietly here already, and the batch is read again", async () => {
  const { stage, server } = await pack();
  server.change({ cards: createCards(10).slice(9) });
  await scan(serialOf(10));
  await waitFor(() => expect(within(log()).getByText("Scanned before")).toBeVisible());
  await waitFor(() => expect(rowOf(serialOf(10))?.textContent).toContain("Packed"));
  expect(screen.queryByText("1 refused")).toBeNull();
  expect(stage.server.callsOf("getSendingBatch")).toHaveLength(2);
});

test("A card that is linked to another batch is refused with that batch and its destination, and is not listed [ERR-10] [DOM-03]", async () => {
  const { server, stage } = await pack();
  server.refuseCard(
    serialOf(10),
    refuse("Physical card ALREADY LINKED", {
      code: "already_linked",
      context: {
        batch_id: 4,
        batch_no: "DB-2026-000004",
        destination_center: { id: 6, name: "HDh. Kulhudhuffushi City Centre" },
      },
    }),
  );
  await scan(serialOf(10));
  const sentence =
    "Card is already linked to a dispatch batch. It is in DB-2026-000004 to HDh. Kulhudhuffushi City Centre.";
  await waitFor(() => expect(within(log()).getByText(sentence)).toBeVisible());
  expect(screen.getByText("1 refused")).toBeVisible();
  expect(rowOf(serialOf(10))).toBeUndefined();
  expect(screen.getAllByRole("alert").some((alert) => alert.textContent?.includes(sentence))).toBe(true);
  await userEvent.click(within(log()).getByRole("link", { name: "Open DB-2026-000004" }));
  expect(stage.destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 4 } }]);
});

test.each([
  [
    "the batch comes to this centre",
    { batch_id: 4, destination_center: { id: 1, name: "DNR" } },
    "Receiving",
  ],
  ["the registry does not say which", {}, undefined],
])("Where %s, the log leads there and nowhere else", async (_, context, side) => {
  const { server, stage } = await pack();
  server.refuseCard(
    serialOf(10),
    refuse("Already linked", { code: "already_linked", context: { batch_no: "DB-2026-000004", ...context } }),
  );
  await scan(serialOf(10));
  await waitFor(() => expect(within(log()).getByText(/DB-2026-000004/, { selector: "bdi" })).toBeVisible());
  const link = within(log()).queryByRole("link");
  if (link) await userEvent.click(link);
  const screens = stage.destinations.map((destination) => destination.screen);
  expect(screens).toEqual(side ? [`Dispatch${side}Batch`] : []);
});

test("A card of another centre is refused with the centre where it is", async () => {
  const { server } = await pack();
  server.refuseCard(
    serialOf(10),
    refuse("Valid card with serial number not found", {
      code: "card_at_other_center",
      context: { center: { id: 2, name: "Hulhumalé Phase 1" } },
    }),
  );
  await scan(serialOf(10));
  const sentence = "No valid card with this serial number was found. It is at Hulhumalé Phase 1.";
  await waitFor(() => expect(within(log()).getByText(sentence)).toBeVisible());
});

test.each([
  ["Serial number mismatch", "Serial number does not match.", "ERR-07"],
  ["Card not found by registry", "Card not found by ID number.", "ERR-08"],
  ["Card type mismatch", "Card type does not match.", "ERR-09"],
  ["Date of birth mismatch", "Card date of birth does not match.", "ERR-11"],
  ["Valid card with serial number not found", "No valid card with this serial number was found.", "ERR-12"],
])("The registry's “%s” is told as “%s” [%s]", async (message, sentence) => {
  const { server } = await pack();
  server.refuseCard(serialOf(10), refuse(message));
  await scan(serialOf(10));
  await waitFor(() => expect(within(log()).getByText(sentence)).toBeVisible());
  expect(rowOf(serialOf(10))).toBeUndefined();
});

test("A batch that is open no more takes no cards: scanning stops and the page shows how the batch stands [ERR-06] [DOM-02]", async () => {
  const { server, stage } = await pack({ batch: { cards: createCards(1) } });
  server.refuseCard(serialOf(10), refuse("Batch not open to add physical cards", { code: "batch_not_open" }));
  server.change({ status: "dispatched" });
  await scan(serialOf(10));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull());
  expect(screen.getByText("Scanning paused – 1 scan waiting")).toBeVisible();
  expect(screen.getByText("Batch should be in open status to add cards.")).toBeVisible();
  expect(screen.getByText("Dispatched")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Discard waiting scans" }));
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Discard waiting scans" }));
  await waitFor(() => expect(screen.queryByText(/Scanning paused/)).toBeNull());
  expect(stage.registry.unsavedWork.read()).toEqual([]);
});

test("When the network goes, scans wait and are counted; when it is back they are saved, each once and in order", async () => {
  const { stage, server, answer } = await pack();
  stage.server.on("addCard", () => {
    throw createNetworkFailure();
  });
  await scan(serialOf(10), serialOf(11), serialOf(12));
  expect(await screen.findByText("Scanning paused – 3 scans waiting")).toBeVisible();
  expect(screen.getAllByText("Waiting", { selector: "td *" })).toHaveLength(3);
  expect(stage.registry.unsavedWork.read()).toEqual(["3 scans have not been saved yet."]);
  expect(screen.getByRole("button", { name: "Dispatch" })).toHaveAttribute("aria-disabled", "true");
  stage.server.on("addCard", answer);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/Scanning paused/)).toBeNull());
  await waitFor(() => expect(screen.getByText("3 saved since you opened this page")).toBeVisible());
  expect(server.batch.cards.map((card) => card.serial_number)).toEqual([10, 11, 12].map(serialOf));
  expect(stage.registry.unsavedWork.read()).toEqual([]);
  const keys = stage.server
    .callsOf("addCard")
    .filter((call) => call.body.serial_number === serialOf(10))
    .map((call) => call.headers.get("Idempotency-Key"));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test("Resume sends what waits at once", async () => {
  const { stage, answer } = await pack();
  // By itself it would come back only long after this test.
  stage.server.on("addCard", () => ({ ...refuse("", { status: 503 }), headers: { "Retry-After": "300" } }));
  await scan(serialOf(10), serialOf(11), serialOf(12));
  const resume = await screen.findByRole("button", { name: "Resume" });
  stage.server.on("addCard", answer);
  await userEvent.click(resume);
  await waitFor(() => expect(rowOf(serialOf(10))?.textContent).toContain("Packed"));
});

test("Scans that a closed page left behind are sent when the batch is opened again, with the same keys", async () => {
  const { stage, answer, close, show, server } = await pack();
  stage.server.on("addCard", () => {
    throw createNetworkFailure();
  });
  await scan(serialOf(10), serialOf(11), serialOf(12));
  await screen.findByText("Scanning paused – 3 scans waiting");
  close();
  const before = stage.server.callsOf("addCard").length;
  stage.server.on("addCard", answer);
  show();
  await waitFor(() => expect(screen.getByText("3 saved since you opened this page")).toBeVisible());
  expect(server.batch.cards.map((card) => card.serial_number)).toEqual([10, 11, 12].map(serialOf));
  const keyOf = (serial: string, calls: ReturnType<typeof stage.server.callsOf<"addCard">>) =>
    calls.find((call) => call.body.serial_number === serial)?.headers.get("Idempotency-Key");
  const calls = stage.server.callsOf("addCard");
  expect(keyOf(serialOf(10), calls.slice(before))).toBe(keyOf(serialOf(10), calls.slice(0, before)));
});

test("When the session ends, the names go and the scans stay; the same user's next session sends them", async () => {
  const storage = createMemoryStorage();
  const { stage, answer, server } = await pack({ batch: { cards: createCards(1) }, options: { storage } });
  stage.server.on("addCard", () => refuse("Unauthenticated.", { status: 401, code: "unauthenticated" }));
  const { user, center, csrf } = stage.registry.session.getState();
  await scan(serialOf(10));
  expect(await screen.findByText("Scanning paused – 1 scan waiting")).toBeVisible();
  expect(screen.queryByText("Mohamed Naseer")).toBeNull();
  stage.server.on("addCard", answer);
  if (user) stage.registry.session.set({ user, center, csrf });
  await waitFor(() => expect(rowOf(serialOf(10))?.textContent).toContain("Packed"));
  expect(server.batch.cards).toHaveLength(2);
});

test("After a logout the page says only that staff are signed out, and interrupts no screen reader [SESS-03]", async () => {
  const { stage } = await pack();
  await stage.registry.client.auth.logout();
  expect(await screen.findByText("You are signed out.")).toBeVisible();
  expect(screen.queryByText(/session has ended/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("A scan that is made while the focus is elsewhere on the page lands in the field", async () => {
  const { stage } = await pack({ batch: { cards: createCards(1) } });
  screen.getByRole("button", { name: "Cancel batch" }).focus();
  createWedgeScanner().scan(serialOf(10));
  await waitFor(() => expect(stage.server.callsOf("addCard")).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(field()).toHaveFocus();
});

const whereSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return { isCutAbove: top < 0, isCutBelow: bottom > window.innerHeight };
};
const inSight = { isCutAbove: false, isCutBelow: false };
const result = () => document.querySelector('[data-idd-part="scan-result"]') as Element;

test("On a small window what became of a scan comes into sight together with the field, wherever the page stands", async () => {
  await page.viewport(320, 500);
  const { server, stage } = await pack({ batch: { cards: createCards(3) } });
  server.refuseCard(serialOf(11), refuse("Valid card with serial number not found"));
  const lastSent = () => stage.server.callsOf("addCard").at(-1)?.body.serial_number;
  // As fast on any machine: keys that come slowly while the focus is elsewhere are not a scan.
  const scanner = createWedgeScanner();
  expect(whereSeen(result())).not.toEqual(inSight);
  for (const serial of [10, 11].map(serialOf)) {
    scanner.scan(serial);
    await waitFor(() => expect(lastSent()).toBe(serial));
    await waitFor(() => expect(screen.queryByText("1 waiting")).toBeNull());
    expect([whereSeen(result()), whereSeen(field())]).toEqual([inSight, inSight]);
    screen.getByRole("button", { name: "Cancel batch" }).focus();
    expect(whereSeen(result())).not.toEqual(inSight);
  }
  scanner.scan(serialOf(12));
  await waitFor(() => expect([whereSeen(result()), whereSeen(field())]).toEqual([inSight, inSight]));
});

test("On a wide window a scan moves nothing", async () => {
  await pack({ batch: { cards: createCards(3) } });
  const moved = vi.spyOn(Element.prototype, "scrollIntoView");
  await scan(serialOf(10));
  await waitFor(() => expect(screen.getByText("1 saved since you opened this page")).toBeVisible());
  expect(moved).not.toHaveBeenCalled();
  moved.mockRestore();
});

test("Among 1,000 cards a scan draws its own row and touches no other", async () => {
  await pack({ batch: { cards: createCards(1000) } });
  const body = screen.getByRole("table").querySelector("tbody:last-of-type") as HTMLElement;
  const known = new Set(body.querySelectorAll("tr[data-key]"));
  const touched: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest("tr[data-key]");
      if (row && known.has(row)) touched.push(row);
    }
  });
  observer.observe(body, { subtree: true, childList: true, characterData: true });
  await scan("SN0009001");
  await waitFor(() => expect(rowOf("SN0009001")?.textContent).toContain("Packed"));
  observer.disconnect();
  expect(touched).toEqual([]);
});

test("A typed card that waits in a pause leaves its form usable, and Add card sends it again", async () => {
  const { stage, answer } = await pack();
  stage.server.on("addCard", () => refuse("", { status: 403 }));
  await userEvent.click(screen.getByRole("button", { name: "Type a card" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /^Serial number/ }), serialOf(1));
  await userEvent.click(screen.getByRole("button", { name: "Add card" }));
  await screen.findByText("Scanning paused – 1 scan waiting");
  const button = screen.getByRole("button", { name: "Add card" });
  expect(button).not.toHaveAttribute("data-pending");
  expect(screen.getByRole("textbox", { name: /^Serial number/ })).toHaveValue(serialOf(1));
  stage.server.on("addCard", answer);
  await userEvent.click(button);
  expect(await screen.findByText("1 saved since you opened this page")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add card" })).toBeNull();
});

test("A camera is offered only where something can read its pictures, in the menu of the scan field", async () => {
  const filming = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  filming.mockRejectedValue(new DOMException("", "NotAllowedError"));
  const press = async (role: string, name: string) =>
    userEvent.click(await screen.findByRole(role, { name }));
  const without = await pack();
  await press("button", "More ways to scan, and sound");
  expect(await screen.findAllByRole("menuitem")).toHaveLength(1);
  without.close();
  await pack({ options: { assets: { zxingWasmUrl: "/zxing_reader.wasm" } } });
  expect(filming).not.toHaveBeenCalled();
  await press("button", "More ways to scan, and sound");
  await press("menuitem", "Scan with the camera");
  expect(await screen.findByText(/^The camera is not allowed here\./)).toBeVisible();
  await press("button", "More ways to scan, and sound");
  await press("menuitem", "Stop the camera");
  expect(screen.queryByRole("region", { name: "Camera" })).toBe(null);
  filming.mockRestore();
});
