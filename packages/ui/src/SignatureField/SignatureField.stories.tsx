import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { exampleWords } from "./example-words.ts";
import { SignatureField, type SignatureFieldProps } from "./SignatureField.tsx";

type StagedProps = Partial<Pick<SignatureFieldProps, "description" | "errorMessage" | "isDisabled">> & {
  hasPicture?: boolean;
  label?: string;
};

function Staged({ hasPicture = false, label = "Signature of the visitor", ...rest }: StagedProps) {
  const [signature, setSignature] = useState<Blob>();
  useEffect(() => {
    if (!hasPicture) return;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, 480];
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, 1200, 480);
      context.lineWidth = 6;
      context.beginPath();
      context.moveTo(200, 320);
      context.bezierCurveTo(320, 40, 380, 480, 520, 220);
      context.bezierCurveTo(560, 120, 620, 400, 960, 180);
      context.stroke();
    }
    canvas.toBlob((drawn) => setSignature(drawn ?? undefined), "image/jpeg");
  }, [hasPicture]);
  return (
    <SignatureField {...rest} label={label} words={exampleWords} value={signature} onChange={setSignature} />
  );
}

/** Moves a mouse over the surface, through the points as parts of its width and height. */
async function sign(canvasElement: HTMLElement, points: readonly (readonly [number, number])[]) {
  const canvas = canvasElement.querySelector("canvas") as HTMLCanvasElement;
  await waitFor(() => expect(canvas.style.touchAction).toBe("none"));
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number], buttons: number) => ({
    clientX: left + x * width,
    clientY: top + y * height,
    bubbles: true,
    buttons,
    pointerId: 1,
  });
  points.forEach((point, index) => {
    canvas.dispatchEvent(new PointerEvent(index === 0 ? "pointerdown" : "pointermove", at(point, 1)));
  });
  canvas.dispatchEvent(new PointerEvent("pointerup", at(points.at(-1) ?? [0, 0], 0)));
}

const wave = Array.from(
  { length: 60 },
  (_, index) => [0.12 + index / 85, 0.5 + Math.sin(index / 3) * 0.25 * (1 - index / 80)] as const,
);

const meta = { title: "UI/SignatureField", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Signed: Story = {
  async play({ canvasElement }) {
    await sign(canvasElement, wave);
    await within(canvasElement).findByText(exampleWords.taken);
  },
};
export const TooLittle: Story = {
  async play({ canvasElement }) {
    await sign(canvasElement, wave.slice(0, 2));
    await within(canvasElement).findByText(exampleWords.tooLittle);
  },
};
export const AsPicture: Story = { args: { hasPicture: true } };
export const Refused: Story = { args: { errorMessage: exampleWords.troubles.blank } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongLabel: Story = {
  args: {
    label: "Signature of the person who takes the parcel away, or of whoever signs for them by law",
    description: "It stands on the receipt.",
  },
};
