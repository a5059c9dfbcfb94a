import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture, type PictureProps } from "./Picture.tsx";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#7aa0b8"/><rect x="90" y="70" width="460" height="260" fill="#f4f1e8"/></svg>`;
const file = new Blob([drawing], { type: "image/svg+xml" });

function Staged({ size }: Pick<PictureProps, "size">) {
  return <Picture file={file} alt="A white card on a blue table" size={size} />;
}

const meta = { title: "UI/Picture", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: "sm" } };
