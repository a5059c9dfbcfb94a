import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { exampleWords } from "../ImageField/example-words.ts";
import { PictureCamera, type PictureCameraProps } from "./PictureCamera.tsx";
import { stageCamera } from "./stage-camera.ts";

type StagedProps = Partial<Pick<PictureCameraProps, "aspect" | "facing" | "leastSide" | "overlay">> & {
  failure?: string;
  cameraCount?: number;
};

function Staged({ failure, cameraCount = 1, ...rest }: StagedProps) {
  const [cameras] = useState(() => stageCamera({ cameras: cameraCount, ...(failure && { failure }) }));
  const nothing = () => undefined;
  return (
    <PictureCamera {...rest} words={exampleWords} cameras={cameras} onTaken={nothing} onCancel={nothing} />
  );
}

const meta = { title: "UI/PictureCamera", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

const take: Story["play"] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await waitFor(() => {
    if (page.queryByText(exampleWords.starting)) throw new Error("The camera is still being started.");
  });
  await press(canvasElement, exampleWords.take);
  await page.findByRole("application");
};

export const Showing: Story = {};
export const Portrait: Story = { args: { aspect: 3 / 4 } };
export const Face: Story = { args: { aspect: 7 / 9, overlay: "face" } };
export const FaceInAWidePicture: Story = { args: { overlay: "face" } };
export const SeveralCameras: Story = { args: { cameraCount: 3 } };
export const Forbidden: Story = { args: { failure: "NotAllowedError" } };
export const NoCamera: Story = { args: { failure: "NotFoundError" } };
export const InUse: Story = { args: { failure: "NotReadableError" } };
export const Adjusting: Story = { play: take };
export const Turned: Story = {
  async play(context) {
    await take(context);
    await press(context.canvasElement, exampleWords.turnRight);
  },
};
export const TooSmall: Story = {
  args: { leastSide: 1000 },
  async play(context) {
    await take(context);
    await press(context.canvasElement, exampleWords.use);
    await within(context.canvasElement).findByText(exampleWords.troubles.tooSmall);
  },
};
