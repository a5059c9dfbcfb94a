import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { exampleWords } from "./example-words.ts";
import { PhotoField, type PhotoFieldProps } from "./PhotoField.tsx";

const limits = { longestSide: 1600, mostBytes: 600_000 };

type StagedProps = Partial<Pick<PhotoFieldProps, "description" | "errorMessage" | "isDisabled">> & {
  hasPhoto?: boolean;
  label?: string;
};

function Staged({ hasPhoto = false, label = "Photograph of the item", ...rest }: StagedProps) {
  const [photo, setPhoto] = useState<Blob>();
  useEffect(() => {
    if (!hasPhoto) return;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 400];
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "#7aa0b8";
      context.fillRect(0, 0, 640, 400);
      context.fillStyle = "#f4f1e8";
      context.fillRect(90, 70, 460, 260);
    }
    canvas.toBlob((drawn) => setPhoto(drawn ?? undefined), "image/jpeg");
  }, [hasPhoto]);
  return (
    <PhotoField
      {...rest}
      label={label}
      isOptional
      words={exampleWords}
      limits={limits}
      value={photo}
      onChange={setPhoto}
    />
  );
}

const meta = { title: "UI/PhotoField", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: "Shows what is wrong." } };
export const Chosen: Story = { args: { hasPhoto: true, description: "Shows what is wrong." } };
export const Refused: Story = { args: { errorMessage: exampleWords.troubles.heic } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongLabel: Story = {
  args: {
    label: "Photograph of the item as it lay in its packet when it was opened in front of the courier",
  },
};
