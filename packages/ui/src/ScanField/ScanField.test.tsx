import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createRef, type FormEvent, useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { wedge } from "./press-keys.ts";
import { ScanField, type ScanFieldProps } from "./ScanField.tsx";

afterEach(cleanup);

const onScan = vi.fn<(text: string) => void>();
afterEach(() => onScan.mockReset());

function Scanning(props: Partial<ScanFieldProps>) {
  return (
    <ThemeRoot>
      <ScanField label="Scan or type" onScan={onScan} {...props} />
    </ThemeRoot>
  );
}

const field = () => screen.getByRole("textbox", { name: "Scan or type" }) as HTMLInputElement;

const scan = (text: string, end = "Enter") => act(() => wedge([...text, end]));

test("a scan is told on Enter, without the spaces around it, and the field is empty before it is told", async () => {
  onScan.mockImplementation(() => expect(field().value).toBe(""));
  render(<Scanning autoFocus />);
  expect(field()).toHaveFocus();
  await userEvent.keyboard("  SN0001234 {Enter}");
  expect(onScan.mock.calls).toEqual([["SN0001234"]]);
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});

test("Tab ends a scan too, but leaves an empty field as always", async () => {
  render(
    <>
      <Scanning autoFocus />
      <button type="button">After</button>
    </>,
  );
  await userEvent.keyboard("SN0001234{Tab}");
  expect(onScan.mock.calls).toEqual([["SN0001234"]]);
  expect(field()).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

test("an empty Enter is no scan, and Escape takes back what was typed", async () => {
  render(<Scanning autoFocus />);
  await userEvent.keyboard("   {Enter}SN00{Escape}{Enter}");
  expect(onScan).not.toHaveBeenCalled();
});

test("two hundred scans without a pause arrive whole, in order and once", () => {
  render(<Scanning autoFocus />);
  const codes = Array.from({ length: 200 }, (_, index) => `SN${String(index).padStart(7, "0")}`);
  act(() => {
    for (const code of codes) wedge([...code, "Enter"]);
  });
  expect(onScan.mock.calls.flat()).toEqual(codes);
});

function SlowPage() {
  const [seen, setSeen] = useState<string[]>([]);
  const until = performance.now() + 15;
  while (performance.now() < until);
  return (
    <>
      <Scanning autoFocus onScan={(text) => setSeen((before) => [...before, text])} />
      <output>{seen.join(" ")}</output>
    </>
  );
}

test("a page that draws slowly for each scan loses none", async () => {
  render(<SlowPage />);
  await userEvent.keyboard("A1{Enter}A2{Enter}A3{Enter}A4{Enter}A5{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("A1 A2 A3 A4 A5");
});

test("Enter does not send a form around the field", async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Scanning autoFocus />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.keyboard("SN0001234{Enter}");
  expect(onScan).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("lines that are pasted are one scan each and are not joined", () => {
  render(<Scanning />);
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    act(() => void field().dispatchEvent(event));
    return event;
  };
  paste("SN0000001\r\n SN0000002\n\n");
  expect(onScan.mock.calls.flat()).toEqual(["SN0000001", "SN0000002"]);
  expect(paste("SN0000003").defaultPrevented).toBe(false);
  expect(onScan).toHaveBeenCalledTimes(2);
});

test("a page can put the focus into the field", () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <ThemeRoot>
      <ScanField ref={ref} label="Scan or type" onScan={onScan} />
    </ThemeRoot>,
  );
  act(() => ref.current?.focus());
  expect(field()).toHaveFocus();
});

test("the sound is turned off and on beside the field", async () => {
  const onChange = vi.fn();
  const sound = { isOn: true, onChange, turnOffLabel: "Turn sound off", turnOnLabel: "Turn sound on" };
  const { rerender } = render(<Scanning sound={sound} />);
  await userEvent.click(screen.getByRole("button", { name: "Turn sound off" }));
  expect(onChange).toHaveBeenCalledWith(false);
  rerender(<Scanning sound={{ ...sound, isOn: false }} />);
  expect(screen.getByRole("button", { name: "Turn sound on" })).toBeVisible();
});

const unfinishedHint = "The code has not been sent. Press Enter.";
const onUnfinished = vi.fn();
const hint = () => screen.queryByText(unfinishedHint, { selector: "[data-idd-part=field] div *" });

/** Past the moment at which a scan that has stopped is told. */
const passPatience = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));

test("a scan that its scanner does not end is told once, and Enter sends it", async () => {
  onUnfinished.mockReset();
  render(<Scanning autoFocus unfinishedHint={unfinishedHint} onUnfinished={onUnfinished} />);
  act(() => wedge([..."SN0001234"]));
  expect(hint()).toBeNull();
  await waitFor(() => expect(hint()).toBeVisible());
  expect(field()).toHaveAccessibleDescription(unfinishedHint);
  expect(screen.getByRole("alert")).toHaveTextContent(unfinishedHint);
  expect(onUnfinished).toHaveBeenCalledOnce();
  expect(onScan).not.toHaveBeenCalled();
  act(() => wedge(["Enter"]));
  expect(onScan.mock.calls).toEqual([["SN0001234"]]);
  expect(hint()).toBeNull();
});

test("a scan after one without an end is told together with it, and never alone", async () => {
  onUnfinished.mockReset();
  render(<Scanning autoFocus unfinishedHint={unfinishedHint} onUnfinished={onUnfinished} />);
  act(() => wedge([..."SN0001234"]));
  await waitFor(() => expect(hint()).toBeVisible());
  act(() => wedge([..."SN0001235", "Enter"]));
  expect(onScan.mock.calls).toEqual([["SN0001234SN0001235"]]);
  await passPatience();
  expect(hint()).toBeNull();
  expect(onUnfinished).toHaveBeenCalledOnce();
});

test("Escape takes an unfinished scan away with what is said of it", async () => {
  render(<Scanning autoFocus unfinishedHint={unfinishedHint} />);
  act(() => wedge([..."SN0001234"]));
  await waitFor(() => expect(hint()).toBeVisible());
  await userEvent.keyboard("{Escape}");
  expect(field()).toHaveValue("");
  await waitFor(() => expect(hint()).toBeNull());
});

test("what is typed by hand, ended or emptied is not unfinished", async () => {
  render(<Scanning autoFocus unfinishedHint={unfinishedHint} />);
  act(() => wedge([..."SN0001234"], 120));
  await passPatience();
  expect(hint()).toBeNull();
  await userEvent.keyboard("{Escape}");
  scan("SN0001234");
  act(() => wedge([..."SN0001234"]));
  await userEvent.clear(field());
  await passPatience();
  expect(hint()).toBeNull();
});

test("Tab, Caps Lock, 10 kB and control characters are scans like any other", () => {
  render(<Scanning autoFocus unfinishedHint={unfinishedHint} />);
  scan("SN0001234", "Tab");
  act(() => wedge(["CapsLock", "Shift", ..."sn0001235", "CapsLock", "Enter"]));
  const long = "x".repeat(10_000);
  field().value = long;
  act(() => wedge(["Enter"]));
  field().value = "\u0002SN0001236\u0003";
  act(() => wedge(["Enter"]));
  expect(onScan.mock.calls.flat()).toEqual(["SN0001234", "sn0001235", long, "\u0002SN0001236\u0003"]);
  expect(field()).toHaveFocus();
});

function PageWithButtons({ onPress, isOn = true }: { onPress: () => void; isOn?: boolean }) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <ThemeRoot>
      <div ref={region}>
        <ScanField label="Scan or type" onScan={onScan} scanAnywhere={isOn ? region : false} />
        <button type="button" onClick={onPress}>
          Remove
        </button>
        <input aria-label="Search" />
      </div>
      <button type="button" onClick={onPress}>
        Outside
      </button>
    </ThemeRoot>
  );
}

test("a scan made while a button has the focus goes into the field, whole, and presses nothing", () => {
  const onPress = vi.fn();
  render(<PageWithButtons onPress={onPress} />);
  act(() => screen.getByRole("button", { name: "Remove" }).focus());
  scan("SN0001234");
  expect(onScan.mock.calls).toEqual([["SN0001234"]]);
  expect(onPress).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
});

test("a scan made while nothing has the focus goes into the field, after what stands there", () => {
  render(<PageWithButtons onPress={vi.fn()} />);
  field().value = "X";
  act(() => field().blur());
  scan("SN0001234");
  expect(onScan.mock.calls).toEqual([["XSN0001234"]]);
});

test("typing by hand, another field and what is outside the region are left alone", () => {
  const onPress = vi.fn();
  render(<PageWithButtons onPress={onPress} />);
  act(() => screen.getByRole("button", { name: "Remove" }).focus());
  act(() => wedge([..."SN0001234"], 120));
  expect(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
  act(() => screen.getByRole("textbox", { name: "Search" }).focus());
  scan("SN0001234");
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveValue("SN0001234");
  act(() => screen.getByRole("button", { name: "Outside" }).focus());
  act(() => wedge([..."SN0001234"]));
  expect(screen.getByRole("button", { name: "Outside" })).toHaveFocus();
  expect(onScan).not.toHaveBeenCalled();
});

test("nothing outside the field is listened to unless it is asked for", () => {
  render(<PageWithButtons onPress={vi.fn()} isOn={false} />);
  act(() => screen.getByRole("button", { name: "Remove" }).focus());
  act(() => wedge([..."SN0001234"]));
  expect(field()).toHaveValue("");
});

function PageWithNotes() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ThemeRoot>
      <ScanField label="Scan or type" onScan={onScan} scanAnywhere />
      <button type="button">Receive</button>
      {isOpen && (
        <div role="dialog" aria-modal="true" aria-label="Dispute">
          <input aria-label="Notes" />
          <button type="button" onClick={() => setIsOpen(false)}>
            Save
          </button>
        </div>
      )}
    </ThemeRoot>
  );
}

test.each([
  ["Save", "button"],
  ["Notes", "textbox"],
] as const)("a scan that begins in the %s of a dialog while it closes is told whole", async (name, role) => {
  render(<PageWithNotes />);
  const save = screen.getByRole("button", { name: "Save" });
  act(() => screen.getByRole(role, { name }).focus());
  act(() => wedge([..."SN000"], 4));
  act(() => {
    save.click();
    field().focus();
  });
  // The same stream of keys: its next one comes as soon as the ones before did.
  wedge.clock -= 1000;
  scan("1234");
  expect(onScan.mock.calls).toEqual([["SN0001234"]]);
});

test("what stands in a field that is still there is not taken along by the field for scans", () => {
  render(<PageWithButtons onPress={vi.fn()} />);
  act(() => screen.getByRole("textbox", { name: "Search" }).focus());
  act(() => wedge([..."SN000"]));
  act(() => field().focus());
  wedge.clock -= 1000;
  scan("1234");
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveValue("SN000");
  expect(onScan.mock.calls).toEqual([["1234"]]);
});
