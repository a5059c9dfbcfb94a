import { act, cleanup, render, screen } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { TextField } from "../TextField/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { wedge } from "./press-keys.ts";
import { ScanField } from "./ScanField.tsx";
import { useBursts } from "./useBursts.ts";

afterEach(cleanup);

const scan = (text: string, end = "Enter") => act(() => wedge([...text, end]));

const onTake = vi.fn<(text: string) => boolean>();
const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

function Taking() {
  useBursts(onTake);
  const [name, setName] = useState("");
  return (
    <form onSubmit={onSubmit}>
      <TextField label="Name" value={name} onChange={setName} />
      <button type="submit">Send</button>
    </form>
  );
}

/** Shows a form whose page takes the serial numbers out of it. */
function showTaking() {
  onTake.mockReset().mockImplementation((text) => /SN\d{7}$/.test(text));
  onSubmit.mockClear();
  const shown = render(
    <ThemeRoot>
      <Taking />
    </ThemeRoot>,
  );
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  return { ...shown, name };
}

test.each(["Enter", "Tab"])(
  "a burst that is taken at its %s leaves field, form and focus as they were",
  (end) => {
    const { name } = showTaking();
    act(() => name.focus());
    act(() => wedge([..."aish"], 120));
    scan("SN0001234", end);
    expect(onTake.mock.calls).toEqual([["SN0001234"]]);
    expect(name).toHaveValue("aish");
    expect(name).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    act(() => wedge([..."ath"], 120));
    expect(name).toHaveValue("aishath");
  },
);

test("a burst on a button or on nothing is taken, and presses nothing", () => {
  const { name } = showTaking();
  act(() => screen.getByRole("button", { name: "Send" }).focus());
  scan("SN0001234");
  act(() => screen.getByRole("button", { name: "Send" }).blur());
  scan("SN0001235");
  expect(onTake.mock.calls.flat()).toEqual(["SN0001234", "SN0001235"]);
  expect(name).toHaveValue("");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a burst that is not wanted, typing by hand and what is pasted are left alone", async () => {
  const { name } = showTaking();
  act(() => name.focus());
  scan("aishath");
  expect(name).toHaveValue("aishath");
  await userEvent.clear(name);
  act(() => wedge([..."SN0001234", "Enter"], 120));
  await userEvent.clear(name);
  await userEvent.fill(name, "SN0001234");
  act(() => wedge(["Enter"]));
  expect(onTake.mock.calls).toEqual([["aishath"]]);
  expect(name).toHaveValue("SN0001234");
});

test("a burst that began in a field which is gone is taken whole", () => {
  const { name } = showTaking();
  const gone = document.createElement("input");
  document.body.append(gone);
  gone.focus();
  act(() => wedge([..."SN00"]));
  gone.remove();
  // The same stream of keys: each part comes as soon as the one before.
  wedge.clock -= 1000;
  act(() => wedge([..."01"]));
  act(() => name.focus());
  wedge.clock -= 1000;
  scan("234");
  expect(onTake.mock.calls).toEqual([["SN0001234"]]);
  expect(name).toHaveValue("");
});

test("a burst that a busy computer stops now and then is one, and what is typed by hand before it stays", () => {
  const { name } = showTaking();
  act(() => name.focus());
  act(() => wedge(["a", "i"], 120));
  wedge.clock -= 900;
  for (const part of ["SN0", "001"]) {
    act(() => wedge([...part]));
    wedge.clock -= 500;
  }
  scan("234");
  expect(onTake.mock.calls.flat()).toContain("SN0001234");
  expect(name).toHaveValue("ai");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("lines that follow a taken burst at once, and a second Enter, are part of it", () => {
  const { name } = showTaking();
  act(() => name.focus());
  act(() => wedge([..."SN0001234", "Enter", "Enter", ..."1990-02-28", "Enter", ..."senior", "Enter"]));
  expect(name).toHaveValue("");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the Escape key between two bursts parts them, however quickly they come", () => {
  const { name } = showTaking();
  act(() => name.focus());
  act(() => wedge([..."SN0001234", "Enter", "Escape", ..."aishath", "Enter"]));
  expect(onTake.mock.calls.flat()).toEqual(["SN0001234", "aishath"]);
  expect(name).toHaveValue("aishath");
});

test("a burst right after a taken one goes where the focus is, once nobody asks any more", () => {
  const { rerender } = showTaking();
  scan("SN0001234");
  const onScan = vi.fn();
  rerender(
    <ThemeRoot>
      <ScanField label="Scan" onScan={onScan} autoFocus />
    </ThemeRoot>,
  );
  wedge.clock -= 1000;
  scan("SN0001235");
  expect(onScan.mock.calls).toEqual([["SN0001235"]]);
  expect(onTake).toHaveBeenCalledTimes(1);
});

test("a scanner that types each sign by its number on the number pad is taken by what the field shows", () => {
  const { name } = showTaking();
  act(() => name.focus());
  for (const sign of "SN0001234") {
    const digits = [...String(sign.charCodeAt(0)).padStart(4, "0")];
    act(() => wedge(digits.map((key) => ({ key, code: `Numpad${key}`, altKey: true }))));
    act(() => {
      name.setRangeText(sign, name.value.length, name.value.length, "end");
      name.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    // The same stream of keys.
    wedge.clock -= 1000;
  }
  act(() => wedge(["Enter"]));
  expect(onTake.mock.calls).toEqual([["SN0001234"]]);
  expect(name).toHaveValue("");
});
