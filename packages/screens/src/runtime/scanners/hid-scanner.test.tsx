import {
  createBatch,
  createBatchSummary,
  createMemoryStorage,
  createUser,
  headOffice,
  reply,
} from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchSending } from "../../dispatch/DispatchSending/DispatchSending.tsx";
import { DispatchSendingBatch } from "../../dispatch/DispatchSendingBatch/DispatchSendingBatch.tsx";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { installSimulatedHid, type SimulatedHid } from "../../testing/devices/simulated-hid.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { findSessionWatch } from "../session/watch-session.ts";
import { readScanner } from "./scanner-state.ts";

let hid: SimulatedHid;
beforeAll(() => {
  hid = installSimulatedHid({ isKnown: true });
  hid.unplug();
});
beforeEach(() => page.viewport(1366, 768));
afterEach(async () => {
  vi.restoreAllMocks();
  hid.unplug();
  await waitFor(() => expect(readScanner()).toBeUndefined());
});
afterAll(() => hid.uninstall());

const session = { user: createUser(), center: headOffice, csrf: "next" };

/** Shows a page in a portal with a field of its own, once the scanner is connected. */
async function show(content: ReactNode, options: TestRegistryOptions = {}) {
  const stage = createTestRegistry(options);
  const told: string[] = [];
  stage.registry.onNotice(({ message }) => told.push(message));
  render(
    <>
      <Stage stage={stage}>
        <main>{content}</main>
      </Stage>
      <input aria-label="Field of the portal" />
    </>,
  );
  await waitFor(() => expect(findSessionWatch(stage.registry)).toBeDefined());
  hid.plug();
  await waitFor(() => expect(readScanner()).toBe("Symbol Bar Code Scanner"));
  told.length = 0;
  return { ...stage, told };
}

async function pack(options: TestRegistryOptions["options"] = {}) {
  const server = createBatchServer(createBatch({ cards: createCards(1) }));
  const shown = await show(<DispatchSendingBatch batchId={12} />, {
    handlers: server.handlers,
    options: { storage: createMemoryStorage(), ...options },
  });
  await screen.findByRole("textbox", { name: /^Scan/ });
  const readSerials = () => server.batch.cards.map(({ serial_number }) => serial_number);
  return { ...shown, readSerials };
}

const isFilled = (count: number, readSerials: () => readonly string[]) =>
  waitFor(() => expect(readSerials()).toHaveLength(count));

const places: Readonly<Record<string, () => HTMLElement>> = {
  "in a field of the portal": () => screen.getByRole("textbox", { name: "Field of the portal" }),
  "in the scan field": () => screen.getByRole("textbox", { name: /^Scan/ }),
  "on a button": () => screen.getByRole("button", { name: "Cancel batch" }),
};

test.each(Object.keys(places))("records a card while the focus is %s, and types nothing", async (place) => {
  const { readSerials } = await pack();
  const element = places[place]?.() as HTMLElement;
  act(() => element.focus());
  hid.scan(serialOf(10));
  await isFilled(2, readSerials);
  expect(readSerials()).toEqual([serialOf(1), serialOf(10)]);
  expect(element).toHaveFocus();
  for (const field of screen.getAllByRole("textbox")) expect(field).toHaveValue("");
});

test("records a burst of cards in their order, each once, while nothing has the focus", async () => {
  const { readSerials } = await pack();
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  const serials = Array.from({ length: 20 }, (_, place) => serialOf(10 + place));
  hid.scan(...serials);
  await isFilled(21, readSerials);
  expect(readSerials().slice(1)).toEqual(serials);
  expect(screen.getByText("20 saved since you opened this page")).toBeVisible();
});

test("puts a long code together, takes off the prefix of the registry, and writes no code to the console", async () => {
  const log = vi.spyOn(console, "log");
  const { readSerials } = await pack({ devices: { scanPrefix: "~R:" } });
  hid.scan(`~R:A100137|${serialOf(10)}|1990-02-28${" ".repeat(60)}`);
  await isFilled(2, readSerials);
  expect(readSerials()).toEqual([serialOf(1), serialOf(10)]);
  expect(log).not.toHaveBeenCalled();
});

test("reads reports that are empty, short, or name a length that they do not have", async () => {
  const failed = vi.fn();
  window.addEventListener("error", failed);
  const { readSerials } = await pack();
  hid.send();
  hid.send(9, ...new TextEncoder().encode("]C"));
  hid.send(255, ...new TextEncoder().encode(`]C0${serialOf(10)}`));
  hid.scan(serialOf(11));
  await isFilled(3, readSerials);
  expect(readSerials()).toEqual([serialOf(1), serialOf(10), serialOf(11)]);
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});

test("shows in a dialog that a card is not recorded, and leaves what is typed there", async () => {
  const { readSerials } = await pack();
  await userEvent.click(screen.getByRole("button", { name: "Cancel batch" }));
  const dialog = await screen.findByRole("dialog");
  const notes = within(dialog).getByRole("textbox", { name: /^Notes/ });
  await userEvent.fill(notes, "Wrong island");
  hid.scan(serialOf(10));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Not recorded: close the dialog first.");
  expect(notes).toHaveValue("Wrong island");
  await userEvent.click(within(dialog).getAllByRole("button")[0] as HTMLElement);
  expect(
    await screen.findByText("Not recorded: 1 card. Scan it again.", { selector: ":not([role])" }),
  ).toBeVisible();
  expect(readSerials()).toEqual([serialOf(1)]);
});

test("says that nobody is signed in, and records the card once it is scanned after signing in", async () => {
  const { registry, readSerials } = await pack();
  act(() => registry.session.clear("expired"));
  hid.scan(serialOf(10));
  await waitFor(() =>
    expect(screen.getAllByRole("alert").at(-1)).toHaveTextContent(
      `Not recorded: you are signed out. Scan ${serialOf(10)} again after signing in.`,
    ),
  );
  act(() => registry.session.set(session));
  await screen.findByRole("textbox", { name: /^Scan/ });
  expect(readSerials()).toEqual([serialOf(1)]);
  hid.scan(serialOf(10));
  await isFilled(2, readSerials);
});

test("searches a list for what is scanned, and leaves what is no code", async () => {
  const batches = [createBatchSummary({ id: 12, batch_no: "DB-2026-000012" })];
  const meta = { page: 1, per_page: 25, total: 1, last_page: 1 };
  const { destinations } = await show(<DispatchSending />, {
    handlers: { listSendingBatches: () => reply(200, { batches, meta, extensions: ["locate"] }) },
  });
  await screen.findByRole("row", { name: /DB-2026-000012/ });
  act(() => screen.getByRole("textbox", { name: "Field of the portal" }).focus());
  hid.scan("no digit", "DB-2026-000012");
  await waitFor(() => expect(destinations).toHaveLength(1));
  expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 12 } }]);
});

test("says once that the scanner was pulled out, and works on once it is plugged in", async () => {
  const { told, readSerials } = await pack();
  hid.unplug();
  await waitFor(() => expect(told).toEqual(["The scanner was disconnected. Connect it again."]));
  hid.plug();
  await waitFor(() => expect(told.slice(1)).toEqual(["Scanner connected."]));
  hid.scan(serialOf(10));
  await isFilled(2, readSerials);
  expect(await screen.findByText("1 saved since you opened this page")).toBeVisible();
});

test("leaves scans to the window that was used last", async () => {
  const { readSerials } = await pack({ tabs: true });
  const other = new BroadcastChannel("id-desk-scanner");
  const claimed = new Promise((resolve) => other.addEventListener("message", resolve, { once: true }));
  window.dispatchEvent(new Event("focus"));
  await claimed;
  hid.scan(serialOf(10));
  await isFilled(2, readSerials);
  other.postMessage(null);
  const settled = new BroadcastChannel("id-desk-scanner");
  const heard = new Promise((resolve) => settled.addEventListener("message", resolve, { once: true }));
  other.postMessage(null);
  await heard;
  hid.scan(serialOf(11));
  window.dispatchEvent(new Event("focus"));
  hid.scan(serialOf(12));
  await isFilled(3, readSerials);
  expect(readSerials()).toEqual([1, 10, 12].map(serialOf));
  other.close();
  settled.close();
});
