import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { tones } from "../theme/index.ts";
import { Alert } from "./Alert.tsx";

const meta = {
  title: "UI/Alert",
  component: Alert,
  args: {
    heading: "The list could not be loaded.",
    children: "The connection was lost. Nothing has been changed.",
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const WithActions: Story = { args: { tone: "danger", actions: <Button size="sm">Try again</Button> } };
export const HeadingOnly: Story = { args: { tone: "success", children: undefined } };
export const BodyOnly: Story = { args: { tone: "warning", heading: undefined } };
export const Banner: Story = {
  args: { tone: "warning", isBanner: true, heading: "You are not connected." },
  parameters: { frame: "page" },
};
export const Announced: Story = { args: { tone: "danger", announce: "at once" } };
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12, maxInlineSize: 560 }}>
      {tones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
