import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { drawExamplePrint } from "./draw-example-print.ts";
import { exampleWords } from "./example-words.ts";
import { type Fingerprint, FingerprintField, type FingerprintFieldProps } from "./FingerprintField.tsx";
import {
  type FingerprintProblem,
  type FingerprintPrompt,
  type FingerprintReader,
  FingerprintReaderError,
} from "./fingerprint-reader.ts";

const fingers = [
  { value: "thumb", label: "Thumb" },
  { value: "index", label: "Index finger" },
  { value: "middle", label: "Middle finger" },
];

type StagedProps = Partial<
  Pick<FingerprintFieldProps, "label" | "description" | "errorMessage" | "isDisabled" | "fingers">
> & {
  /** How the reader behaves; `none` where there is no reader. */
  reader?: "none" | "looks" | FingerprintPrompt | FingerprintProblem | number | "notMeasured";
};

/** A reader that stays at one point of its work, or gives a print. */
function createReader(behaves: StagedProps["reader"]): FingerprintReader {
  return {
    name: "the fingerprint reader",
    async check() {
      return behaves === "looks" ? new Promise(() => undefined) : {};
    },
    async capture({ onPrompt }) {
      if (behaves === "place" || behaves === "lift") {
        onPrompt?.(behaves);
        return new Promise(() => undefined);
      }
      if (typeof behaves === "number") return { image: await drawExamplePrint(), quality: behaves };
      if (behaves === "notMeasured") return { image: await drawExamplePrint() };
      throw new FingerprintReaderError(behaves as FingerprintProblem);
    },
  };
}

function Staged({
  reader = 82,
  label = "Fingerprint of the visitor",
  fingers: taken = fingers,
  ...rest
}: StagedProps) {
  const [print, setPrint] = useState<Fingerprint>();
  const [device] = useState(() => (reader === "none" ? undefined : createReader(reader)));
  return (
    <FingerprintField
      {...rest}
      label={label}
      words={exampleWords}
      reader={device}
      fingers={taken}
      leastQuality={50}
      triesBeforeKeeping={1}
      value={print}
      onChange={setPrint}
    />
  );
}

const meta = { title: "UI/FingerprintField", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The reader is asked at once. */
const play: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: exampleWords.take }));
};

export const Empty: Story = {};
export const OneFinger: Story = { args: { fingers: fingers.slice(0, 1) } };
export const WithoutReader: Story = { args: { reader: "none" } };
export const Looking: Story = { args: { reader: "looks" }, play };
export const PlaceTheFinger: Story = { args: { reader: "place" }, play };
export const LiftTheFinger: Story = { args: { reader: "lift" }, play };
export const Taken: Story = { play };
export const NotMeasured: Story = { args: { reader: "notMeasured" }, play };
export const LowQuality: Story = { args: { reader: 31 }, play };
export const NoAgent: Story = { args: { reader: "noAgent" }, play };
export const NotAllowed: Story = { args: { reader: "notAllowed" }, play };
export const NoDevice: Story = { args: { reader: "noDevice" }, play };
export const Busy: Story = { args: { reader: "busy" }, play };
export const TimedOut: Story = { args: { reader: "timeout" }, play };
export const Lost: Story = { args: { reader: "lost" }, play };
export const Failed: Story = { args: { reader: "failed" }, play };
export const Refused: Story = { args: { errorMessage: exampleWords.troubles.blank } };
export const Disabled: Story = { args: { isDisabled: true } };
