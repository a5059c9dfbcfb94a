import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Dialog } from "../Dialog/index.ts";
import { MenuButton } from "../MenuButton/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { wedge } from "./press-keys.ts";
import { ScanField } from "./ScanField.tsx";

afterEach(cleanup);

const onScan = vi.fn<(text: string) => void>();
afterEach(() => onScan.mockReset());

const field = () => screen.getByRole("textbox", { name: "Scan or type" }) as HTMLInputElement;

/** Past the moment at which the field would take the focus. */
const passFrames = () =>
  act(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });

const scan = (text: string, end = "Enter") => act(() => wedge([...text, end]));

function PageWithDialog({
  onStrayScan,
  onConfirm,
}: {
  onStrayScan: (text: string) => void;
  onConfirm: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeRoot>
      <ScanField label="Scan or type" onScan={onScan} keepsFocus scanAnywhere onStrayScan={onStrayScan} />
      <button type="button" onClick={() => setIsOpen(true)}>
        Add note
      </button>
      <Dialog heading="Cancel the order?" role="alertdialog" isOpen={isOpen} onOpenChange={setIsOpen}>
        <button type="button" onClick={onConfirm}>
          Cancel order
        </button>
      </Dialog>
    </ThemeRoot>
  );
}

test("a scan under a dialog goes nowhere, presses no button and is told as stray; the next one is taken", async () => {
  const onStrayScan = vi.fn();
  const onConfirm = vi.fn();
  render(<PageWithDialog onStrayScan={onStrayScan} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  const confirm = await screen.findByRole("button", { name: "Cancel order" });
  act(() => confirm.focus());
  scan("SN0001234");
  expect(onStrayScan.mock.calls).toEqual([["SN0001234"]]);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onScan).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  // What opened the dialog keeps the focus, and a scan reaches its field all the same.
  await waitFor(() => expect(screen.getByRole("button", { name: "Add note" })).toHaveFocus());
  await passFrames();
  expect(screen.getByRole("button", { name: "Add note" })).toHaveFocus();
  scan("SN0001235");
  expect(onScan.mock.calls).toEqual([["SN0001235"]]);
  expect(field()).toHaveFocus();
});

function PageWithRows() {
  const [isOpen, setOpen] = useState(false);
  const [hasRow, setHasRow] = useState(true);
  const remove = () => {
    setHasRow(false);
    setOpen(false);
  };
  return (
    <ThemeRoot>
      <ScanField label="Scan or type" onScan={onScan} keepsFocus />
      <div style={{ blockSize: "300vh" }}>
        <p>Words to press on</p>
      </div>
      {hasRow && (
        <button type="button" onClick={() => setOpen(true)}>
          Remove
        </button>
      )}
      <Dialog heading="Remove it?" isOpen={isOpen} onOpenChange={setOpen}>
        <button type="button" onClick={remove}>
          Confirm
        </button>
      </Dialog>
    </ThemeRoot>
  );
}

const isInSight = () => field().getBoundingClientRect().top >= 0;

test("the field is in sight when it takes the focus of a button that is gone", async () => {
  render(<PageWithRows />);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(isInSight()).toBe(true);
});

test("a press beside everything moves no page away from what is read there", async () => {
  render(<PageWithRows />);
  screen.getByRole("button", { name: "Remove" }).scrollIntoView();
  const { scrollY } = window;
  await userEvent.click(document.body, { position: { x: 5, y: window.scrollY + 5 } });
  await passFrames();
  expect(field()).not.toHaveFocus();
  expect(window.scrollY).toBe(scrollY);
});

test("a press beside everything leaves the field ready; a press on another control stays there", async () => {
  render(
    <ThemeRoot>
      <ScanField label="Scan or type" onScan={onScan} keepsFocus autoFocus />
      <p>Words to press on</p>
      <button type="button">Remove</button>
    </ThemeRoot>,
  );
  await userEvent.click(screen.getByText("Words to press on"));
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
});

test("a menu that is closed gives the focus back to its button, and the field does not take it", async () => {
  render(
    <ThemeRoot>
      <MenuButton label="Aishath" items={[{ id: "out", label: "Logout", onAction: () => undefined }]} />
      <ScanField label="Scan or type" onScan={() => undefined} keepsFocus />
    </ThemeRoot>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Aishath" }));
  await screen.findByRole("menuitem", { name: "Logout" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await passFrames();
  expect(screen.getByRole("button", { name: "Aishath" })).toHaveFocus();
});
