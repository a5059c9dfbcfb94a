import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TextField } from "../TextField/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { wedge } from "./press-keys.ts";
import { ScanField, type ScanFieldProps } from "./ScanField.tsx";

afterEach(cleanup);

const onScan = vi.fn<(text: string) => void>();
afterEach(() => onScan.mockReset());

const field = () => screen.getByRole("textbox", { name: "Scan or type" }) as HTMLInputElement;

/** Reads Digit4 and KeyA, which is where a scanner presses them; anything else stays as it was typed. */
const readKeys = (text: string, keys: readonly { code: string }[]) =>
  keys.every(({ code }) => code) ? keys.map(({ code }) => code.at(-1)).join("") : text;

/** Types a code on a computer whose layout has other signs in these places. */
function scanElsewhere(code: string, end = "Enter", gap = 4) {
  const keys = [...code].map((sign) => ({
    key: "ސަޝޑބފގހޖކ"[sign.charCodeAt(0) % 10] ?? "ލ",
    code: /\d/.test(sign) ? `Digit${sign}` : `Key${sign}`,
  }));
  act(() => wedge([...keys, end], gap));
}

test("a scan under another layout is told as its keys say, and the field holds nothing of what they typed", () => {
  render(
    <ThemeRoot readKeys={readKeys}>
      <ScanField label="Scan or type" onScan={onScan} autoFocus />
    </ThemeRoot>,
  );
  scanElsewhere("SN0001234");
  scanElsewhere("SN0001235", "Tab");
  expect(onScan.mock.calls).toEqual([["SN0001234"], ["SN0001235"]]);
  expect(field()).toHaveValue("");
});

test("what is typed by hand under another layout is told as it was typed", () => {
  render(
    <ThemeRoot readKeys={readKeys}>
      <ScanField label="Scan or type" onScan={onScan} autoFocus />
    </ThemeRoot>,
  );
  scanElsewhere("SN0001234", "Enter", 120);
  expect(onScan).toHaveBeenCalledOnce();
  expect(onScan.mock.calls.flat().join()).not.toMatch(/\w/);
});

test("a scan under another layout that begins on a button is told whole, and one under a dialog is told as stray", () => {
  const onStrayScan = vi.fn();
  render(
    <ThemeRoot readKeys={readKeys}>
      <ScanField label="Scan or type" onScan={onScan} scanAnywhere onStrayScan={onStrayScan} />
      <button type="button">Remove</button>
    </ThemeRoot>,
  );
  act(() => screen.getByRole("button", { name: "Remove" }).focus());
  scanElsewhere("SN0001234");
  expect(onScan.mock.calls).toEqual([["SN0001234"]]);
  act(() => field().blur());
  cleanup();
  render(
    <ThemeRoot readKeys={readKeys}>
      <PageWithDialogOver onStrayScan={onStrayScan} />
    </ThemeRoot>,
  );
  act(() => screen.getByRole("button", { name: "Save" }).focus());
  scanElsewhere("SN0001235");
  expect(onStrayScan.mock.calls).toEqual([["SN0001235"]]);
});

function PageWithDialogOver({ onStrayScan }: Pick<ScanFieldProps, "onStrayScan">) {
  return (
    <>
      <ScanField label="Scan or type" onScan={onScan} scanAnywhere onStrayScan={onStrayScan} />
      <div role="dialog" aria-modal="true" aria-label="Dispute">
        <button type="button">Save</button>
      </div>
    </>
  );
}

function OtherFields() {
  const [code, setCode] = useState("");
  return (
    <ThemeRoot readKeys={readKeys}>
      <TextField label="Number" isCode value={code} onChange={setCode} />
      <TextField label="Name" />
      <output>{code}</output>
    </ThemeRoot>
  );
}

test("every field for codes holds what was scanned, and a field for words what was typed", () => {
  render(<OtherFields />);
  act(() => screen.getByRole("textbox", { name: "Number" }).focus());
  scanElsewhere("SN0001234", "Tab");
  expect(screen.getByRole("status")).toHaveTextContent("SN0001234");
  act(() => screen.getByRole("textbox", { name: "Name" }).focus());
  scanElsewhere("SN0001234");
  expect(screen.getByRole("textbox", { name: "Name" })).not.toHaveValue("SN0001234");
});
