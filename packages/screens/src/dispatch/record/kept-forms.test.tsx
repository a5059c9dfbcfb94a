import type { Batch, SignOutReason } from "@id-desk/core";
import { createBatch, createUser, headOffice, islandCenter, refuse, reply } from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { exampleCenters, serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { sentBatches } from "../../testing/stage-sending.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { DispatchSending } from "../DispatchSending/DispatchSending.tsx";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";

const { chooseForCard } = createBatchPage("receiving");

beforeEach(() => page.viewport(1366, 768));

const again = "What you had typed before you were signed out is here again.";
const halfASentence = "Half a sentence about a card";
const colleague = createUser({ username: "clerk.two", fullname: "Ibrahim Waheed" });

/** A host that shows the page to who is signed in, and a sign-in in its place to nobody. */
function Host({ children }: { readonly children: ReactNode }) {
  return useSession().status === "signedIn" ? children : <h1>Sign in</h1>;
}

/** Shows a page of a batch, with ways to end the session and to begin the next one. */
async function open(
  shown: ReactNode,
  { batch = createBatch(), center = headOffice }: { batch?: Batch; center?: typeof headOffice } = {},
) {
  const server = createBatchServer(batch);
  const stage = createTestRegistry({
    session: { center },
    handlers: {
      listSendingBatches: serveBatches(sentBatches),
      listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
      ...server.handlers,
    },
  });
  const { registry } = stage;
  render(
    <StrictMode>
      <Stage stage={stage}>
        <Host>{shown}</Host>
      </Stage>
    </StrictMode>,
  );
  const isShown = () => screen.findByRole("heading", { level: 1, name: /DB-2026-000012|Sending/ });
  await isShown();
  return {
    stage,
    server,
    async end(reason: SignOutReason) {
      act(() => registry.session.clear(reason));
      await screen.findByRole("heading", { name: "Sign in" });
    },
    async signIn(user = createUser(), at = center) {
      act(() => registry.session.set({ user, center: at, csrf: "the next token" }));
      await isShown();
      // What would open does so after its page has been read.
      await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const typeNotes = async (text = halfASentence) =>
  userEvent.fill((await dialog()).getByRole("textbox", { name: /^Notes/ }), text);
const readNotes = async () =>
  (await dialog()).getByRole<HTMLTextAreaElement>("textbox", { name: /^Notes/ }).value;

const inTransit = createBatch({
  status: "dispatched",
  cards: createCards(3, { line_status: "in_transit" }),
});
const packed = createBatch({ status: "open", cards: createCards(3, { line_status: "packed" }) });
const sending = <DispatchSendingBatch batchId={12} />;
const receiving = <DispatchReceivingBatch batchId={12} />;

describe("After a session that ended in the middle of a dialog", () => {
  test("the same user finds it open with what they had typed, told once, and sends it", async () => {
    const { stage, end, signIn } = await open(sending, { batch: packed });
    await press(`Remove ${serialOf(2)}`);
    await typeNotes();
    stage.server.on("removeCard", () => refuse("no", { status: 401 }) as never);
    await userEvent.click((await dialog()).getByRole("button", { name: "Remove card" }));
    await screen.findByRole("heading", { name: "Sign in" });
    expect(document.body.innerHTML).not.toContain(halfASentence);

    const server = createBatchServer(packed);
    stage.server.on("removeCard", server.handlers.removeCard as never);
    await signIn();
    expect(await readNotes()).toBe(halfASentence);
    expect((await dialog()).getByRole("heading").textContent).toContain(serialOf(2));
    expect(
      (await dialog()).getAllByText(again).map((line) => line.closest("[role=status]") !== null),
    ).toEqual([true]);
    await userEvent.click((await dialog()).getByRole("button", { name: "Remove card" }));
    await isClosed();
    expect(stage.server.callsOf("removeCard").map(({ body }) => body)).toEqual([
      { notes: halfASentence },
      { notes: halfASentence },
    ]);

    await end("expired");
    await signIn();
    await isClosed();
  });

  test.each([
    ["another user", colleague, headOffice],
    ["the same user at another centre", createUser(), islandCenter],
  ])("%s finds nothing of it, and the first one nothing after them", async (_, user, center) => {
    const { end, signIn } = await open(sending, { batch: packed });
    await press("Add note");
    await typeNotes();
    await end("idle");
    await signIn(user, center);
    await isClosed();
    expect(document.body.innerHTML).not.toContain(halfASentence);
    await end("expired");
    await signIn();
    await isClosed();
  });

  test("nobody finds what was given up with a logout, or with Back", async () => {
    const { end, signIn } = await open(sending, { batch: packed });
    await press("Add note");
    await typeNotes();
    await end("logout");
    await signIn();
    await isClosed();
    await press("Add note");
    expect(await readNotes()).toBe("");
    await typeNotes();
    await userEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await isClosed();
    await end("expired");
    await signIn();
    await isClosed();
  });

  test("a dispute has its reason, the serial number in hand and its notes", async () => {
    const { end, signIn } = await open(receiving, { batch: inTransit, center: islandCenter });
    await chooseForCard("Dispute", serialOf(1));
    await userEvent.selectOptions((await dialog()).getByLabelText("Reason"), "wrong_serial");
    await userEvent.fill((await dialog()).getByRole("textbox", { name: /^Serial number/ }), "SN0000999");
    await typeNotes();
    await end("expired");
    await signIn();
    expect((await dialog()).getByLabelText("Reason")).toHaveValue("wrong_serial");
    expect((await dialog()).getByRole("textbox", { name: /^Serial number/ })).toHaveValue("SN0000999");
    expect(await readNotes()).toBe(halfASentence);
  });

  test("the receipt of a batch has its day and its notes", async () => {
    const cards = createCards(2, { line_status: "received" });
    const { end, signIn } = await open(receiving, {
      batch: createBatch({ status: "receiving", cards }),
      center: islandCenter,
    });
    await press("Receive batch");
    await userEvent.fill((await dialog()).getByRole("textbox", { name: /^Received on/ }), "2026-11-18");
    await typeNotes();
    await end("expired");
    await signIn();
    expect((await dialog()).getByRole("textbox", { name: /^Received on/ })).toHaveValue("2026-11-18");
    expect(await readNotes()).toBe(halfASentence);
  });

  test("a new batch has its destination, its name and its notes", async () => {
    const { end, signIn } = await open(<DispatchSending />);
    await press("New batch");
    await userEvent.click((await dialog()).getByRole("combobox", { name: "Destination" }));
    await userEvent.keyboard("fona{ArrowDown}{Enter}");
    await userEvent.fill(await within(await screen.findByRole("dialog")).findByLabelText(/^Name/), "May");
    await typeNotes();
    await end("expired");
    await signIn();
    expect((await dialog()).getByText(again)).toBeVisible();
    await waitFor(async () =>
      expect((await dialog()).getByRole("combobox", { name: "Destination" })).toHaveValue(
        "L. Fonadhoo Council",
      ),
    );
    expect((await dialog()).getByLabelText(/^Name/)).toHaveValue("May");
    expect(await readNotes()).toBe(halfASentence);
    await userEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await isClosed();
    await press("New batch");
    expect(await readNotes()).toBe(halfASentence);
    expect((await dialog()).queryByText(again)).toBeNull();
  });

  test("one that a colleague's change has made impossible says so over what was typed", async () => {
    const { server, end, signIn } = await open(sending, { batch: packed });
    await press("Cancel batch");
    await typeNotes();
    await end("expired");
    server.change({ status: "dispatched" });
    await signIn();
    expect(await readNotes()).toBe(halfASentence);
    expect((await dialog()).getByRole("alert").textContent).toContain("This can no longer be done");
    expect((await dialog()).getByRole("button", { name: "Cancel batch" })).toBeDisabled();
  });

  test("one about a card that has left the batch does not open, and the next one is empty", async () => {
    const { server, end, signIn } = await open(sending, { batch: packed });
    await press(`Remove ${serialOf(3)}`);
    await typeNotes();
    await end("expired");
    server.change({ cards: packed.cards.filter(({ serial_number }) => serial_number !== serialOf(3)) });
    await signIn();
    await isClosed();
    await press(`Remove ${serialOf(1)}`);
    expect(await readNotes()).toBe("");
    expect((await dialog()).queryByText(again)).toBeNull();
  });
});

test("What is typed stands in no storage, and is asked about before the page is left", async () => {
  const { stage } = await open(receiving, { batch: inTransit, center: islandCenter });
  await chooseForCard("Dispute", serialOf(1));
  await userEvent.selectOptions((await dialog()).getByLabelText("Reason"), "damaged");
  expect(stage.registry.unsavedWork.read()).toEqual(["What you typed in the open dialog will be lost."]);
  await typeNotes();
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  expect(`${stored.join()}${location.href}${JSON.stringify(history.state)}`).not.toContain(halfASentence);
});
