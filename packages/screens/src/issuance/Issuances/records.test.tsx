import {
  createIssuanceCard,
  createOtp,
  type FakeHandlers,
  headOffice,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  createExampleIssuances,
  createExampleRecord,
  createHandOverServer,
} from "../../testing/example-issuances.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Issuances } from "./Issuances.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => vi.restoreAllMocks());

const rows = createExampleIssuances(8);
const [today, , , completed, returned] = rows;
if (!today || !completed || !returned) throw new Error("There are eight hand-overs.");
type Row = typeof today;

function show(
  handlers: FakeHandlers = {},
  extensions: Parameters<typeof createHandOverServer>[1] = ["evidence", "printed"],
) {
  const counter = createHandOverServer(rows, extensions);
  const stage = createTestRegistry({ handlers: { ...counter.handlers, ...handlers } });
  render(
    <Stage stage={stage}>
      <Issuances />
    </Stage>,
  );
  return { ...stage, counter };
}

const findRow = (row: Row) => screen.findByRole("row", { name: new RegExp(row.card.serial_number) });

async function choose(row: Row, item: string) {
  await userEvent.click(within(await findRow(row)).getByRole("button", { name: /^Actions of card/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole("dialog"));
}

async function view(row: Row) {
  await userEvent.click(within(await findRow(row)).getByRole("button", { name: /^View the hand-over/ }));
  return within(await screen.findByRole("dialog"));
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("The record beside the list", () => {
  test("tells owner, collector, how they were known, documents and what happened, newest first [CALL-48]", async () => {
    const { server } = show();
    const drawer = await view(completed);
    const verified = within(await drawer.findByRole("region", { name: "Verification" }));
    expect(verified.getByText("*** **45")).toBeVisible();
    expect(verified.getByText("One-time password")).toBeVisible();
    expect(
      within(drawer.getByRole("region", { name: "Collector" })).getByText("Authorised person"),
    ).toBeTruthy();
    expect(drawer.getByText("Authorisation letter, 204.8 kB")).toBeTruthy();
    expect(drawer.getByText("No fingerprint: The device does not work")).toBeTruthy();
    const history = within(drawer.getByRole("region", { name: "History" }));
    expect(history.getAllByRole("listitem")[0]?.textContent).toMatch(/^Completed/);
    expect(server.callsOf("getCompletedIssuance")).toHaveLength(1);
    expect(server.callsOf("getCollectedIssuance")).toHaveLength(0);
  });

  test("begins with the owner's photograph and name, asked for within the look that opened it", async () => {
    const record = createExampleRecord(completed);
    const issuance = { ...record, owner: { ...record.owner, has_photo: true } };
    const photo = new Blob([Uint8Array.from([0xff, 0xd8, 0xff])], { type: "image/jpeg" });
    const { server } = show({
      getCompletedIssuance: () => reply(200, { issuance, extensions: ["portraits"] }),
      getPortrait: () => new Response(photo, { headers: { "Content-Type": "image/jpeg" } }),
    });
    const drawer = await view(completed);
    const portrait = await drawer.findByRole("img", { name: `Photo of ${issuance.owner.name_en}` });
    const name = drawer.getByText(issuance.owner.name_en);
    const [region] = drawer.getAllByRole("region");
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    expect(portrait.compareDocumentPosition(name) & follows).toBe(follows);
    expect(name.compareDocumentPosition(region ?? portrait) & follows).toBe(follows);
    expect(portrait.getBoundingClientRect().right).toBeLessThan(name.getBoundingClientRect().left);
    expect(server.callsOf("getPortrait").map(({ headers }) => headers.get("X-Background"))).toEqual(["1"]);
  });

  test("tells that an old card was not given back, and what was written down in words, not in codes", async () => {
    const by = { actor: { username: "clerk.male", fullname: "Aishath Shareef" }, center: headOffice };
    const event = (id: number, action: string, notes: string) => ({
      id,
      at: "2026-11-19T09:00:00Z",
      action,
      notes,
      ...by,
    });
    const card = createIssuanceCard({ replaces: { serial_number: "SN0000050", reason: "renewal" } });
    const events = [
      event(1, "check_collector", "authorised A100107"),
      event(2, "add_document", "authorisation_letter"),
      event(3, "card_refused", "Serial number mismatch: SN0000102."),
    ];
    const issuance = createExampleRecord(completed, { card, events, old_card_surrendered: false });
    show({ getCompletedIssuance: () => reply(200, { issuance }) });
    const drawer = await view(completed);
    const verified = within(await drawer.findByRole("region", { name: "Verification" }));
    expect(verified.getByText("Not given back")).toBeVisible();
    const history = within(drawer.getByRole("region", { name: "History" }));
    expect(history.getByText("Authorised person A100107")).toBeTruthy();
    expect(history.getByText("Authorisation letter")).toBeTruthy();
    expect(history.getByText("Another card in hand")).toBeTruthy();
  });

  test("says of which hand and finger the print is, in what was taken and in the history", async () => {
    const complete = {
      id: 1,
      at: "2026-11-19T09:00:00Z",
      action: "complete",
      notes: "left_index",
      actor: { username: "clerk.male", fullname: "Aishath Shareef" },
      center: headOffice,
    };
    const proof = { thumb: true, finger: "index", hand: "left", signature: true, documents: 0 } as const;
    const issuance = createExampleRecord(completed, { proof, events: [complete] });
    show({ getCompletedIssuance: () => reply(200, { issuance }) });
    const drawer = await view(completed);
    expect(await drawer.findByText("Left index finger print")).toBeTruthy();
    const history = within(drawer.getByRole("region", { name: "History" }));
    expect(history.getByText("Left index finger")).toBeTruthy();
  });

  test.each([
    [{ username: "super", fullname: "Fathimath Naseema" }, "Fathimath Naseema"],
    [null, null],
  ])("says that a supervisor vouched, and who where that is told: %j", async (vouched_by, name) => {
    const otp = createOtp({
      verified_at: "2026-11-19T09:06:00Z",
      sent_to_masked: "",
      method: "supervisor",
      vouched_by,
    });
    show({
      getCompletedIssuance: () => reply(200, { issuance: createExampleRecord(completed, { otp }) }),
    });
    const drawer = await view(completed);
    const verified = within(await drawer.findByRole("region", { name: "Verification" }));
    expect(verified.getByText("A supervisor vouched")).toBeVisible();
    expect(verified.queryByText("Supervisor")?.nextElementSibling?.textContent ?? null).toBe(name);
    expect(verified.queryByText("Sent to")).toBeNull();
  });

  test("shows the pictures of the proof from memory, and forgets them when it is closed", async () => {
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    show();
    const drawer = await view(completed);
    const picture = await drawer.findByRole<HTMLImageElement>("img", {
      name: "The signature of Aminath Ibrahim",
    });
    expect(picture.src).toMatch(/^blob:/);
    await userEvent.keyboard("{Escape}");
    await isClosed();
    expect(revoke).toHaveBeenCalledWith(picture.src);
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^View the hand-over/);
  });

  test("says that the proof is kept where the server does not show it", async () => {
    const { server } = show({}, []);
    const drawer = await view(completed);
    expect(await drawer.findByText("Kept by the registry.")).toBeTruthy();
    expect(drawer.queryByRole("button", { name: /^Save/ })).toBeNull();
    expect(server.callsOf("getIssuanceEvidence")).toEqual([]);
  });

  test("saves a document when it is asked for, under a name without a person's", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { server } = show();
    const drawer = await view(completed);
    await userEvent.click(await drawer.findByRole("button", { name: "Save Authorisation letter" }));
    await waitFor(() => expect(saved).toEqual([`${completed.issuance_no} Authorisation letter.pdf`]));
    expect(server.callsOf("getIssuanceDocument").map(({ path }) => path)).toEqual([
      { id: String(completed.card.id), documentId: "9" },
    ]);
  });

  test("of a card that came back says why, and offers nothing more [CALL-47]", async () => {
    show();
    const drawer = await view(returned);
    const section = within(await drawer.findByRole("region", { name: "Returned" }));
    expect(section.getByText("Data error found by the owner")).toBeVisible();
    expect(section.getByText("The name is misspelt")).toBeVisible();
    expect(drawer.queryByRole("button", { name: "Print receipt" })).toBeNull();
  });

  test("is not read again whenever the window is looked at, for to look is written down", async () => {
    const { server } = show();
    const drawer = await view(completed);
    await drawer.findByText("Verification");
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(server.callsOf("listIssuances").length).toBeGreaterThan(1));
    expect(server.callsOf("getCompletedIssuance")).toHaveLength(1);
  });

  test("that could not be loaded can be asked for again", async () => {
    let isAway = true;
    const { counter, server } = show({ getCollectedIssuance: () => refuse("away", { status: 500 }) });
    const drawer = await view(today);
    await drawer.findByText("Could not load the hand-over.");
    isAway = false;
    const { getCollectedIssuance } = counter.handlers;
    if (getCollectedIssuance && !isAway) server.on("getCollectedIssuance", getCollectedIssuance);
    await userEvent.click(drawer.getByRole("button", { name: "Try again" }));
    expect(await drawer.findByText("Verification")).toBeVisible();
  });
});

describe("A card is taken back", () => {
  const fill = async (dialog: ReturnType<typeof within>) => {
    await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Wrong card");
    await userEvent.type(dialog.getByRole("textbox", { name: "Notes" }), "It is her sister's card");
  };

  test("with its reason and notes, in a window that names card and owner [CALL-44]", async () => {
    const { server } = show();
    const dialog = await choose(today, "Return card");
    expect(screen.getByRole("dialog").textContent).toContain(`of ${today.owner.name_en}?`);
    await fill(dialog);
    await userEvent.click(dialog.getByRole("button", { name: "Return card" }));
    await isClosed();
    expect(server.callsOf("returnCard").map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: { id: String(today.card.id) },
        body: { reason: "wrong_card", notes: "It is her sister's card", version: today.version },
      },
    ]);
    expect(within(await findRow(today)).getByText("Returned")).toBeVisible();
    expect(server.callsOf("listIssuances")).toHaveLength(1);
  });

  test("not without a reason, and not with notes of two letters", async () => {
    const { server } = show();
    const dialog = await choose(today, "Return card");
    await userEvent.type(dialog.getByRole("textbox", { name: "Notes" }), "no");
    await userEvent.click(dialog.getByRole("button", { name: "Return card" }));
    expect(await dialog.findByText("Reason is required.")).toBeVisible();
    expect(dialog.getByText("Notes must be at least 3 characters long.")).toBeVisible();
    expect(server.callsOf("returnCard")).toEqual([]);
  });

  test("not over a colleague's change: who it was is said, and what was typed stays", async () => {
    show({
      returnCard: () =>
        refuse("The hand-over was changed.", {
          status: 409,
          code: "stale_version",
          context: { changed_by: { username: "h", fullname: "Hassan Manik" } },
        }),
    });
    const dialog = await choose(today, "Return card");
    await fill(dialog);
    await userEvent.click(dialog.getByRole("button", { name: "Return card" }));
    expect(await dialog.findByText("This hand-over was changed by Hassan Manik.")).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Notes" })).toHaveValue("It is her sister's card");
  });

  test("while its record is read, which then says so", async () => {
    show();
    const drawer = await view(today);
    await userEvent.click(await drawer.findByRole("button", { name: "Return card" }));
    const [, over] = await screen.findAllByRole("dialog", { hidden: true });
    const dialog = within(over as HTMLElement);
    await fill(dialog);
    await userEvent.click(dialog.getByRole("button", { name: "Return card" }));
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    expect(await drawer.findByRole("region", { name: "Returned" })).toBeVisible();
  });
});
