import { createBatch, headOffice, reply } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, createCards } from "../../testing/batch-server.ts";
import { exampleCenters } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch, type DispatchSendingBatchProps } from "./DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

interface Opening {
  readonly batch?: Parameters<typeof createBatch>[0];
  readonly extensions?: Parameters<typeof createBatchServer>[1];
  readonly props?: Partial<DispatchSendingBatchProps>;
}

async function open({ batch, extensions = { extensions: ["destination"] }, props }: Opening = {}) {
  const server = createBatchServer(createBatch({ cards: createCards(2), version: 7, ...batch }), extensions);
  const stage = createTestRegistry({
    handlers: {
      ...server.handlers,
      listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
    },
  });
  render(
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} autoFocusScan {...props} />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  return { server, stage };
}

const button = () => screen.queryByRole("button", { name: "Change destination" });
const dialog = () => screen.findByRole("dialog", { name: "Change the destination of batch DB-2026-000012?" });
async function ask() {
  await userEvent.click(button() as HTMLElement);
  return within(await dialog());
}

test("Staff send an open batch to another centre, with a reason, and the page shows where it goes now", async () => {
  const { stage } = await open();
  const shown = await ask();
  expect(shown.getByText(/^It goes to HDh. Kulhudhuffushi City Centre now\./)).toBeVisible();
  await userEvent.click(shown.getByRole("combobox", { name: "New destination" }));
  await userEvent.keyboard("fona{ArrowDown}{Enter}");
  expect(await shown.findByText(/Fonadhoo/, { selector: "strong *" })).toBeVisible();
  await userEvent.fill(shown.getByRole("textbox", { name: /^Notes/ }), "The wrong island was chosen");
  await userEvent.click(shown.getByRole("button", { name: "Change destination" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [call] = stage.server.callsOf("changeDestination");
  expect(call?.path).toEqual({ batchId: "12" });
  expect(call?.body).toEqual({ destination_center_id: 14, notes: "The wrong island was chosen", version: 7 });
  expect(screen.getByText("Centre 14")).toBeVisible();
  expect(screen.getByRole("textbox", { name: /^Scan/ })).toHaveAccessibleDescription(
    /^Batch DB-2026-000012 goes to Centre 14\./,
  );
});

test("The dialog asks for a centre and a reason, and does not offer the centre where the batch goes", async () => {
  const { stage } = await open();
  const shown = await ask();
  await userEvent.click(shown.getByRole("button", { name: "Change destination" }));
  expect(shown.getByText("Destination is required.")).toBeVisible();
  expect(shown.getByText("Notes are required.")).toBeVisible();
  await userEvent.click(shown.getByRole("combobox", { name: "New destination" }));
  const options = (await screen.findAllByRole("option")).map((option) => option.textContent ?? "");
  expect(options.some((text) => text.includes("Fonadhoo"))).toBe(true);
  expect(options.filter((text) => text.includes("Kulhudhuffushi City Centre"))).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(shown.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(stage.server.callsOf("changeDestination")).toEqual([]);
});

test("The dialog says to print the label again where one was printed", async () => {
  await open({ batch: { printed: { copies: 1, at: "2026-11-19T09:10:00Z", version: 6 } } });
  expect((await ask()).getByText(/Print the label again\.$/)).toBeVisible();
});

test("The dialog says what to do if a label was printed where the server does not count prints", async () => {
  await open();
  expect((await ask()).getByText(/^If a label was printed/)).toBeVisible();
});

test("When a colleague was faster the dialog says so, and goes on after Reload [R-3]", async () => {
  const { server } = await open();
  const shown = await ask();
  await userEvent.click(shown.getByRole("combobox", { name: "New destination" }));
  await userEvent.keyboard("fona{ArrowDown}{Enter}");
  await userEvent.fill(shown.getByRole("textbox", { name: /^Notes/ }), "The wrong island was chosen");
  server.change({ name: "Renamed" });
  await userEvent.click(shown.getByRole("button", { name: "Change destination" }));
  await userEvent.click(await shown.findByRole("button", { name: "Reload" }));
  await screen.findByText("Renamed");
  await userEvent.click(shown.getByRole("button", { name: "Change destination" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.batch.destination_center.id).toBe(14);
});

test.each<[string, Opening]>([
  ["a server without the call", { extensions: {} }],
  ["a batch that has left", { batch: { status: "dispatched", dispatched_at: "2026-11-20T05:00:00Z" } }],
  ["a page for reading alone", { props: { readOnly: true } }],
])("Nobody is offered another destination on %s", async (_, opening) => {
  await open(opening);
  expect(button()).toBeNull();
});

test("A portal can disable the command, with a reason", async () => {
  const disabledReason = "Ask the head office.";
  await open({ props: { actions: { changeDestination: { isDisabled: true, disabledReason } } } });
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveAccessibleDescription(disabledReason);
});

test("Staff who pack the same batch are told by whom it was sent to which other centre", async () => {
  const { server, stage } = await open({ extensions: { extensions: ["changes", "destination"] } });
  await waitFor(() => expect(stage.server.callsOf("listBatchChanges").length).toBeGreaterThan(0), {
    timeout: 5000,
  });
  const event = {
    id: 90,
    at: "2026-11-20T09:05:00Z",
    action: "change_destination",
    actor: { username: "super", fullname: "Fathimath Naseema" },
    center: headOffice,
  };
  server.change({
    destination_center: { id: 4, name: "Addu City Centre" },
    events: [event, ...server.batch.events],
  });
  document.dispatchEvent(new Event("visibilitychange"));
  const text = "Fathimath Naseema has changed the destination. This batch goes to Addu City Centre.";
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText("Addu City Centre")).toBeVisible();
});
