import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { stageCamera } from "../PictureCamera/stage-camera.ts";
import { exampleWords } from "./example-words.ts";
import { ImageField, type ImageFieldProps } from "./ImageField.tsx";

type StagedProps = Partial<
  Pick<ImageFieldProps, "label" | "description" | "errorMessage" | "isDisabled" | "aspect">
> & { failure?: string; cameraCount?: number };

function Staged({ failure, cameraCount = 1, label = "Picture of the visitor", ...rest }: StagedProps) {
  const [picture, setPicture] = useState<Blob>();
  const [cameras] = useState(() => stageCamera({ cameras: cameraCount, ...(failure && { failure }) }));
  return (
    <ImageField
      {...rest}
      label={label}
      words={exampleWords}
      value={picture}
      onChange={setPicture}
      cameras={cameras}
    />
  );
}

const meta = { title: "UI/ImageField", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

const open: Story["play"] = ({ canvasElement }) => press(canvasElement, exampleWords.camera);

const take: Story["play"] = async ({ canvasElement }) => {
  await press(canvasElement, exampleWords.camera);
  const page = within(canvasElement);
  await waitFor(() => {
    if (page.queryByText(exampleWords.starting)) throw new Error("The camera is still being started.");
  });
  await press(canvasElement, exampleWords.take);
  await page.findByRole("application");
};

export const Empty: Story = { args: { description: "The face fills the frame." } };
export const Showing: Story = { play: open };
export const SeveralCameras: Story = { args: { cameraCount: 3 }, play: open };
export const Forbidden: Story = { args: { failure: "NotAllowedError" }, play: open };
export const NoCamera: Story = { args: { failure: "NotFoundError" }, play: open };
export const InUse: Story = { args: { failure: "NotReadableError" }, play: open };
export const Adjusting: Story = { args: { aspect: 3 / 4 }, play: take };
export const Taken: Story = {
  args: { aspect: 3 / 4 },
  async play(context) {
    await take(context);
    await press(context.canvasElement, exampleWords.use);
    await within(context.canvasElement).findByRole("img", { name: exampleWords.alt });
  },
};
export const Refused: Story = { args: { errorMessage: exampleWords.troubles.heic } };
export const Disabled: Story = { args: { isDisabled: true } };
