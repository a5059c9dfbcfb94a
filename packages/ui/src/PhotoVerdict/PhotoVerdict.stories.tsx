import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleWords } from "./example-words.ts";
import { PhotoVerdict, type Verdict } from "./PhotoVerdict.tsx";

const verdicts: readonly Verdict[] = [
  { id: "size", text: "Size", state: "passed", detail: "840 × 1080" },
  { id: "shape", text: "Shape", state: "passed", detail: "35 × 45 mm" },
  { id: "sharpness", text: "Sharpness", state: "failed", detail: "Hold still and take it again." },
  { id: "brightness", text: "Brightness", state: "passed", detail: "132 of 255" },
  { id: "background", text: "Plain background", state: "passed" },
  { id: "oneFace", text: "One face", state: "notChecked" },
  { id: "levelEyes", text: "Level eyes", state: "notChecked" },
];

const meta = {
  title: "UI/PhotoVerdict",
  component: PhotoVerdict,
  args: { label: "Checks of the photograph", verdicts, words: exampleWords },
} satisfies Meta<typeof PhotoVerdict>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneFailed: Story = {};
export const AllPassed: Story = {
  args: { verdicts: verdicts.map((each) => ({ ...each, state: "passed", detail: undefined })) },
};
export const NotCheckedYet: Story = {
  args: { verdicts: verdicts.map((each) => ({ ...each, state: "notChecked", detail: undefined })) },
};
export const LongWords: Story = {
  args: {
    verdicts: [
      {
        id: "background",
        text: "The background behind the person is of one colour and without shadows",
        state: "failed",
        detail:
          "Move the person away from the wall, and put the lamp in front of them rather than beside them.",
      },
    ],
  },
};
