import { render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createTestRegistry, renderScreen } from "../../testing/index.ts";
import { ScreensProvider } from "../registry/ScreensProvider.tsx";
import { createPartOnDemand, useOnDemand } from "./on-demand.ts";

function Notes({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Close notes
    </button>
  );
}

/** A part whose file comes once there is a network. */
function createNotes(network: { isThere: boolean }) {
  const load = vi.fn(async () => {
    if (!network.isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return { Notes };
  });
  return { load, part: createPartOnDemand(load, "Notes") };
}

function Page({ part }: { readonly part: ReturnType<typeof createNotes>["part"] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const LoadedNotes = useOnDemand(part, { isWanted: isOpen, onUnavailable: close });
  return (
    <>
      <h1>Loans</h1>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Notes
      </button>
      {isOpen && LoadedNotes && <LoadedNotes onClose={close} />}
    </>
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Notes" }));
const closing = () => screen.findByRole("button", { name: "Close notes" });

test("A part that cannot be loaded leaves the page as it is and is told once; the next press tries again", async () => {
  const network = { isThere: false };
  const { part } = createNotes(network);
  const { notices } = renderScreen(<Page part={part} />);
  await press();
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({
    tone: "error",
    message: "Server error. Please try again later.",
    error: { code: "network" },
  });
  expect(screen.getByRole("heading", { name: "Loans" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Notes" })).toHaveAttribute("aria-expanded", "false");
  network.isThere = true;
  // By keyboard, for in a small window the toast may lie over it.
  screen.getByRole("button", { name: "Notes" }).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await closing());
  expect(notices).toHaveLength(1);
});

test("It is loaded once the page stands, without a word where it does not come, and is there at the press", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const late = createNotes({ isThere: false });
    const ready = createNotes({ isThere: true });
    const { notices } = renderScreen(
      <>
        <Page part={late.part} />
        <Page part={ready.part} />
      </>,
    );
    expect(ready.load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect([late.load.mock.calls.length, ready.load.mock.calls.length]).toEqual([1, 1]);
    expect(notices).toEqual([]);
    expect(late.part.read()).toBeUndefined();
    expect(ready.part.read()).toBeTypeOf("function");
  } finally {
    vi.useRealTimers();
  }
});

test("It says in the provider's language that it does not come, also in strict mode", async () => {
  const network = { isThere: false };
  const { part } = createNotes(network);
  const { registry } = createTestRegistry({
    options: { messages: { dv: { ErrorWords: { server: "ސަރވަރ" } } } },
  });
  const told: string[] = [];
  registry.onNotice(({ message }) => told.push(message));
  render(
    <StrictMode>
      <ScreensProvider instance={registry} settings={{ language: "dv" }} notices="none">
        <Page part={part} />
      </ScreensProvider>
    </StrictMode>,
  );
  await press();
  await waitFor(() => expect(told).toEqual(["ސަރވަރ"]));
  network.isThere = true;
  await press();
  await userEvent.click(await closing());
});
