import type { Batch, Extension } from "@id-desk/core";
import { createBatch, islandCenter, refuse } from "@id-desk/core/testing";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch, type DispatchReceivingBatchProps } from "./DispatchReceivingBatch.tsx";
// What the page asks for later is here from the start: none of these tests is about how long it takes.
import "../cards/CardsToolbar.tsx";
import "./OpenPacket.tsx";
import "./ReceivingDialogs.tsx";

beforeEach(() => page.viewport(1366, 768));

/** Counted back from today: the page says how many days a batch is in transit, and a test forbids the number 7. */
const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString();

const sealed: Partial<Batch> = {
  status: "dispatched",
  cards: createCards(3, { line_status: "in_transit" }),
  dispatched_at: twoDaysAgo,
  seal_no: "HDK-204817",
};

async function open(
  batch: Partial<Batch> = {},
  extensions: readonly Extension[] = ["packing"],
  props: Partial<DispatchReceivingBatchProps> = {},
) {
  const server = createBatchServer(createBatch({ ...sealed, ...batch }), { extensions });
  const stage = createTestRegistry({ session: { center: islandCenter }, handlers: server.handlers });
  render(
    <Stage stage={stage}>
      <main>
        <DispatchReceivingBatch batchId={12} autoFocusScan scanAnywhere {...props} />
      </main>
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  return { server, stage };
}

const scanField = () => screen.getByRole("textbox", { name: /^Scan/ });
const findStep = async () => within(await screen.findByRole("region", { name: "Open the packet" }));
const press = async (name: string) => userEvent.click((await findStep()).getByRole("button", { name }));
const count = async (text: string) =>
  userEvent.fill((await findStep()).getByRole("textbox", { name: "How many cards are inside?" }), text);
const received = (stage: Awaited<ReturnType<typeof open>>["stage"]) =>
  stage.server.callsOf("receiveCard").map(({ body }) => body.data.serial_number);

describe("A packet that has arrived", () => {
  test("is opened step by step while the scanner stays ready: a card is scanned without an answer [CALL-13]", async () => {
    const { stage } = await open();
    await findStep();
    expect(scanField()).toHaveFocus();
    await userEvent.keyboard(`${serialOf(1)}{Enter}`);
    await waitFor(() => expect(received(stage)).toEqual([serialOf(1)]));
    // It does not go while somebody may be about to answer.
    expect(await findStep()).toBeTruthy();
    expect(scanField()).toHaveFocus();
  });

  test("comes before the field, in room that is kept for it, and folds to one line when it is done", async () => {
    await open();
    const { top } = scanField().getBoundingClientRect();
    await findStep();
    const step = screen.getByRole("region", { name: "Open the packet" }).getBoundingClientRect();
    expect(step.bottom).toBeLessThan(scanField().getBoundingClientRect().top);
    expect(scanField().getBoundingClientRect().top).toBe(top);
    await press("Yes");
    await count("3");
    await press("Compare");
    expect(await screen.findByText("Seal and count match.")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Open the packet" })).toBeNull();
    await waitFor(() => expect(scanField()).toHaveFocus());
    const folded = scanField().getBoundingClientRect().top;
    expect(folded).toBeLessThan(top);
    await userEvent.keyboard(`${serialOf(1)}{Enter}`);
    await screen.findByText("1 saved since you opened this page");
    expect(scanField().getBoundingClientRect().top).toBe(folded);
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    expect((await findStep()).getByRole("textbox", { name: "How many cards are inside?" })).toHaveValue("");
  });

  test("with the seal that was put on is answered once, and the field has the focus again", async () => {
    const { stage } = await open();
    const step = await findStep();
    expect(step.getByRole("group", { name: "Does the seal number match HDK-204817?" })).toBeVisible();
    await press("Yes");
    expect((await findStep()).getByText("The seal matches.")).toBeVisible();
    await waitFor(() => expect(scanField()).toHaveFocus());
    await press("Answer again");
    expect(step.getByRole("group", { name: /Does the seal/ })).toBeVisible();
    expect(stage.server.calls.filter(({ request }) => request.method !== "GET")).toEqual([]);
  });

  test("with another seal asks for a note that both centres read, and goes on [CALL-22]", async () => {
    const { stage } = await open();
    await press("No");
    const dialog = within(await screen.findByRole("dialog"));
    const notes = dialog.getByRole("textbox", { name: /Notes/ });
    expect(notes).toHaveValue("Seal mismatch: the batch says HDK-204817.");
    await userEvent.fill(notes, "Seal mismatch: the batch says HDK-204817, on the packet is HDK-9.");
    await userEvent.click(dialog.getByRole("button", { name: "Add note" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await findStep()).getByText("The seal does not match. It is noted.")).toBeVisible();
    expect(stage.server.callsOf("addBatchNote").map(({ body }) => body)).toEqual([
      { notes: "Seal mismatch: the batch says HDK-204817, on the packet is HDK-9." },
    ]);
    await waitFor(() => expect(scanField()).toHaveFocus());
  });

  test("whose note was not written keeps asking for it, and stays in nobody's way", async () => {
    const { stage } = await open();
    stage.server.on("addBatchNote", () => refuse("the registry is being updated", { status: 500 }));
    await press("No");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Add note" }));
    await dialog.findByText("The registry is being updated.");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await findStep()).getByText("The seal does not match.")).toBeVisible();
    expect((await findStep()).getByText(/DNR Head Office reads it/)).toBeVisible();
    expect((await findStep()).getByRole("button", { name: "Write a note" })).toBeVisible();
  });

  test("is counted blind: another number warns and lets go on", async () => {
    const { stage } = await open();
    await count("2");
    await press("Compare");
    expect((await findStep()).getByText("You counted 2, the batch says 3.")).toBeVisible();
    await waitFor(() => expect(scanField()).toHaveFocus());
    await userEvent.keyboard(`${serialOf(2)}{Enter}`);
    await waitFor(() => expect(received(stage)).toEqual([serialOf(2)]));
    await press("Count again");
    await count("3");
    await userEvent.keyboard("{Enter}");
    expect((await findStep()).getByText("You counted 3 cards, as the batch says.")).toBeVisible();
  });

  /** Where the page tells how many cards there should be, as it stands. */
  const numbers = () => ({
    counter: screen.getByText("received").parentElement?.textContent,
    progress: progress().getAttribute("aria-label"),
    found: progress().textContent,
    tabs: within(screen.getByRole("radiogroup", { name: "Cards" }))
      .getAllByRole("radio")
      .map((tab) => tab.parentElement?.textContent),
    missing: screen.getByRole("button", { name: /as missing$/ }).textContent,
    receive: screen.getByRole("button", { name: "Receive batch" }).parentElement?.textContent,
  });
  const blind = {
    counter: "1 received",
    progress: "Cards expected: shown once they are counted",
    found: "Received 1Missing 0Disputed 0",
    tabs: ["Remaining", "Received1", "Missing0", "Disputed0", "All"],
    missing: "Mark the rest as missing",
    receive: "Receive batchNot every card is checked yet.",
  };
  const told = {
    counter: "1 of 7 received",
    progress: "7 cards expected",
    found: "Received 1Missing 0Disputed 0Remaining 6",
    tabs: ["Remaining6", "Received1", "Missing0", "Disputed0", "All7"],
    missing: "Mark 6 as missing",
    receive: "Receive batch6 cards are not checked yet.",
  };
  const seven = { cards: createCards(7, { line_status: "in_transit" }) };
  const progress = () => screen.getByRole("figure", { name: /expected/ });
  const findChecked = (count: number) =>
    waitFor(() => expect(progress().textContent).toContain(`Received ${count}Missing`));
  const scanOne = async () => {
    await findStep();
    await screen.findByRole("button", { name: /as missing$/ });
    await userEvent.keyboard(`${serialOf(1)}{Enter}`);
    await findChecked(1);
  };

  test.each([
    [
      "its cards are counted, whatever comes of it",
      async () => {
        await count("5");
        await press("Compare");
      },
    ],
    ["the count is skipped", () => press("Skip")],
  ])("tells nowhere how many cards it should hold before %s", async (_, goOn) => {
    await open(seven);
    await scanOne();
    expect(numbers()).toEqual(blind);
    expect(screen.getByRole("main").textContent).not.toMatch(/\b7\b/);
    await goOn();
    await waitFor(() => expect(numbers()).toEqual(told));
  });

  test("keeps its number told when it is counted again, and tells it when every card is checked", async () => {
    await open({ cards: createCards(2, { line_status: "in_transit" }) });
    await findStep();
    await userEvent.keyboard(`${serialOf(1)}{Enter}`);
    await findChecked(1);
    expect(screen.queryByText(/of 2/)).toBeNull();
    await userEvent.keyboard(`${serialOf(2)}{Enter}`);
    expect(await screen.findByText("of 2")).toBeVisible();
    cleanup();
    await open(seven);
    await count("6");
    await press("Compare");
    await press("Count again");
    expect(screen.getByText("of 7")).toBeVisible();
  });

  test.each(["three", "1.5", "12345678901"])("is counted in numbers: %j is not taken", async (text) => {
    await open();
    await count(text);
    await press("Compare");
    const field = (await findStep()).getByRole("textbox", { name: "How many cards are inside?" });
    expect(field).toHaveAccessibleDescription(/Type the number of cards\./);
    expect(field).toHaveValue(text);
    await waitFor(() => expect(field).toHaveFocus());
  });

  test.each(["{Enter}", "{Tab}"])(
    "takes a card that is scanned into the count as a card, ended by %s",
    async (end) => {
      const { stage } = await open();
      await userEvent.click((await findStep()).getByRole("textbox", { name: "How many cards are inside?" }));
      await userEvent.keyboard(`${serialOf(3)}${end}`);
      await waitFor(() => expect(received(stage)).toEqual([serialOf(3)]));
      expect((await findStep()).getByRole("textbox", { name: "How many cards are inside?" })).toHaveValue("");
    },
  );

  test("is received without any of it by whoever skips it", async () => {
    await open();
    await press("Skip");
    expect(screen.queryByRole("region", { name: "Open the packet" })).toBeNull();
    const skipped = screen.getByText("The packet was not checked.");
    expect(skipped).toBeVisible();
    // Not in the colour of a packet that was checked: that of the facts around it.
    const { color } = getComputedStyle(skipped.closest("ul") as HTMLElement);
    expect(getComputedStyle(skipped).color).toBe(color);
    await waitFor(() => expect(scanField()).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Check the packet" }));
    expect((await findStep()).getByRole("group", { name: /Does the seal/ })).toBeVisible();
  });

  test("without a seal is only counted", async () => {
    await open({ seal_no: null });
    const step = await findStep();
    expect(step.queryByRole("group")).toBeNull();
    expect(step.getByRole("textbox", { name: "How many cards are inside?" })).toBeVisible();
  });

  test("is not asked about where notes cannot be added, only told whom to tell", async () => {
    await open({}, ["packing"], {
      actions: { addBatchNote: { isDisabled: true } },
    });
    await press("No");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect((await findStep()).getByText("Tell DNR Head Office.")).toBeVisible();
  });
});

test.each([
  ["a server that keeps no seals", {}, [], {}],
  [
    "a packet of which cards are checked",
    { status: "receiving", cards: [...createCards(1, { line_status: "received" })] },
    ["packing"],
    {},
  ],
  ["whoever only reads", {}, ["packing"], { readOnly: true }],
] as const)("Nobody is asked about the packet on the page of %s", async (_, batch, extensions, props) => {
  await open(batch as Partial<Batch>, extensions, props as never);
  // What comes on demand has come by then.
  await import("./OpenPacket.tsx");
  expect(screen.queryByRole("region", { name: "Open the packet" })).toBeNull();
  expect(screen.getByRole("figure", { name: /^\d+ cards? expected$/ })).toBeVisible();
});
