import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { drawExamplePrint } from "../FingerprintField/draw-example-print.ts";
import { drawSquare } from "../FingerprintField/draw-square.ts";
import {
  type FingerprintReader,
  FingerprintReaderError,
  type ReadFingerprint,
} from "../FingerprintField/fingerprint-reader.ts";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { exampleWords as words } from "./example-words.ts";
import { HandField, type HandFieldProps, type HandPrint } from "./HandField.tsx";
import { type FingerName, type FingerStatus, type HandFinger, keyOf } from "./hand-finger.ts";
import { readExampleName } from "./read-example-name.ts";

const finger = (hand: "left" | "right", name: FingerName, more: Partial<HandFinger> = {}): HandFinger => ({
  hand,
  finger: name,
  required: true,
  leastQuality: 40,
  status: { name: "missing" },
  ...more,
});
const three = [finger("right", "thumb"), finger("right", "index"), finger("left", "thumb")];

describeConformance("HandField", {
  draw: (props) => (
    <HandField
      {...props}
      label="Fingerprints"
      words={words}
      fingers={three}
      readHandAndFinger={readExampleName}
      onPrint={() => undefined}
      onException={() => undefined}
      onRemove={() => true}
    />
  ),
});

/** A reader whose prints wait for the test. */
function createReader() {
  const asked: { finger: string; hand: string | undefined; signal: AbortSignal }[] = [];
  let [resolve, reject] = [(_print: ReadFingerprint) => {}, (_error: unknown) => {}];
  const reader: FingerprintReader = {
    check: async () => ({}),
    capture({ finger, hand, signal, onPrompt }) {
      asked.push({ finger, hand, signal });
      if (asked.length > 1) onPrompt?.("lift");
      onPrompt?.("place");
      return new Promise((yes, no) => {
        [resolve, reject] = [yes, no];
      });
    },
  };
  /** Waits for the print that has this number, and answers it. */
  async function answer(number: number, quality: number, more: Partial<ReadFingerprint> = {}) {
    await waitFor(() => expect(asked).toHaveLength(number));
    resolve({ image: await drawExamplePrint(), quality, ...more });
  }
  return { reader, asked, answer, fails: (problem: "lost") => reject(new FingerprintReaderError(problem)) };
}

/** Keeps what is taken, as a page does. */
function Page({
  fingers: given = three,
  isLate = false,
  onPrint,
  onException,
  onRefuse,
  ...rest
}: Partial<HandFieldProps> & {
  isLate?: boolean;
  /** Is given what takes the print back that came last. */
  onRefuse?: (refuse: () => void) => void;
}) {
  const [fingers, setFingers] = useState(given);
  const set = (key: string, status: FingerStatus) =>
    setFingers((all) => all.map((each) => (keyOf(each) === key ? { ...each, status } : each)));
  return (
    <HandField
      label="Fingerprints"
      words={words}
      fingers={fingers}
      readHandAndFinger={readExampleName}
      onPrint={(print) => {
        onPrint?.(print);
        if (!isLate) set(keyOf(print), { name: "taken", quality: print.quality, file: print.file });
        onRefuse?.(() => set(keyOf(print), { name: "missing" }));
      }}
      onException={(of) => {
        onException?.(of);
        set(keyOf(of), { name: "exception", reason: "Bandaged" });
      }}
      onRemove={(of) => {
        set(keyOf(of), { name: "missing" });
        return true;
      }}
      {...rest}
    />
  );
}

function draw(props: Parameters<typeof Page>[0] = {}) {
  const onPrint = vi.fn<(print: HandPrint) => void>();
  return { onPrint, ...render(<Page onPrint={onPrint} {...props} />, { wrapper: ThemeRoot }) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const status = () => within(screen.getByRole("group", { name: "Fingerprints" })).getAllByRole("status");
const isTold = (text: string) =>
  waitFor(() =>
    expect(
      status()
        .map((each) => each.textContent)
        .join(" "),
    ).toContain(text),
  );

test("After a good print the next missing finger is asked for by itself, until all are done", async () => {
  const { reader, asked, answer } = createReader();
  const { onPrint } = draw({ reader });
  await press("Take right thumb");
  await answer(1, 82, { algorithm: "NFIQ 2.3" });
  await isTold("Right thumb taken. Quality 82.Right index finger: place it on the reader.");
  // What was told before the prompt is not spoken again with each prompt.
  expect(status().every((each) => each.ariaAtomic === "false" || each.textContent === "")).toBe(true);
  expect(button("Stop")).toHaveFocus();
  await answer(2, 70);
  await answer(3, 60);
  await isTold("Left thumb taken. Quality 60.All fingers are done.");

  expect(asked.map((each) => [each.hand, each.finger])).toEqual([
    ["right", "thumb"],
    ["right", "index"],
    ["left", "thumb"],
  ]);
  expect(onPrint.mock.calls[0]?.[0]).toEqual({
    hand: "right",
    finger: "thumb",
    file: expect.any(Blob),
    quality: 82,
    algorithm: "NFIQ 2.3",
    source: "reader",
    tries: 1,
  });
  expect(screen.getByText("3 of 3 fingers done")).toBeVisible();
  expect(button("Take left thumb again")).toHaveFocus();
});

test("A finger is asked for once in a run, also where the page shows its print late", async () => {
  const { reader, asked, answer } = createReader();
  draw({ reader, fingers: three.slice(0, 1), isLate: true });
  await press("Take right thumb");
  await answer(1, 82);
  await waitFor(() => expect(button("Take right thumb")).toHaveFocus());
  expect(asked).toHaveLength(1);
});

test("A print that the page takes back is asked for again, and nothing says that all are done", async () => {
  const { reader, asked, answer } = createReader();
  let refuseLast = () => {};
  draw({
    reader,
    fingers: three.slice(0, 2),
    onRefuse: (refuse) => {
      refuseLast = refuse;
    },
  });
  await press("Take right thumb");
  await answer(1, 82);
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => refuseLast());
  await answer(2, 82);
  await waitFor(() => expect(asked).toHaveLength(3));
  expect([asked[2]?.hand, asked[2]?.finger]).toEqual(["right", "thumb"]);
  await answer(3, 82);
  await isTold(words.allDone);
  act(() => refuseLast());
  await waitFor(() =>
    expect(
      status()
        .map((each) => each.textContent)
        .join(" "),
    ).not.toContain(words.allDone),
  );
});

test("Only required fingers are asked for by themselves; others are taken when somebody chooses them", async () => {
  const { reader, asked, answer } = createReader();
  draw({ reader, fingers: [finger("right", "thumb"), finger("right", "ring", { required: false })] });
  expect(button("Right ring finger: Not needed")).toBeVisible();
  await press("Take right thumb");
  await answer(1, 82);
  await isTold("All fingers are done.");
  expect(asked).toHaveLength(1);
  await press(/^Right ring finger/);
  await press("Take right ring finger");
  await answer(2, 82);
  await waitFor(() => expect(button("Right ring finger: Taken 82")).toBeVisible());
});

test("Stop frees the reader and keeps what was taken", async () => {
  const { reader, asked, answer } = createReader();
  draw({ reader });
  await press("Take right thumb");
  await answer(1, 82);
  await waitFor(() => expect(asked).toHaveLength(2));
  await press("Stop");
  await isTold("Stopped. The prints so far are kept.");
  expect(asked[1]?.signal.aborted).toBe(true);
  expect(button("Right thumb: Taken 82")).toBeVisible();
  expect(button("Take right index finger")).toHaveFocus();
});

test("Below the mark the finger is asked for again; the best of the last try is offered, and the run goes on", async () => {
  const { reader, asked, answer } = createReader();
  const { onPrint } = draw({ reader, mostTries: 3 });
  await press("Take right thumb");
  await answer(1, 20);
  await isTold("Right thumb: quality 20, below 40. Try 2 of 3.Right thumb: place it on the reader.");
  await answer(2, 31);
  expect(screen.queryByRole("button", { name: words.keep })).toBe(null);
  await answer(3, 25);
  await isTold("3 tries. The best print has quality 31, below 40.");
  expect(onPrint).not.toHaveBeenCalled();
  expect(button(words.cannotBeTaken)).toBeVisible();
  await press(words.keep);
  expect(onPrint.mock.calls[0]?.[0]).toMatchObject({ finger: "thumb", quality: 31, tries: 3 });
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked[3]?.finger).toBe("index");
  expect(button("Right thumb: Low 31")).toBeVisible();
  expect(button("Stop")).toHaveFocus();
});

test("Five tries are made where nothing else is said", async () => {
  const { reader, asked, answer } = createReader();
  draw({ reader });
  await press("Take right thumb");
  for (const number of [1, 2, 3, 4, 5]) await answer(number, 20);
  await isTold("5 tries. The best print has quality 20, below 40.");
  expect(asked).toHaveLength(5);
});

test("A finger that cannot be taken is said so, the next one is shown, and the focus stays", async () => {
  const onException = vi.fn();
  const { reader, asked } = createReader();
  draw({ reader, onException });
  await press("Take right thumb");
  await waitFor(() => expect(asked).toHaveLength(1));
  await press(words.cannotBeTaken);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(onException).toHaveBeenCalledExactlyOnceWith({ hand: "right", finger: "thumb" });
  expect(button("Right thumb: Cannot be taken")).toHaveAttribute("aria-pressed", "false");
  expect(button("Take right index finger")).toBeVisible();
  expect(button(words.cannotBeTaken)).toHaveFocus();

  await press(/^Right thumb/);
  expect(screen.getByText("Bandaged")).toBeVisible();
  await press(words.remove);
  await isTold("Right thumb: removed.");
  expect(button("Right thumb: Next")).toBeVisible();
  expect(button(words.cannotBeTaken)).toHaveFocus();
});

test("A reader that is unplugged in mid-print says so, and the other fingers stay", async () => {
  const { reader, answer, asked, fails } = createReader();
  draw({ reader });
  await press("Take right thumb");
  await answer(1, 82);
  await waitFor(() => expect(asked).toHaveLength(2));
  fails("lost");
  await isTold(words.problems.lost);
  expect(button("Right thumb: Taken 82")).toBeVisible();
  expect(button(words.tryAgain)).toHaveFocus();
  await press(words.tryAgain);
  await answer(3, 82);
  await waitFor(() => expect(button("Right index finger: Taken 82")).toBeVisible());
});

const png = async (name: string, isBlank = false) =>
  new File([await drawSquare("image/png", { side: 200, isBlank })], name, { type: "image/png" });

function drop(files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  fireEvent(button(words.choose), new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}

test("Dropped files are assigned by their names, and the others are counted", async () => {
  const { onPrint } = draw();
  const names = ["left_thumb.png", "foo.png", "right_index.png", "right_index.png", "left_ring.png"];
  drop(await Promise.all(names.map((name) => png(name))));
  await isTold("1 file was taken.");
  for (const text of [
    "1 file says no finger.",
    "2 files are of one finger.",
    "1 file is of a finger that is not needed.",
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(onPrint.mock.calls.map(([print]) => [keyOf(print), print.source, print.quality])).toEqual([
    ["left_thumb", "file", undefined],
  ]);
  expect(button("Left thumb: Taken")).toBeVisible();
});

test("A name without a hand is taken where one hand alone is asked for, and a file with nothing on it is told", async () => {
  const { onPrint } = draw();
  drop([await png("index.png", true), await png("thumb.png")]);
  await isTold(`index.png: ${words.troubles.blank}`);
  await isTold("1 file says no finger.");
  drop([await png("index.png")]);
  await waitFor(() => expect(onPrint.mock.calls.map(([print]) => keyOf(print))).toEqual(["right_index"]));
});

test("Tab leads to the finger that is next, the arrow keys to its neighbours as they are seen, Enter chooses", async () => {
  const { reader } = createReader();
  draw({ reader });
  await userEvent.keyboard("{Tab}");
  expect(button("Right thumb: Next")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(button("Left thumb: Needed")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(button("Left thumb: Needed")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(button("Right index finger: Needed")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(button("Right index finger: Next")).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Tab}");
  expect(button("Take right index finger")).toHaveFocus();
});

test.each(["ltr", "rtl"] as const)(
  "The own left hand is at the left in %s, with large targets",
  async (direction) => {
    render(<Page />, { wrapper: ({ children }) => <ThemeRoot direction={direction}>{children}</ThemeRoot> });
    const left = screen.getByRole("group", { name: "Left hand" }).getBoundingClientRect();
    const right = screen.getByRole("group", { name: "Right hand" }).getBoundingClientRect();
    expect(left.left < right.left || left.top < right.top).toBe(true);
    const thumb = button("Right thumb: Next").getBoundingClientRect();
    expect(thumb.left).toBeLessThan(button(/^Right index/).getBoundingClientRect().left);
    for (const each of [thumb, button(/^Left thumb/).getBoundingClientRect()])
      expect(Math.min(each.width, each.height)).toBeGreaterThanOrEqual(44);
  },
);
