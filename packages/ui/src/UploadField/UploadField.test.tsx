import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { exampleWords as words } from "./example-words.ts";
import { type ShownUpload, UploadField, type UploadFieldProps } from "./UploadField.tsx";

const formatSize = (bytes: number) => `${bytes} bytes`;
const nothing = () => undefined;

describeConformance("UploadField", {
  draw: (props) => (
    <UploadField
      {...props}
      label="Letters"
      words={words}
      items={[]}
      onAdd={() => 1}
      onPause={nothing}
      onResume={nothing}
      onRemove={nothing}
      formatSize={formatSize}
    />
  ),
});

type FieldProps = Partial<UploadFieldProps> & { heard: (what: string) => void };

/** A field that keeps its files and sends none of them. */
function Field({ heard, items: given = [], ...rest }: FieldProps) {
  const [items, setItems] = useState(given);
  return (
    <UploadField
      label="Letters"
      words={words}
      items={items}
      onAdd={({ name, size, type }) => {
        heard(`add ${name}`);
        const id = items.length + 10 + Math.round(size);
        setItems((now) => [...now, { id, name, size, type, sent: 0, state: "sending" }]);
        return id;
      }}
      onPause={(id) => heard(`pause ${id}`)}
      onResume={(id) => heard(`resume ${id}`)}
      onRemove={(id) => {
        heard(`remove ${id}`);
        setItems((now) => now.filter((item) => item.id !== id));
      }}
      checkFile={({ name }) => (name.endsWith(".exe") ? "Only PDF files are taken." : undefined)}
      formatSize={formatSize}
      accepted={["application/pdf", ".png"]}
      {...rest}
    />
  );
}

function draw(props: Partial<UploadFieldProps> = {}) {
  const heard: string[] = [];
  const page = render(<Field heard={(what) => heard.push(what)} {...props} />, { wrapper: ThemeRoot });
  return { heard, ...page };
}

const item = (id: number, state: ShownUpload["state"], part: Partial<ShownUpload> = {}): ShownUpload => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  type: "application/pdf",
  sent: 0,
  state,
  ...part,
});

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

function choose(...files: File[]) {
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  fireEvent.change(input, { target: { files: transferOf(...files).files } });
}

const named = (name: string, text = "text") => new File([text], name, { type: "application/pdf" });
const rowOf = (name: string) => screen.getByText(name, { selector: "bdi" }).closest("li") as HTMLElement;

test("Of chosen files each is taken or refused with its reason, before anything is sent", async () => {
  const { heard } = draw();
  choose(named("a.pdf", "1"), named("virus.exe"), named("b.pdf", "22"));
  expect(heard).toEqual(["add a.pdf", "add b.pdf"]);
  expect(screen.getByRole("alert").textContent).toBe("virus.exe: Only PDF files are taken.");
  expect(within(screen.getByRole("list", { name: "Files" })).getAllByRole("listitem")).toHaveLength(2);
  choose(named("c.pdf", "333"));
  expect(screen.queryByRole("alert")).toBe(null);
});

test("The browser's list of files shows what is accepted, and is opened by keyboard", async () => {
  draw();
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  const opened = vi.fn((event: Event) => event.preventDefault());
  input.addEventListener("click", opened);
  expect([input.accept, input.multiple, input.tabIndex]).toEqual(["application/pdf,.png", true, -1]);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: words.choose })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(opened).toHaveBeenCalledTimes(1);
});

test("Files are dropped on the field, and one that misses it does not take the page away", () => {
  const { heard, container } = draw();
  const place = screen.getByText(words.drop).parentElement as HTMLElement;
  const drag = (type: string) =>
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(named("a.pdf")) });
  fireEvent(place, drag("dragover"));
  expect(place).toHaveAttribute("data-over");
  fireEvent(place, drag("drop"));
  expect(place).not.toHaveAttribute("data-over");
  expect(heard).toEqual(["add a.pdf"]);

  const missed = drag("drop");
  fireEvent(container, missed);
  expect(missed.defaultPrevented).toBe(true);
  expect(heard).toHaveLength(1);
});

test("How far a file is stands in words, figures and a bar", () => {
  draw({ items: [item(1, "sending", { sent: 400 })] });
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "1.pdf" });
  expect([bar.value, bar.max]).toEqual([400, 1000]);
  expect(rowOf("1.pdf").textContent).toContain("Sending · 400 bytes of 1000 bytes");
});

test.each([
  ["waiting", "Waiting", ["Pause 1.pdf", "Remove 1.pdf"]],
  ["sending", "Sending", ["Pause 1.pdf", "Remove 1.pdf"]],
  ["retrying", "Trying again", ["Pause 1.pdf", "Remove 1.pdf"]],
  ["paused", "Paused", ["Resume 1.pdf", "Remove 1.pdf"]],
  ["failed", "Not sent", ["Try again 1.pdf", "Remove 1.pdf"]],
  ["done", "Sent", ["Remove 1.pdf"]],
] as const)("A file that is %s says so and offers what can be done", (state, text, commands) => {
  draw({ items: [item(1, state, state === "failed" ? { error: { message: "No network." } } : {})] });
  const row = within(rowOf("1.pdf"));
  expect(rowOf("1.pdf").textContent).toContain(text);
  expect(row.getAllByRole("button").map((button) => button.textContent)).toEqual(commands);
  expect(row.queryByText("No network.") !== null).toBe(state === "failed");
});

test("Pause, Resume, Try again and Remove tell which file is meant", async () => {
  const { heard } = draw({ items: [item(1, "sending"), item(2, "paused"), item(3, "failed")] });
  for (const name of ["Pause 1.pdf", "Resume 2.pdf", "Try again 3.pdf", "Remove 2.pdf"]) {
    await userEvent.click(screen.getByRole("button", { name }));
  }
  expect(heard).toEqual(["pause 1", "resume 2", "resume 3", "remove 2"]);
  expect(screen.getByRole("button", { name: words.choose })).toHaveFocus();
  expect(screen.getByRole("status").textContent).toBe("2.pdf was removed.");
});

test("That a file has arrived or failed is heard, and nothing of what stood there before", async () => {
  const draw = (items: readonly ShownUpload[]) => (
    <ThemeRoot>
      <UploadField
        label="Letters"
        words={words}
        items={items}
        onAdd={() => 1}
        onPause={nothing}
        onResume={nothing}
        onRemove={nothing}
        formatSize={formatSize}
      />
    </ThemeRoot>
  );
  const { rerender } = render(draw([item(1, "done"), item(2, "sending")]));
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  rerender(draw([item(1, "done"), item(2, "done")]));
  await waitFor(() => expect(status.textContent).toBe("2.pdf was sent."));
  rerender(draw([item(1, "done"), item(2, "done"), item(3, "failed", { error: { message: "Too large." } })]));
  await waitFor(() => expect(status.textContent).toBe("3.pdf was not sent. Too large."));
});

test("Where there is room for one file another takes its place", async () => {
  const { heard } = draw({ mostFiles: 1, items: [item(1, "done")] });
  expect((document.querySelector("input[type=file]") as HTMLInputElement).multiple).toBe(false);
  expect(screen.getByRole("button", { name: words.replace })).toBeVisible();
  choose(named("b.exe"));
  expect(heard).toEqual([]);
  choose(named("b.pdf"));
  expect(heard).toEqual(["remove 1", "add b.pdf"]);
});

test("Where there is no room for more, that is said and the button can still be reached", async () => {
  const { heard } = draw({ mostFiles: 2, items: [item(1, "done")] });
  choose(named("b.pdf"), named("c.pdf"));
  expect(heard).toEqual(["add b.pdf"]);
  expect(screen.getByRole("alert").textContent).toBe(`c.pdf: ${words.full}`);
  const button = screen.getByRole("button", { name: words.choose });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription(words.full);
});

test("A picture that was chosen is shown, a letter by its name", async () => {
  draw();
  const png = Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
    (letter) => letter.charCodeAt(0),
  );
  choose(new File([png], "scan.png", { type: "image/png" }), named("letter.pdf"));
  expect(await screen.findByRole("img", { name: "Preview of scan.png" })).toBeVisible();
  expect(screen.queryByRole("img", { name: "Preview of letter.pdf" })).toBe(null);
});

/** A field with another way to a file, which makes one at a press. */
function WithWay({ heard, ...rest }: FieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Field
      heard={heard}
      {...rest}
      otherWay={{
        label: "Use the scanner",
        isOpen,
        onOpenChange: setOpen,
        draw: (take) => (
          <button type="button" onClick={() => take(named("scan.pdf"))}>
            Scan now
          </button>
        ),
      }}
    />
  );
}

function drawWithWay(props: Partial<UploadFieldProps> = {}) {
  const heard: string[] = [];
  return {
    heard,
    ...render(<WithWay heard={(what) => heard.push(what)} {...props} />, { wrapper: ThemeRoot }),
  };
}

const pressNamed = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("Another way makes a file, which is taken as a chosen one is; the focus is on its button again", async () => {
  const { heard } = drawWithWay();
  await pressNamed("Use the scanner");
  expect(screen.queryByRole("button", { name: "Use the scanner" })).toBe(null);
  await pressNamed("Scan now");
  expect(heard).toEqual(["add scan.pdf"]);
  expect(screen.getByRole("button", { name: "Use the scanner" })).toHaveFocus();
});

test("A file that another way has made is refused as a chosen one is", async () => {
  const { heard } = drawWithWay({ checkFile: () => "Too large." });
  await pressNamed("Use the scanner");
  await pressNamed("Scan now");
  expect([heard, screen.getByRole("alert").textContent]).toEqual([[], "scan.pdf: Too large."]);
});

test("Another way is closed once a file was chosen, and cannot be opened where there is no room", async () => {
  const { heard } = drawWithWay({ mostFiles: 2 });
  await pressNamed("Use the scanner");
  choose(named("a.pdf", "1"));
  expect(screen.queryByRole("button", { name: "Scan now" })).toBe(null);
  choose(named("b.pdf", "22"));
  expect(heard).toEqual(["add a.pdf", "add b.pdf"]);
  expect(screen.getByRole("button", { name: "Use the scanner" })).toBeDisabled();
});

test.each([
  ["which is refused too", "virus.exe", 0],
  ["which is taken", "b.pdf", 1],
])("A file that was not sent goes with its words once another is chosen, %s", async (_, name, left) => {
  const failed = item(1, "failed", { error: { message: "Nobody can read it." } });
  const { heard } = draw({ items: [failed], mostFiles: 1 });
  choose(named(name));
  expect(heard[0]).toBe("remove 1");
  expect(screen.queryByText("Nobody can read it.")).toBe(null);
  expect(screen.queryAllByRole("listitem")).toHaveLength(left);
});

test("What was heard of one file is not left beside the next", async () => {
  const drawItems = (items: readonly ShownUpload[]) => (
    <ThemeRoot>
      <UploadField
        label="Letters"
        words={words}
        items={items}
        mostFiles={1}
        onAdd={() => 1}
        onPause={nothing}
        onResume={nothing}
        onRemove={nothing}
        checkFile={() => "It is empty."}
        formatSize={formatSize}
      />
    </ThemeRoot>
  );
  const { rerender } = render(drawItems([item(1, "sending")]));
  rerender(drawItems([item(1, "failed", { error: { message: "Nobody can read it." } })]));
  const status = screen.getByRole("status");
  await waitFor(() => expect(status.textContent).toBe("1.pdf was not sent. Nobody can read it."));
  choose(named("empty.pdf", ""));
  expect(screen.getByRole("alert").textContent).toBe("empty.pdf: It is empty.");
  expect(status.textContent).toBe("");
});

test("Why a file was refused is not left beside another way to one", async () => {
  drawWithWay();
  choose(named("virus.exe"));
  expect(screen.getByText("virus.exe: Only PDF files are taken.")).toBeVisible();
  await pressNamed("Use the scanner");
  expect(screen.queryByText("virus.exe: Only PDF files are taken.")).toBe(null);
});
