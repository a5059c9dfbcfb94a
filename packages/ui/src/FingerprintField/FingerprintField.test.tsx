import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { drawExamplePrint } from "./draw-example-print.ts";
import { drawSquare } from "./draw-square.ts";
import { exampleWords as words } from "./example-words.ts";
import { type Fingerprint, FingerprintField, type FingerprintFieldProps } from "./FingerprintField.tsx";
import {
  type FingerprintProblem,
  type FingerprintReader,
  FingerprintReaderError,
  type Hand,
  type ReadFingerprint,
  readProblem,
} from "./fingerprint-reader.ts";

const fingers = [
  { value: "thumb", label: "Thumb" },
  { value: "index", label: "Index finger" },
];

describeConformance("FingerprintField", {
  draw: (props) => (
    <FingerprintField
      {...props}
      label="Fingerprint"
      words={words}
      fingers={fingers}
      value={undefined}
      onChange={() => undefined}
    />
  ),
});

/** A reader whose every step waits for the test. */
function createReader() {
  let check = Promise.withResolvers<{ problem?: FingerprintProblem }>();
  let capture = Promise.withResolvers<ReadFingerprint>();
  const asked: {
    finger: string;
    hand?: Hand | undefined;
    signal: AbortSignal;
    prompt: (prompt: "place" | "lift") => void;
  }[] = [];
  const reader: FingerprintReader = {
    name: "the reader",
    check: () => check.promise as ReturnType<FingerprintReader["check"]>,
    capture({ finger, hand, signal, onPrompt }) {
      asked.push({ finger, hand, signal, prompt: (prompt) => onPrompt?.(prompt) });
      return capture.promise;
    },
  };
  return {
    reader,
    asked,
    isThere: () => check.resolve({}),
    hasProblem: (problem: FingerprintProblem) => check.resolve({ problem }),
    async gives(quality?: number, image?: Blob) {
      const print = image ?? (await drawExamplePrint());
      capture.resolve({ image: print, ...(quality !== undefined && { quality }) });
    },
    fails: (error: unknown) => capture.reject(error),
    next() {
      check = Promise.withResolvers();
      check.resolve({});
      capture = Promise.withResolvers();
    },
  };
}

/** A field that keeps its print; `taken` is told each time. */
function Field({
  taken,
  ...rest
}: Partial<FingerprintFieldProps> & { taken?: (print: Fingerprint | undefined) => void }) {
  const [print, setPrint] = useState<Fingerprint>();
  return (
    <FingerprintField
      label="Fingerprint"
      words={words}
      fingers={fingers}
      leastQuality={50}
      triesBeforeKeeping={2}
      value={print}
      onChange={(next) => {
        setPrint(next);
        taken?.(next);
      }}
      {...rest}
    />
  );
}

function draw(props: Partial<FingerprintFieldProps> = {}) {
  const taken = vi.fn<(print: Fingerprint | undefined) => void>();
  return { taken, ...render(<Field taken={taken} {...props} />, { wrapper: ThemeRoot }) };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const told = (text: string) =>
  waitFor(() => {
    const all = screen.getAllByText(text).map((element) => element.closest('[role="status"]'));
    expect(all.some(Boolean)).toBe(true);
  });

test("From looking for the reader to the taken print each step is seen and heard", async () => {
  const { reader, asked, ...device } = createReader();
  const { taken } = draw({ reader });
  await press(words.take);
  await told(words.looking("the reader"));
  device.isThere();
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.prompt("place");
  await told("Thumb: place it on the reader.");
  asked[0]?.prompt("lift");
  await told("Lift the finger.");
  await device.gives(82);
  await told("Thumb taken.");
  await told("Quality 82 of 100");

  expect(taken.mock.calls).toEqual([
    [{ finger: "thumb", source: "reader", quality: 82, image: expect.any(Blob) }],
  ]);
  expect(await screen.findByRole("img", { name: "Print of the thumb" })).toBeVisible();
  expect(screen.getByRole("button", { name: words.again })).toHaveFocus();
});

test("A reader that measures no quality is taken at its word", async () => {
  const { reader, ...device } = createReader();
  draw({ reader });
  device.isThere();
  await device.gives();
  await press(words.take);
  await told(words.notMeasured);
});

test("A print goes on as the reader gave it, byte for byte", async () => {
  const { reader, ...device } = createReader();
  const { taken } = draw({ reader });
  const image = await drawExamplePrint();
  device.isThere();
  await device.gives(82, image);
  await press(words.take);
  await told("Thumb taken.");
  expect(taken.mock.lastCall?.[0]?.image).toBe(image);
});

test("A print that names no resolution does not count as measured", async () => {
  const { reader, ...device } = createReader();
  const { taken } = draw({ reader });
  device.isThere();
  await device.gives(82, await drawSquare("image/png"));
  await press(words.take);
  await told(words.notMeasured);
  expect(screen.queryByText("Quality 82 of 100")).toBe(null);
  expect(taken.mock.lastCall?.[0]).not.toHaveProperty("quality");
});

test("Another finger is asked for by its name", async () => {
  const { reader, asked, ...device } = createReader();
  draw({ reader });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Finger" }), "Index finger");
  device.isThere();
  await press(words.take);
  await waitFor(() => expect(asked[0]?.finger).toBe("index"));
  asked[0]?.prompt("place");
  await told("Index finger: place it on the reader.");
});

const bothHands = [
  { value: "right_thumb", label: "Right thumb", finger: "thumb", hand: "right", leastQuality: 80 },
  { value: "left_thumb", label: "Left thumb", finger: "thumb", hand: "left", leastQuality: 30 },
] as const;

test("A finger of a hand is asked for by both, and is good enough by its own least quality", async () => {
  const { reader, asked, ...device } = createReader();
  const { taken } = draw({ reader, fingers: bothHands });
  device.isThere();
  await device.gives(60);
  await press(words.take);
  await told("Quality 60 of 100: at least 80 is needed.");
  expect(asked[0]).toMatchObject({ finger: "thumb", hand: "right" });

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Finger" }), "Left thumb");
  device.next();
  await device.gives(60);
  await press(words.take);
  await told("Left thumb taken.");
  expect(asked[1]).toMatchObject({ finger: "thumb", hand: "left" });
  expect(taken.mock.calls).toEqual([[expect.objectContaining({ finger: "left_thumb", quality: 60 })]]);
});

test("A print that was not good enough is never kept for another finger, nor are its tries", async () => {
  const { reader, ...device } = createReader();
  const { taken } = draw({ reader, fingers: bothHands, triesBeforeKeeping: 1 });
  device.isThere();
  await device.gives(20);
  await press(words.take);
  await told("Quality 20 of 100: at least 80 is needed.");
  expect(screen.getByRole("button", { name: words.keep })).toBeVisible();

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Finger" }), "Left thumb");
  expect(await screen.findByText(words.idle)).toBeVisible();
  expect(screen.queryByRole("button", { name: words.keep })).toBe(null);
  expect(screen.queryByRole("img")).toBe(null);
  expect(taken).not.toHaveBeenCalled();
});

test("The first finger is asked for where the chosen one is not taken any more", async () => {
  const { reader, asked, ...device } = createReader();
  const { rerender } = draw({ reader });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Finger" }), "Index finger");
  rerender(<Field reader={reader} fingers={bothHands} />);
  expect(screen.getByRole("combobox", { name: "Finger" })).toHaveDisplayValue("Right thumb");
  device.isThere();
  await press(words.take);
  await waitFor(() => expect(asked[0]).toMatchObject({ finger: "thumb", hand: "right" }));
});

describe("What keeps a reader from giving a print is said, and it can be tried again", () => {
  test.each(["noAgent", "notAllowed", "noDevice", "busy"] as const)(
    "before it begins: %s",
    async (problem) => {
      const { reader, asked, ...device } = createReader();
      const { taken } = draw({ reader });
      device.hasProblem(problem);
      await press(words.take);
      await told(words.problems[problem]);
      expect(asked).toHaveLength(0);
      device.next();
      await press(words.tryAgain);
      await waitFor(() => expect(asked).toHaveLength(1));
      await device.gives(90);
      await told("Thumb taken.");
      expect(taken).toHaveBeenCalledTimes(1);
    },
  );

  test.each(["lost", "timeout", "busy"] as const)("in the middle: %s", async (problem) => {
    const { reader, asked, ...device } = createReader();
    const { taken } = draw({ reader });
    device.isThere();
    await press(words.take);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.prompt("place");
    device.fails(new FingerprintReaderError(problem));
    await told(words.problems[problem]);
    expect(screen.queryByText("Thumb: place it on the reader.")).toBe(null);
    expect(screen.getByRole("button", { name: words.tryAgain })).toHaveFocus();
    expect(taken).not.toHaveBeenCalled();
  });

  test("what is no picture", async () => {
    const { reader, ...device } = createReader();
    draw({ reader: { ...reader, capture: async () => ({ image: new Blob(["WSQ"]) }) } });
    device.isThere();
    await press(words.take);
    await told(words.problems.failed);
  });
});

test("A print that is not good enough is not taken; after two of them it may be", async () => {
  const { reader, ...device } = createReader();
  const { taken } = draw({ reader });
  device.isThere();
  await device.gives(31);
  await press(words.take);
  await told("Quality 31 of 100: at least 50 is needed.");
  expect(taken).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: words.keep })).toBe(null);

  device.next();
  await device.gives(40);
  await press(words.tryAgain);
  await told("Quality 40 of 100: at least 50 is needed.");
  await press(words.keep);
  await told("Thumb taken.");
  expect(taken.mock.calls).toEqual([[expect.objectContaining({ quality: 40, finger: "thumb" })]]);
  expect(screen.getByRole("button", { name: words.again })).toHaveFocus();
});

test("Who cancels frees the reader, hears it, and a late print counts for nothing", async () => {
  const { reader, asked, ...device } = createReader();
  const { taken } = draw({ reader });
  device.isThere();
  await press(words.take);
  await waitFor(() => expect(asked).toHaveLength(1));
  await press(words.cancel);
  await told(words.cancelled);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(screen.getByRole("button", { name: words.take })).toHaveFocus();
  await device.gives(90);
  expect(taken).not.toHaveBeenCalled();
});

test("A field that goes away frees the reader", async () => {
  const { reader, asked, ...device } = createReader();
  const { unmount } = draw({ reader });
  device.isThere();
  await press(words.take);
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

test("A second press while the reader works asks it nothing", async () => {
  const { reader, asked, ...device } = createReader();
  draw({ reader });
  device.isThere();
  await userEvent.dblClick(screen.getByRole("button", { name: words.take }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.signal.aborted).toBe(false);
});

function choose(file: File) {
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  fireEvent.change(input, { target: { files: transfer.files } });
}

async function drawJpeg(name: string, isBlank = false): Promise<File> {
  return new File([await drawSquare("image/jpeg", { isBlank })], name, { type: "image/jpeg" });
}

test("Without a reader a file becomes a PNG, whose name may say the finger", async () => {
  const { taken } = draw({ readFinger: (name) => /index|thumb/.exec(name)?.[0] });
  expect(screen.queryByRole("button", { name: words.take })).toBe(null);
  // It was there from the start, so nothing speaks it.
  expect(screen.getByText(words.withoutReader).closest("[role=status]")).toBe(null);
  choose(await drawJpeg("right_index.jpg"));
  await told("Index finger taken.");
  await told(words.notMeasured);
  const print = taken.mock.lastCall?.[0] as Fingerprint;
  expect([print.finger, print.source, print.image.type]).toEqual(["index", "file", "image/png"]);
  const { width, height } = await createImageBitmap(print.image);
  expect([width, height]).toEqual([1600, 2000]);
});

test.each([
  ["which shows nothing", () => drawJpeg("thumb.jpg", true), "blank"],
  ["which is none of a picture", async () => new File(["%PDF-1.7"], "thumb.png"), "otherKind"],
] as const)("A file %s is refused with its reason", async (_, make, trouble) => {
  const { taken } = draw();
  choose(await make());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words.troubles[trouble]));
  expect(taken).not.toHaveBeenCalled();
});

test("A print that is removed is gone, and the focus is where another is taken", async () => {
  const { taken } = draw();
  choose(await drawJpeg("thumb.jpg"));
  await told("Thumb taken.");
  await press(words.remove);
  await told(words.removed);
  expect(taken.mock.lastCall).toEqual([undefined]);
  expect(screen.getByRole("button", { name: words.choose })).toHaveFocus();
});

test("An error of another copy of the package is read by its problem, any other has failed", () => {
  expect(readProblem({ problem: "lost" })).toBe("lost");
  expect(readProblem({ problem: "nonsense" })).toBe("failed");
  expect(readProblem(undefined)).toBe("failed");
});
