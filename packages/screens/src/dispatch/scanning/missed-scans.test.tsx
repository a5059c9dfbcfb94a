import { countKeptScans } from "@id-desk/core";
import { createBatch, createMemoryStorage, createUser, headOffice } from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

const { scan } = createWedgeScanner();
const user = createUser();
const session = { user, center: headOffice, csrf: "next" };

/** Shows a batch with one card in a portal with a sign-in form of its own over it. */
async function pack() {
  const server = createBatchServer(createBatch({ cards: createCards(1) }), { extensions: ["packing"] });
  const stage = createTestRegistry({
    handlers: server.handlers,
    options: { storage: createMemoryStorage() },
  });
  const shown = render(
    <>
      <Stage stage={stage}>
        <main>
          <DispatchSendingBatch batchId={12} autoFocusScan scanAnywhere />
        </main>
      </Stage>
      <form aria-label="The portal's sign-in" onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Portal user" />
      </form>
    </>,
  );
  await screen.findByRole("textbox", { name: /^Scan/ });
  const { registry } = stage;
  return {
    ...shown,
    server,
    registry,
    end: (reason: "expired" | "idle" | "elsewhere") => act(() => registry.session.clear(reason)),
    async comeBack(as: typeof session = session) {
      act(() => registry.session.set(as));
      await screen.findByRole("textbox", { name: /^Scan/ });
    },
  };
}

/** The serial numbers that the page asks to be scanned again. */
function readMissed(): readonly (string | null)[] {
  const heading = screen.queryByText(/^Not recorded: \d+ cards?\. Scan (it|them) again\.$/, {
    selector: ":not([role])",
  });
  const list = heading?.closest("[data-tone]")?.querySelectorAll("li") ?? [];
  return [...list].map(({ textContent }) => textContent);
}

test.each(["expired", "idle", "elsewhere"] as const)(
  "cards that are scanned after the session has ended (%s) are told, and listed as not recorded until each is scanned again",
  async (reason) => {
    const { server, end, comeBack } = await pack();
    end(reason);
    const name = screen.getByRole("textbox", { name: "Portal user" });
    name.focus();
    scan(serialOf(10));
    scan(serialOf(11));
    expect(name).toHaveValue("");
    const told = screen.getAllByRole("alert").at(-1);
    expect(told).toHaveTextContent(
      `Not recorded: you are signed out. Scan ${serialOf(11)} again after signing in.2 cards are not recorded.`,
    );

    await comeBack();
    await waitFor(() => expect(readMissed()).toEqual([10, 11].map(serialOf)));
    expect(server.batch.cards).toHaveLength(1);
    scan(serialOf(10));
    await waitFor(() => expect(screen.getByText(/^1 saved/)).toBeVisible());
    expect(readMissed()).toEqual([serialOf(11)]);
    scan(serialOf(11));
    await waitFor(() => expect(screen.getByText("2 saved since you opened this page")).toBeVisible());
    expect(readMissed()).toEqual([]);
  },
);

test("a code that is cut in two by the end of the session is one card that is not recorded", async () => {
  const { end, comeBack } = await pack();
  screen.getByRole("textbox", { name: /^Scan/ }).focus();
  const { scan: begin } = createWedgeScanner({ suffix: "none" });
  begin(serialOf(10).slice(0, 4));
  end("expired");
  scan(serialOf(10).slice(4));
  await comeBack();
  await waitFor(() => expect(readMissed()).toEqual([serialOf(10)]));
});

test("a card that is in the batch already is not listed, and another user finds nothing", async () => {
  const { end, comeBack, registry } = await pack();
  end("expired");
  scan(serialOf(1));
  scan(serialOf(10));
  await comeBack({ ...session, user: createUser({ username: "clerk.hdh" }) });
  expect(document.body).not.toHaveTextContent("Not recorded");
  expect(document.body).not.toHaveTextContent(serialOf(10));
  end("expired");
  expect(document.body).not.toHaveTextContent(serialOf(10));
  await comeBack();
  await waitFor(() => expect(readMissed()).toEqual([serialOf(10)]));
  expect(countKeptScans(registry.storage, user.username).missed).toBe(1);
});

const notRecorded = "Not recorded: close the dialog first.";

test("shows and speaks in the dialog that a scan is not recorded, and lists the card when it is closed", async () => {
  await pack();
  await userEvent.click(screen.getByRole("button", { name: "Cancel batch" }));
  const dialog = await screen.findByRole("dialog");
  act(() => within(dialog).getAllByRole("button")[0]?.focus());
  scan(serialOf(10));
  const told = await within(dialog).findByRole("alert");
  expect(told).toHaveTextContent(notRecorded);
  expect(told).toBeVisible();
  scan(serialOf(11));
  // Another element, so that a screen reader speaks the same sentence again.
  await waitFor(() => expect(within(dialog).getByRole("alert")).not.toBe(told));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(readMissed()).toEqual([10, 11].map(serialOf)));
  expect(
    screen.getByText("Not recorded: 2 cards. Scan them again.", { selector: "[role=status]" }),
  ).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel batch" })).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  scan(serialOf(10));
  await waitFor(() => expect(screen.getByText(/^1 saved/)).toBeVisible());
  expect(readMissed()).toEqual([serialOf(11)]);
});

test("takes a scanned card out of the notes of a dialog, and leaves what was typed there", async () => {
  await pack();
  await userEvent.click(screen.getByRole("button", { name: "Cancel batch" }));
  const dialog = await screen.findByRole("dialog");
  const notes = within(dialog).getByRole("textbox", { name: /^Notes/ });
  await userEvent.fill(notes, "Wrong island");
  scan(serialOf(10));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(notRecorded);
  expect(notes).toHaveValue("Wrong island");
  await userEvent.click(within(dialog).getAllByRole("button")[0] as HTMLElement);
  await waitFor(() => expect(readMissed()).toEqual([serialOf(10)]));
});

test("takes a scanned card out of the seal's number, and a seal stays there", async () => {
  const { server } = await pack();
  await userEvent.click(screen.getByRole("button", { name: "Dispatch" }));
  const dialog = within(await screen.findByRole("dialog"));
  const seal = await dialog.findByRole("textbox", { name: /^Seal/ });
  for (const code of [serialOf(10), `A100011|${serialOf(11)}|1990-02-28`]) {
    act(() => seal.focus());
    scan(code);
    expect(await dialog.findByRole("alert")).toHaveTextContent(notRecorded);
    expect(seal).toHaveValue("");
  }
  act(() => seal.focus());
  scan("HDK-204817");
  expect(seal).toHaveValue("HDK-204817");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(readMissed()).toEqual([10, 11].map(serialOf)));
  expect(server.batch.status).toBe("open");
});
