import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { drawExamplePrint } from "../FingerprintField/draw-example-print.ts";
import { type FingerprintReader, FingerprintReaderError } from "../FingerprintField/fingerprint-reader.ts";
import { exampleWords } from "./example-words.ts";
import { HandField, type HandFieldProps } from "./HandField.tsx";
import { type FingerStatus, fingerNames, type HandFinger, keyOf } from "./hand-finger.ts";
import { readExampleName } from "./read-example-name.ts";

const order = [...fingerNames].reverse();

/** Ten fingers, or some of them, with what there is of each. */
function list(
  statuses: Readonly<Record<string, FingerStatus>>,
  required: (key: string) => boolean = () => true,
) {
  return (["right", "left"] as const).flatMap((hand) =>
    order.map((finger): HandFinger => {
      const key = keyOf({ hand, finger });
      const status = statuses[key] ?? { name: "missing" };
      return { hand, finger, required: required(key), leastQuality: 40, status };
    }),
  );
}

const some: Readonly<Record<string, FingerStatus>> = {
  right_thumb: { name: "taken", quality: 82 },
  right_index: { name: "taken", quality: 31 },
  right_middle: { name: "exception", reason: "Bandaged, temporary" },
  right_ring: { name: "taken", quality: 77 },
  left_thumb: { name: "taken" },
};

type StagedProps = Pick<Partial<HandFieldProps>, "description" | "errorMessage" | "isDisabled"> & {
  fingers?: readonly HandFinger[];
  reader?: "none" | "place" | "lost" | number;
};

function createReader(behaves: StagedProps["reader"]): FingerprintReader {
  return {
    name: "the fingerprint reader",
    check: async () => ({}),
    async capture({ onPrompt }) {
      if (behaves === "lost") throw new FingerprintReaderError("lost");
      if (typeof behaves === "number") return { image: await drawExamplePrint(), quality: behaves };
      onPrompt?.("place");
      return new Promise(() => undefined);
    },
  };
}

/** Keeps what is taken. */
function Staged({ fingers: given = list({}), reader = "place", ...rest }: StagedProps) {
  const [fingers, setFingers] = useState(given);
  const [device] = useState(() => (reader === "none" ? undefined : createReader(reader)));
  const set = (key: string, status: FingerStatus) =>
    setFingers((all) => all.map((each) => (keyOf(each) === key ? { ...each, status } : each)));
  return (
    <HandField
      {...rest}
      label="Fingerprints of the visitor"
      words={exampleWords}
      reader={device}
      fingers={fingers}
      readHandAndFinger={readExampleName}
      onPrint={(print) => set(keyOf(print), { name: "taken", quality: print.quality, file: print.file })}
      onException={(finger) => set(keyOf(finger), { name: "exception", reason: "Worn, permanent" })}
      onRemove={(finger) => {
        set(keyOf(finger), { name: "missing" });
        return true;
      }}
    />
  );
}

const meta = { title: "UI/HandField", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The reader is asked at once. */
const play: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole("button", { name: /^Take/ }).at(0) as HTMLElement);
};

export const Empty: Story = {};
export const OneFingerNeeded: Story = { args: { fingers: list({}, (key) => key === "right_thumb") } };
export const TwoFingersOnly: Story = {
  args: { fingers: list({}).filter(({ finger }) => finger === "thumb") },
};
export const SomeTaken: Story = { args: { fingers: list(some) } };
export const PlaceTheFinger: Story = { args: { fingers: list(some) }, play };
export const AllTaken: Story = { args: { reader: 82 }, play };
export const LowQuality: Story = { args: { reader: 31 }, play };
export const Lost: Story = { args: { fingers: list(some), reader: "lost" }, play };
export const WithoutReader: Story = { args: { reader: "none" } };
export const Refused: Story = { args: { errorMessage: "This print is equal to another one." } };
export const Disabled: Story = { args: { isDisabled: true, fingers: list(some) } };
