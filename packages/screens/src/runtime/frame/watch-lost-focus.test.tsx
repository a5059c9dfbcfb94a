import { Button, Dialog } from "@id-desk/ui";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { watchLostFocus } from "./watch-lost-focus.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** From here on the test says when the focus is looked at. */
const haltLooks = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });

const untilDrawn = () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Photograph</Button>
      {isOpen && (
        <Dialog isOpen heading="Photograph of a card" onOpenChange={setOpen}>
          A picture
        </Dialog>
      )}
    </main>
  );
}

async function openDialog() {
  render(
    <Stage stage={createTestRegistry()}>
      <Page />
    </Stage>,
  );
  const opener = screen.getByRole("button", { name: "Photograph" });
  opener.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return opener;
}

describe("A page whose batch changes", () => {
  test("leaves the focus to a dialog that gives it back to what opened it", async () => {
    const opener = await openDialog();
    const onLost = vi.fn();
    haltLooks();
    const stop = watchLostFocus(onLost);
    vi.advanceTimersByTime(200);
    // The next look falls between the dialog's end and the frame in which it gives the focus back.
    let hadNothing = false;
    const observer = new MutationObserver(() => {
      if (screen.queryByRole("dialog") || hadNothing) return;
      hadNothing = document.activeElement === document.body;
      vi.advanceTimersByTime(50);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.activeElement).toBe(opener);
    await untilDrawn();
    observer.disconnect();
    expect(hadNothing).toBe(true);
    expect(onLost).not.toHaveBeenCalled();
    stop();
  });

  test("is told once that what had the focus is gone, and no more after that", async () => {
    haltLooks();
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    const onLost = vi.fn();
    watchLostFocus(onLost);
    vi.advanceTimersByTime(100);
    await untilDrawn();
    expect(onLost).not.toHaveBeenCalled();
    button.remove();
    vi.advanceTimersByTime(50);
    await untilDrawn();
    expect(onLost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    await untilDrawn();
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  test("is told nothing once the watch has ended, by its time or by the page that goes", async () => {
    haltLooks();
    const onLost = vi.fn();
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    watchLostFocus(onLost);
    vi.advanceTimersByTime(1000);
    button.remove();
    vi.advanceTimersByTime(1000);
    await untilDrawn();
    const stop = watchLostFocus(onLost);
    vi.advanceTimersByTime(50);
    stop();
    vi.advanceTimersByTime(1000);
    await untilDrawn();
    expect(onLost).not.toHaveBeenCalled();
  });
});
