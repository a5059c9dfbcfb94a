import type { Batch, Extension } from "@id-desk/core";
import { createBatch, createNetworkFailure, createUser, headOffice, refuse } from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

/** A host that shows the page to who is signed in, and nothing to nobody. */
function Host() {
  return useSession().status === "signedIn" ? (
    <DispatchSendingBatch batchId={12} autoFocusScan />
  ) : (
    <h1>Sign in</h1>
  );
}

async function open(batch: Partial<Batch> = {}, extensions: readonly Extension[] = ["packing"]) {
  const server = createBatchServer(createBatch({ cards: createCards(3), ...batch }), { extensions });
  const stage = createTestRegistry({ handlers: server.handlers });
  render(
    <Stage stage={stage}>
      <Host />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  return { server, stage };
}

async function openDialog(...given: Parameters<typeof open>) {
  const opened = await open(...given);
  await userEvent.click(screen.getByRole("button", { name: "Dispatch" }));
  await screen.findByRole("dialog");
  return opened;
}

const more = () => userEvent.click(dialog().getByRole("button", { name: "More" }));

const dialog = () => within(screen.getByRole("dialog"));
const field = (name: RegExp) => dialog().getByRole<HTMLInputElement>("textbox", { name });
const confirm = () => userEvent.click(dialog().getByRole("button", { name: "Dispatch batch" }));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("How far a batch is packed", () => {
  test("is told against what should be in it, scan by scan [CALL-12]", async () => {
    await open({ expected_count: 4 });
    expect(screen.getByText("Packing list 3 / 4 expected")).toBeVisible();
    await userEvent.keyboard(`${serialOf(4)}{Enter}${serialOf(5)}{Enter}`);
    expect(await screen.findByText("Packing list 5 / 4 expected")).toBeVisible();
    expect(screen.getByText("Packing list 5 / 4 expected").parentElement).toHaveAttribute(
      "data-tone",
      "warning",
    );
  });

  test("is not told where nothing was expected", async () => {
    await open({ expected_count: null });
    expect(screen.queryByText(/Packing list/)).toBeNull();
  });
});

describe("Dispatching a packet", () => {
  test("whose answer was lost is tried again although the page shows it by now, and happens once [CALL-20]", async () => {
    const { server, stage } = await openDialog({ version: 7 });
    const { dispatchBatch } = server.handlers;
    if (!dispatchBatch) throw new Error("The batch server dispatches.");
    let first: Promise<unknown> | undefined;
    stage.server.on("dispatchBatch", (call) => {
      const isRepeated = first !== undefined;
      first ??= Promise.resolve(dispatchBatch(call));
      if (!isRepeated) throw createNetworkFailure();
      return first as ReturnType<typeof dispatchBatch>;
    });
    await userEvent.fill(field(/Seal number/), "HDK-204817");
    await confirm();
    await dialog().findByRole("alert");
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.getAllByText("Dispatched").length).toBeGreaterThan(0));
    expect(dialog().queryByText(/can no longer be done/)).toBeNull();
    expect(field(/Seal number/)).toHaveValue("HDK-204817");
    await confirm();
    await closed();
    const calls = stage.server.callsOf("dispatchBatch").map(({ body, headers }) => ({
      body,
      key: headers.get("Idempotency-Key"),
    }));
    expect(calls).toHaveLength(2);
    expect(calls[0]).toEqual(calls[1]);
    expect(calls[0]?.body).toMatchObject({ version: 7 });
    expect(server.batch.version).toBe(8);
  });

  test("sends what stands on its outside, and its page tells it from then on [CALL-20]", async () => {
    const { stage } = await openDialog({ expected_count: 3, version: 7 });
    await more();
    await userEvent.fill(field(/Seal number/), " HDK-204817 ");
    await userEvent.fill(field(/Expected on/), "2099-01-02");
    await userEvent.fill(field(/Courier name/), "Northern Ferry Line");
    await userEvent.fill(field(/Courier phone/), "777 1402");
    await userEvent.fill(field(/Courier reference/), "NFL-88231");
    await userEvent.fill(field(/Notes/), "Packet 2 of 3");
    await confirm();
    await closed();
    expect(stage.server.callsOf("dispatchBatch").map(({ body }) => body)).toEqual([
      {
        version: 7,
        seal_no: "HDK-204817",
        courier_name: "Northern Ferry Line",
        courier_contact: "7771402",
        courier_reference: "NFL-88231",
        expected_on: "2099-01-02",
        notes: "Packet 2 of 3",
      },
    ]);
    const facts = (await screen.findByText(/^Seal/)).closest("ul") as HTMLElement;
    expect(facts.textContent).toContain("3 cards expected");
    expect(facts.textContent).toContain("Expected on Jan 2, 2099");
    expect(facts.textContent).toContain("Seal HDK-204817");
    expect(facts.textContent).toContain("Courier Northern Ferry Line 7771402 (NFL-88231)");
  });

  test("needs none of it", async () => {
    const { stage } = await openDialog();
    await confirm();
    await closed();
    expect(stage.server.callsOf("dispatchBatch").map(({ body }) => body)).toEqual([{ version: 1 }]);
    expect(screen.queryByText(/^Seal|^Courier|^Expected/)).toBeNull();
  });

  test.each([
    ["2099-05-01", "2099-05-01", {}],
    ["2099-05-01", "2099-05-02", { expected_on: "2099-05-02" }],
    ["2099-05-01", "", { expected_on: null }],
    // A day that is over is not proposed again.
    ["2001-05-01", undefined, { expected_on: null }],
    [null, "2099-05-02", { expected_on: "2099-05-02" }],
  ])("A day of arrival that was %s and is left as %s sends %j", async (expected_on, typed, sent) => {
    const { stage } = await openDialog({ expected_on });
    await more();
    expect(field(/Expected on/)).toHaveValue(expected_on?.startsWith("2099") ? expected_on : "");
    if (typed !== undefined) await userEvent.fill(field(/Expected on/), typed);
    await confirm();
    await closed();
    expect(stage.server.callsOf("dispatchBatch").map(({ body }) => body)).toEqual([{ version: 1, ...sent }]);
  });

  test.each([
    [/Seal number/, "s".repeat(41), "Must be at most 40 characters long."],
    [/Courier name/, "n".repeat(81), "Must be at most 80 characters long."],
    [/Courier phone/, "1234567", "Phone Number is not valid."],
    [/Courier reference/, "r".repeat(61), "Must be at most 60 characters long."],
    [/Expected on/, "tomorrow", "Required format: YYYY-MM-DD"],
    [/Expected on/, "2001-01-01", "Must not be before today."],
  ])(
    "is held up by %s %j, with words at the field and all that was typed [VAL-08] [VAL-11]",
    async (name, text, words) => {
      const { stage } = await openDialog();
      await more();
      await userEvent.fill(field(/Notes/), "Keep this");
      await userEvent.fill(field(name), text);
      await confirm();
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toHaveAccessibleDescription(new RegExp(words.replaceAll(".", "\\.")));
      expect(field(name)).toHaveValue(text);
      expect(field(/Notes/)).toHaveValue("Keep this");
      expect(stage.server.callsOf("dispatchBatch")).toEqual([]);
    },
  );

  test("that the registry refuses is told at the field that it names, until something else stands there", async () => {
    const { stage, server } = await openDialog();
    stage.server.on("dispatchBatch", () =>
      refuse("x", { errors: { seal_no: ["this seal was used before"] } }),
    );
    await userEvent.fill(field(/Seal number/), "HDK-1");
    await confirm();
    await waitFor(() =>
      expect(field(/Seal number/)).toHaveAccessibleDescription(/This seal was used before\./),
    );
    await waitFor(() => expect(field(/Seal number/)).toHaveFocus());
    await userEvent.fill(field(/Seal number/), "HDK-2");
    expect(field(/Seal number/)).not.toBeInvalid();
    if (server.handlers.dispatchBatch) stage.server.on("dispatchBatch", server.handlers.dispatchBatch);
    await confirm();
    await closed();
    expect(stage.server.callsOf("dispatchBatch").at(-1)?.body).toMatchObject({ seal_no: "HDK-2" });
  });

  test("asks for the seal alone at first, and shows a field behind More that the registry refuses", async () => {
    const { stage, server } = await openDialog();
    expect(field(/Seal number/)).toHaveFocus();
    expect(dialog().getAllByRole("textbox")).toHaveLength(1);
    stage.server.on("dispatchBatch", () => refuse("x", { errors: { notes: ["the packet is too heavy"] } }));
    await confirm();
    await waitFor(() => expect(field(/Notes/)).toHaveFocus());
    expect(field(/Notes/)).toHaveAccessibleDescription(/The packet is too heavy\./);
    await userEvent.fill(field(/Notes/), "Split in two");
    if (server.handlers.dispatchBatch) stage.server.on("dispatchBatch", server.handlers.dispatchBatch);
    await confirm();
    await closed();
    expect(stage.server.callsOf("dispatchBatch").at(-1)?.body).toMatchObject({ notes: "Split in two" });
  });

  test("is not done by a scanner that reads the seal: its Enter leads to what is next", async () => {
    const { stage } = await openDialog();
    await userEvent.click(field(/Seal number/));
    await userEvent.keyboard("HDK-204817{Enter}");
    expect(field(/Seal number/)).toHaveValue("HDK-204817");
    expect(dialog().getByRole("button", { name: "More" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(field(/Courier reference/));
    await userEvent.keyboard("NFL-1{Enter}");
    expect(field(/Notes/)).toHaveFocus();
    expect(stage.server.callsOf("dispatchBatch")).toEqual([]);
  });

  test("finds what was typed again after a session that ended meanwhile", async () => {
    const { stage } = await openDialog();
    await userEvent.fill(field(/Seal number/), "HDK-7");
    await more();
    await userEvent.fill(field(/Courier phone/), "7771402");
    act(() => stage.registry.session.clear("expired"));
    await screen.findByRole("heading", { name: "Sign in" });
    act(() => stage.registry.session.set({ user: createUser(), center: headOffice, csrf: "next" }));
    await screen.findByRole("dialog");
    expect([field(/Seal number/).value, field(/Courier phone/).value]).toEqual(["HDK-7", "7771402"]);
    await confirm();
    await closed();
    expect(stage.server.callsOf("dispatchBatch").map(({ body }) => body)).toEqual([
      { version: 1, seal_no: "HDK-7", courier_contact: "7771402" },
    ]);
  });
});

describe("Before a packet leaves", () => {
  test("what was counted is told, and that it is what was expected", async () => {
    await openDialog({ expected_count: 3 });
    expect(dialog().getByText("Cards counted: 3 = 3")).toBeVisible();
    expect(dialog().getByText("3 cards expected and packed")).toBeVisible();
    expect(dialog().queryByText(/manifest/)).toBeNull();
  });

  test("another number than expected warns, and keeps nobody from dispatching", async () => {
    const { stage } = await openDialog({ expected_count: 4 });
    expect(dialog().getByText("4 cards were expected, 3 packed.")).toBeVisible();
    expect(field(/Notes/)).toBeVisible();
    await confirm();
    await closed();
    expect(stage.server.callsOf("dispatchBatch")).toHaveLength(1);
  });

  test("a page that lists other cards than the registry counts says so", async () => {
    await openDialog({ cards_count: 4 });
    expect(dialog().getByText("The registry counts 4 cards, this page lists 3.")).toBeVisible();
    expect(dialog().queryByText(/^Cards counted/)).toBeNull();
  });

  const unprinted = "The manifest has not been printed since the last change.";

  test.each([
    [null, ["printed"], true],
    [{ copies: 1, at: "2026-11-19T09:00:00Z", version: 6 }, ["printed"], true],
    [{ copies: 1, at: "2026-11-19T09:00:00Z", version: 7 }, ["printed"], false],
    [null, [], false],
  ] as const)("a manifest printed %j on a server that can %j warns: %s", async (printed, can, warns) => {
    await openDialog({ printed, version: 7 }, can);
    expect(dialog().queryByText(unprinted) !== null).toBe(warns);
    await confirm();
    await closed();
  });
});

test("A server that keeps nothing of a packet is neither asked nor sent any of it [CALL-20]", async () => {
  const { stage } = await openDialog({ expected_count: 9 }, []);
  expect(dialog().getAllByRole("textbox")).toHaveLength(1);
  expect(dialog().queryByText(/expected/)).toBeNull();
  await userEvent.fill(field(/Notes/), "As always");
  await confirm();
  await closed();
  expect(stage.server.callsOf("dispatchBatch").map(({ body }) => body)).toEqual([
    { version: 1, notes: "As always" },
  ]);
});
