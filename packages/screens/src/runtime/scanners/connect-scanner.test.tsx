import { createBatch, createMemoryStorage } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchSendingBatch } from "../../dispatch/DispatchSendingBatch/DispatchSendingBatch.tsx";
import { createBatchServer, serialOf } from "../../testing/batch-server.ts";
import { installSimulatedHid, removeHid } from "../../testing/devices/simulated-hid.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => vi.restoreAllMocks());

const soundAndMore = "More ways to scan, and sound";

/** Shows a batch that cards are scanned into, and what the page says in its notices. */
async function pack() {
  const server = createBatchServer(createBatch({}));
  const stage = createTestRegistry({
    handlers: server.handlers,
    options: { storage: createMemoryStorage() },
  });
  const told: string[] = [];
  stage.registry.onNotice(({ message }) => told.push(message));
  render(
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} />
    </Stage>,
  );
  await screen.findByRole("textbox", { name: /^Scan/ });
  return { told, readSerials: () => server.batch.cards.map(({ serial_number }) => serial_number) };
}

const openMenu = async () => userEvent.click(await screen.findByRole("button", { name: soundAndMore }));
const connect = async () => {
  await openMenu();
  await userEvent.click(await screen.findByRole("menuitem", { name: "Connect a scanner" }));
};

test("offers nothing to connect in a browser without WebHID", async () => {
  const giveBack = removeHid();
  await pack();
  expect(await screen.findByRole("button", { name: "Volume of the sound" })).toBeVisible();
  expect(screen.queryByRole("button", { name: soundAndMore })).toBeNull();
  giveBack();
});

test("offers nothing to connect where the page around it does not allow WebHID", async () => {
  const hid = installSimulatedHid();
  const { featurePolicy } = document as unknown as {
    featurePolicy: { allowsFeature(name: string): boolean };
  };
  vi.spyOn(featurePolicy, "allowsFeature").mockImplementation((name) => name !== "hid");
  await pack();
  expect(await screen.findByRole("button", { name: "Volume of the sound" })).toBeVisible();
  hid.uninstall();
});

test("offers to connect a scanner while the sound is off", async () => {
  const hid = installSimulatedHid();
  await pack();
  await screen.findByRole("button", { name: soundAndMore });
  await userEvent.click(screen.getByRole("button", { name: "Turn sound off" }));
  await openMenu();
  expect(await screen.findByRole("menuitem", { name: "Connect a scanner" })).toBeVisible();
  expect(screen.queryByRole("menuitemradio")).toBeNull();
  hid.uninstall();
});

test("asks for the scanner once, and opens it again without a question after it was pulled out", async () => {
  const hid = installSimulatedHid();
  const { told, readSerials } = await pack();
  await connect();
  await waitFor(() => expect(told).toEqual(["Scanner connected."]));
  hid.scan(serialOf(10));
  await waitFor(() => expect(readSerials()).toEqual([serialOf(10)]));
  expect(await screen.findByRole("button", { name: "Volume of the sound" })).toBeVisible();

  hid.unplug();
  await waitFor(() => expect(told.at(-1)).toBe("The scanner was disconnected. Connect it again."));
  expect(await screen.findByRole("button", { name: soundAndMore })).toBeVisible();
  hid.plug();
  await waitFor(() => expect(told.slice(2)).toEqual(["Scanner connected."]));
  hid.scan(serialOf(11));
  await waitFor(() => expect(readSerials()).toEqual([serialOf(10), serialOf(11)]));
  expect(hid.countQuestions()).toBe(1);
  hid.unplug();
  await screen.findByRole("button", { name: soundAndMore });
  hid.uninstall();
});

test("says why a scanner that works as a keyboard cannot be connected", async () => {
  const hid = installSimulatedHid({ usagePage: 1 });
  const { told } = await pack();
  await connect();
  const reason =
    "This scanner works as a keyboard. To connect it, set it to HID-POS mode as its manual says.";
  await waitFor(() => expect(told).toEqual([reason]));
  await openMenu();
  expect(await screen.findByRole("menuitem", { name: "Connect a scanner" })).toBeVisible();
  hid.uninstall();
});

test("says what to do when the scanner cannot be opened, and connects it afterwards", async () => {
  const hid = installSimulatedHid();
  hid.setBusy(true);
  const { told } = await pack();
  await connect();
  await waitFor(() =>
    expect(told).toEqual(["The scanner cannot be used now. Pull it out, and plug it in again."]),
  );
  hid.setBusy(false);
  await connect();
  await waitFor(() => expect(told.at(-1)).toBe("Scanner connected."));
  hid.uninstall();
});
