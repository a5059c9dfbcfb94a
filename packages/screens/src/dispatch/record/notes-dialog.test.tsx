import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { dispatchReceivingBatchManifest } from "../DispatchReceivingBatch/DispatchReceivingBatch.manifest.ts";
import { NotesDialog } from "./NotesDialog.tsx";

beforeEach(() => page.viewport(1366, 768));

const ignore = () => undefined;
const tooShort = "ab";
const findNotes = () => screen.findByRole("textbox", { name: /^Notes/ });

/** Presses a button, and gives whether the field said what is wrong with it before the button was released. */
async function press(name: string, field: HTMLElement) {
  let saidSo: boolean | undefined;
  const look = () => {
    saidSo = field.getAttribute("aria-invalid") === "true";
  };
  window.addEventListener("mouseup", look, { capture: true, once: true });
  await userEvent.click(screen.getByRole("button", { name }));
  return saidSo;
}

function Page({ onConfirm }: { readonly onConfirm: () => void }) {
  const [stage] = useState(() => createTestRegistry());
  const [isOpen, setOpen] = useState(true);
  return (
    <Stage stage={stage}>
      <ScreenFrame manifest={dispatchReceivingBatchManifest} props={{}}>
        {isOpen && (
          <NotesDialog
            heading="Dispute"
            confirmLabel="Dispute card"
            writing={{ isPending: false, error: undefined, reset: ignore }}
            kept={{ form: "receiving 12", about: {}, typedBefore: undefined }}
            onReload={ignore}
            onClose={() => setOpen(false)}
            onConfirm={onConfirm}
          />
        )}
      </ScreenFrame>
    </Stage>
  );
}

/** Opens the dialog and types a note that is too short; nothing says so yet. */
async function typeTooShort(onConfirm: () => void = ignore) {
  render(<Page onConfirm={onConfirm} />);
  const notes = await findNotes();
  await userEvent.fill(notes, tooShort);
  expect(notes).not.toHaveAttribute("aria-invalid", "true");
  return notes;
}

test("closes a dialog with one press while its field has an error to show", async () => {
  const notes = await typeTooShort();
  expect(await press("Cancel", notes)).toBe(false);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("moves the focus to the first wrong field with one press of the confirming button", async () => {
  const confirm = vi.fn();
  const notes = await typeTooShort(confirm);
  expect(await press("Dispute card", notes)).toBe(false);
  await waitFor(() => expect(notes).toHaveFocus());
  expect(notes).toHaveAttribute("aria-invalid", "true");
  expect(confirm).not.toHaveBeenCalled();
});

test("shows the error of a field at once when it is left with Tab", async () => {
  const notes = await typeTooShort();
  await userEvent.keyboard("{Tab}");
  expect(notes).toHaveAttribute("aria-invalid", "true");
});
