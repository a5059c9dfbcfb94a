import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/index.ts";
import { wedge } from "../ScanField/press-keys.ts";
import { TextField } from "../TextField/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";
import { useScansUnderDialog } from "./use-scans-under-dialog.ts";

function Example(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeRoot>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog heading="Send 52 parcels?" isOpen={isOpen} onOpenChange={setOpen} {...props} />
    </ThemeRoot>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  const { container } = render(<Example {...props} />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  const dialog = await screen.findByRole(props.role ?? "dialog", { name: "Send 52 parcels?" });
  return { opener, dialog, root: container };
}

const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(screen.queryByRole("alertdialog")).toBe(null);
  });

const besides = (dialog: HTMLElement) =>
  dialog.closest("[data-idd-part=dialog]")?.parentElement as HTMLElement;

test("A host's rule for every paragraph does not move the paragraphs of a dialog", async () => {
  const rules = document.createElement("style");
  rules.textContent = "p { margin: 32px } .content p { margin: 48px }";
  await open({ children: <p>Nothing is sent yet.</p> });
  const words = screen.getByText("Nothing is sent yet.");
  document.head.append(rules);
  document.body.classList.add("content");
  expect(getComputedStyle(words).margin).toBe("0px");
  document.body.classList.remove("content");
  rules.remove();
});

test("A dialog that goes on below shades its edge, which the words cover at their end", async () => {
  const { dialog } = await open({ children: <p style={{ blockSize: 3000 }}>Much to read.</p> });
  const body = screen.getByText("Much to read.").parentElement as HTMLElement;
  expect(dialog.contains(body)).toBe(true);
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  const { backgroundAttachment, backgroundImage } = getComputedStyle(body);
  expect(backgroundAttachment).toBe("local, local, scroll, scroll");
  expect(backgroundImage.match(/linear-gradient/g)).toHaveLength(4);
});

test("A dialog of words alone that goes on below is scrolled by keyboard", async () => {
  const { dialog } = await open({ children: <p style={{ blockSize: 3000 }}>Much to read.</p> });
  const body = screen.getByText("Much to read.").parentElement as HTMLElement;
  await waitFor(() => expect(body.tabIndex).toBe(0));
  body.focus();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(body.scrollTop).toBeGreaterThan(0));
});

test.each([
  ["goes on below its field", <TextField key="field" label="Notes" />, 3000],
  ["has room for all of it", null, 20],
])("A dialog that %s has no stop of its own for the keyboard", async (_, field, blockSize) => {
  await open({
    children: (
      <div data-testid="content">
        {field}
        <p style={{ blockSize }}>To read.</p>
      </div>
    ),
  });
  const content = screen.getByTestId("content");
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(content.parentElement).not.toHaveAttribute("tabindex");
});

test("Escape closes a dialog and the focus returns to where it was", async () => {
  const { opener } = await open();
  await userEvent.keyboard("{Escape}");
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("The button that does nothing closes a dialog", async () => {
  await open({ dismissLabel: "Cancel" });
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await isClosed();
});

test("A dialog is drawn inside the root of its surroundings", async () => {
  const { dialog, root } = await open();
  expect(root.contains(dialog)).toBe(true);
});

function Sending() {
  const [isSent, setSent] = useState(false);
  return <Example actions={!isSent && <Button onPress={() => setSent(true)}>Send</Button>} />;
}

test("The focus stays inside when the button that was pressed goes", async () => {
  render(<Sending />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog");
  const send = screen.getByRole("button", { name: "Send" });
  send.focus();
  // Looked at within the change itself: what follows in a moment would come too late for an Escape.
  const focused: (Element | null)[] = [];
  const watcher = new MutationObserver(() => focused.push(document.activeElement));
  watcher.observe(dialog, { childList: true, subtree: true });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(send.isConnected).toBe(false));
  watcher.disconnect();
  for (const element of focused) expect(dialog).toContainElement(element as HTMLElement);
  await userEvent.keyboard("{Escape}");
  await isClosed();
});

test("The focus begins in the first field, and Tab stays inside", async () => {
  const { dialog } = await open({ children: <TextField label="Seal" />, actions: <Button>Send</Button> });
  expect(document.activeElement).toBe(screen.getByLabelText("Seal"));
  for (const _ of [1, 2, 3, 4, 5]) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test("Where something cannot be undone, the focus begins on the least harmful control", async () => {
  const { dialog } = await open({
    role: "alertdialog",
    dismissLabel: "Keep order",
    children: "This cannot be undone.",
    actions: <Button variant="danger">Cancel order</Button>,
  });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep order" }));
  expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "This cannot be undone.",
  );
});

test("A press beside a dialog closes it only where that loses nothing", async () => {
  const { dialog } = await open();
  await userEvent.click(besides(dialog), { position: { x: 4, y: 4 } });
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("A press beside a dismissable dialog closes it, and so does its cross", async () => {
  const { dialog, opener } = await open({ isDismissable: true, dismissLabel: null });
  await userEvent.click(besides(dialog), { position: { x: 4, y: 4 } });
  await isClosed();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await isClosed();
});

test("A dialog without buttons has round corners and room below its words", async () => {
  await page.viewport(1366, 768);
  const { dialog } = await open({ isDismissable: true, dismissLabel: null, children: "Only to read." });
  const body = dialog.lastElementChild as HTMLElement;
  expect(body.textContent).toBe("Only to read.");
  const { paddingBlockEnd, borderEndEndRadius } = getComputedStyle(body);
  expect(Number.parseFloat(paddingBlockEnd)).toBeGreaterThanOrEqual(24);
  expect(borderEndEndRadius).toBe(getComputedStyle(dialog).borderEndEndRadius);
  expect(Number.parseFloat(borderEndEndRadius)).toBeGreaterThan(0);
});

test("While its work is under way a dialog stays", async () => {
  const onOpenChange = vi.fn();
  await open({ isPending: true, isDismissable: true, onOpenChange });
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(
    screen.getAllByRole<HTMLButtonElement>("button", { name: "Close" }).every((each) => each.disabled),
  ).toBe(true);
});

test("On a window of 320 pixels a dialog is a sheet as wide as the window", async () => {
  await page.viewport(320, 480);
  const { dialog } = await open({ actions: <Button variant="primary">Send parcels</Button> });
  const { left, right, bottom } = dialog.getBoundingClientRect();
  expect([left <= 1, right >= 319, bottom >= 479]).toEqual([true, true, true]);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1366, 768);
});

test("On a window of 320 pixels the reason why a button cannot be pressed stays inside", async () => {
  await page.viewport(320, 640);
  const reason = "You can send another one in 0:42.";
  const { dialog } = await open({
    actions: (
      <Button isDisabled disabledReason={reason}>
        Send
      </Button>
    ),
  });
  const { left, right } = screen.getByText(reason).getBoundingClientRect();
  const within = dialog.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(within.left);
  expect(right).toBeLessThanOrEqual(within.right);
  await page.viewport(1366, 768);
});

function Scanned(props: Partial<DialogProps>) {
  useScansUnderDialog(() => "Not recorded: close the dialog first.");
  return <Example {...props} />;
}

test("What is said of a scan is in sight, however far the dialog is scrolled", async () => {
  await page.viewport(800, 400);
  const lines = [...Array(60).keys()].map((line) => <p key={line}>Line {line}</p>);
  render(<Scanned>{lines}</Scanned>);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const last = await screen.findByText("Line 59");
  last.scrollIntoView();
  act(() => wedge([..."SN0001234", "Enter"]));
  const said = await screen.findByRole("alert");
  expect(said).toHaveTextContent("Not recorded: close the dialog first.");
  const dialog = screen.getByRole("dialog").getBoundingClientRect();
  const { top, bottom } = said.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(Math.max(0, dialog.top));
  expect(bottom).toBeLessThanOrEqual(dialog.bottom);
  expect(last.getBoundingClientRect().top).toBeLessThan(400);
});

test("At 400 % zoom the whole dialog scrolls, so that a field has more than a line between heading and buttons", async () => {
  await page.viewport(341, 192);
  const { dialog } = await open({
    children: <TextField label="Name" />,
    actions: <Button variant="primary">Send</Button>,
  });
  expect(getComputedStyle(dialog).overflowY).toBe("auto");
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field).toHaveFocus();
  const { top, bottom } = field.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(192);
  screen.getByRole("button", { name: "Send" }).focus();
  expect(screen.getByRole("button", { name: "Send" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    192,
  );
});
