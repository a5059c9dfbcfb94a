import type { Meta, StoryObj } from "@storybook/react-vite";
import { Keys } from "./Keys.tsx";

const meta = { title: "UI/Keys", component: Keys } satisfies Meta<typeof Keys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = { args: { combination: "F2" } };
export const Together: Story = { args: { combination: "Control+K" } };
