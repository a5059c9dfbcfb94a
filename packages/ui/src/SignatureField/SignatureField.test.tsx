import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, type Mock, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot, type ThemeSettings } from "../ThemeRoot/index.ts";
import { exampleWords as words } from "./example-words.ts";
import { SignatureField, type SignatureFieldProps } from "./SignatureField.tsx";

describeConformance("SignatureField", {
  draw: (props) => (
    <SignatureField {...props} label="Signature" words={words} value={undefined} onChange={() => undefined} />
  ),
});

type FieldProps = Partial<SignatureFieldProps> & {
  taken?: (signature: Blob | undefined) => void;
  width?: string;
};

/** A field that keeps its signature, and a button that forgets it. */
function Field({ taken, width = "480px", ...rest }: FieldProps) {
  const [signature, setSignature] = useState<Blob>();
  return (
    <div style={{ width }}>
      <SignatureField
        label="Signature"
        words={words}
        value={signature}
        onChange={(next) => {
          setSignature(next);
          taken?.(next);
        }}
        {...rest}
      />
      <button type="button" onClick={() => setSignature(undefined)}>
        Next person
      </button>
    </div>
  );
}

async function draw(props: FieldProps = {}, settings: ThemeSettings = {}) {
  const taken = vi.fn<(signature: Blob | undefined) => void>();
  const page = render(
    <ThemeRoot settings={settings}>
      <Field taken={taken} {...props} />
    </ThemeRoot>,
  );
  const canvas = page.container.querySelector("canvas") as HTMLCanvasElement;
  expect(screen.queryByText(words.starting)?.closest("[role=status]") ?? null).toBe(null);
  await waitFor(() => expect(screen.queryByText(words.starting)).toBe(null));
  return { taken, canvas, ...page };
}

type Place = readonly [x: number, y: number];

/** One line through places, in parts of the surface's width and height. */
function drawLine(canvas: HTMLCanvasElement, places: readonly Place[], pointerType = "mouse"): void {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = ([x, y]: Place) => ({
    clientX: left + x * width,
    clientY: top + y * height,
    bubbles: true,
    cancelable: true,
    buttons: 1,
    pointerId: 7,
    pointerType,
    isPrimary: true,
  });
  const [first, ...others] = places;
  if (!first) return;
  fireEvent(canvas, new PointerEvent("pointerdown", at(first)));
  for (const place of others) fireEvent(canvas, new PointerEvent("pointermove", at(place)));
  fireEvent(canvas, new PointerEvent("pointerup", { ...at(others.at(-1) ?? first), buttons: 0 }));
}

const across: Place[] = Array.from({ length: 30 }, (_, index) => [0.2 + index / 50, 0.5 + (index % 4) / 40]);

async function readPixels(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const dark: [number, number][] = [];
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 255) < 128) {
      const pixel = index / 4;
      dark.push([pixel % bitmap.width, Math.floor(pixel / bitmap.width)]);
    }
  }
  const xs = dark.map(([x]) => x);
  return {
    width: bitmap.width,
    height: bitmap.height,
    corner: [...data.slice(0, 3)],
    ink: dark.length,
    from: Math.min(...xs) / bitmap.width,
    to: Math.max(...xs) / bitmap.width,
  };
}

const last = (taken: Mock<(signature: Blob | undefined) => void>) => taken.mock.lastCall?.[0];

test.each(["mouse", "pen", "touch"])(
  "A signature by %s becomes a JPEG on white and is told",
  async (kind) => {
    const { taken, canvas } = await draw();
    drawLine(canvas, across, kind);
    expect((await screen.findByText(words.taken)).closest('[role="status"]')).toBeVisible();

    const signature = last(taken) as Blob;
    expect(signature.type).toBe("image/jpeg");
    const { corner, ink, from, to, width, height } = await readPixels(signature);
    expect(corner).toEqual([255, 255, 255]);
    expect([width, height]).toEqual([1200, 480]);
    expect(ink).toBeGreaterThan(500);
    expect([from, to]).toEqual([expect.closeTo(0.2, 1), expect.closeTo(0.78, 1)]);
    expect(screen.getByRole("img", { name: words.alt })).toBe(canvas);
  },
);

test("A hand draws nothing beside a pen, also if it touches the surface first", async () => {
  const { taken, canvas } = await draw();
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const touch = (type: string, x: number, buttons = 1) =>
    fireEvent(
      canvas,
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerType: "touch", pointerId: 9, buttons },
        ...{ clientX: left + x * width, clientY: top + 0.9 * height },
      }),
    );
  touch("pointerdown", 0.85);
  touch("pointermove", 0.95);
  drawLine(canvas, across, "pen");
  touch("pointermove", 0.99);
  touch("pointerup", 0.99, 0);
  touch("pointerdown", 0.05);
  touch("pointermove", 0.1);
  touch("pointerup", 0.1, 0);
  await screen.findByText(words.taken);
  const { from, to } = await readPixels(last(taken) as Blob);
  expect([from, to]).toEqual([expect.closeTo(0.2, 1), expect.closeTo(0.78, 1)]);
});

test("In dark mode paper stays white and ink dark", async () => {
  const { taken, canvas } = await draw({}, { mode: "dark" });
  drawLine(canvas, across);
  await screen.findByText(words.taken);
  const { corner, ink } = await readPixels(last(taken) as Blob);
  expect(corner).toEqual([255, 255, 255]);
  expect(ink).toBeGreaterThan(500);
  expect(getComputedStyle(canvas.parentElement as HTMLElement).backgroundColor).toBe("rgb(255, 255, 255)");
});

test("A dot is no signature, and a line after it makes it one", async () => {
  const { taken, canvas } = await draw();
  drawLine(canvas, [[0.5, 0.5]]);
  await screen.findByText(words.tooLittle);
  expect(last(taken)).toBe(undefined);
  drawLine(canvas, across);
  await screen.findByText(words.taken);
  expect(last(taken)).toBeInstanceOf(Blob);
});

test("A finger that signs does not scroll the page", async () => {
  const { canvas } = await draw();
  expect(getComputedStyle(canvas).touchAction).toBe("none");
});

test("The surface has as many pixels as the screen, and keeps its lines when it becomes narrower", async () => {
  const { taken, canvas, rerender } = await draw();
  drawLine(canvas, across);
  await screen.findByText(words.taken);
  const wide = await readPixels(last(taken) as Blob);
  expect(canvas.width).toBe(Math.round(canvas.clientWidth * window.devicePixelRatio));

  rerender(
    <ThemeRoot>
      <Field taken={taken} width="272px" />
    </ThemeRoot>,
  );
  await waitFor(() => expect(canvas.width).toBe(Math.round(canvas.clientWidth * window.devicePixelRatio)));
  expect(canvas.clientWidth).toBeLessThan(280);
  drawLine(canvas, [
    [0.3, 0.2],
    [0.4, 0.2],
  ]);
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(2));
  const narrow = await readPixels(last(taken) as Blob);
  expect([narrow.from, narrow.to]).toEqual([expect.closeTo(wide.from, 1), expect.closeTo(wide.to, 1)]);
  expect(narrow.ink).toBeGreaterThan(wide.ink);
});

test("Undo takes the last line away, Clear all of them, and the focus stays in the field", async () => {
  const { taken, canvas } = await draw();
  drawLine(canvas, across);
  drawLine(canvas, across);
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole("button", { name: words.undo }));
  await waitFor(() => expect(last(taken)).toBeInstanceOf(Blob));
  expect(screen.getByRole("button", { name: words.undo })).toHaveFocus();

  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  await screen.findByText(words.cleared);
  expect(last(taken)).toBe(undefined);
  expect(screen.queryByRole("button", { name: words.clear })).toBe(null);
  expect(screen.getByRole("button", { name: words.choose })).toHaveFocus();
});

function choose(file: File) {
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  fireEvent.change(input, { target: { files: transfer.files } });
}

/** A sheet of paper, signed or not, with nothing but a transparent ground behind the line. */
async function drawSheet(isSigned: boolean): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2400, 800];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.lineWidth = 9;
  context.moveTo(300, 300);
  if (isSigned) context.lineTo(1900, 500);
  context.stroke();
  const blob = await (await fetch(canvas.toDataURL("image/png"))).blob();
  return new File([blob], "sheet.png", { type: "image/png" });
}

test("A picture of a signature stands for it, redrawn on white, and one can sign again", async () => {
  const { taken, canvas } = await draw();
  choose(await drawSheet(true));
  expect(await screen.findByRole("img", { name: words.alt })).not.toBe(canvas);
  const { corner, width, ink } = await readPixels(last(taken) as Blob);
  expect(corner).toEqual([255, 255, 255]);
  expect(width).toBe(1200);
  expect(ink).toBeGreaterThan(500);

  await userEvent.click(screen.getByRole("button", { name: words.again }));
  expect(last(taken)).toBe(undefined);
  expect(screen.getByRole("img", { name: words.surface })).toBeVisible();
  drawLine(canvas, across);
  await screen.findByText(words.taken);
});

test("A sheet that nobody signed is refused, and what was signed before stays", async () => {
  const { taken, canvas } = await draw();
  drawLine(canvas, across);
  await screen.findByText(words.taken);
  choose(await drawSheet(false));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words.troubles.blank));
  expect(screen.getByRole("group", { name: "Signature" })).toHaveAccessibleDescription(
    new RegExp(words.troubles.blank),
  );
  expect(taken).toHaveBeenCalledTimes(1);
});

test("For the next person the surface is empty", async () => {
  const { canvas } = await draw();
  drawLine(canvas, across);
  await screen.findByText(words.taken);
  await userEvent.click(screen.getByRole("button", { name: "Next person" }));
  await waitFor(() => expect(screen.queryByText(words.taken)).toBe(null));
  const { data } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  );
  expect(data.every((part) => part === 255)).toBe(true);
});

test("A signature that was taken before the part was folded away is shown as a picture", async () => {
  const value = await drawSheet(true);
  render(<SignatureField label="Signature" words={words} value={value} onChange={() => undefined} />, {
    wrapper: ThemeRoot,
  });
  expect(await screen.findByRole("img", { name: words.alt })).toBeVisible();
  expect(screen.getByText(words.taken)).toBeVisible();
});

test("A field that is disabled takes no line", async () => {
  const { taken, canvas } = await draw({ isDisabled: true });
  drawLine(canvas, across);
  expect(screen.queryByText(words.taken)).toBe(null);
  expect(taken).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: words.choose })).toBeDisabled();
});

test("By keyboard one comes to everything but the drawing, and is told what to do instead", async () => {
  await draw();
  expect(screen.getByRole("group", { name: "Signature" })).toHaveAccessibleDescription(
    new RegExp(words.alternative),
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: words.choose })).toHaveFocus();
});
