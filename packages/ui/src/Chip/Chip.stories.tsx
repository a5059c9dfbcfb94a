import type { Meta, StoryObj } from "@storybook/react-vite";
import { tones } from "../theme/index.ts";
import { Chip } from "./Chip.tsx";

const meta = {
  title: "UI/Chip",
  component: Chip,
  args: { children: "Kulhudhuffushi", prefix: "Current place:" },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Medium: Story = { args: { size: "md" } };
export const Outlined: Story = { args: { variant: "outlined" } };
export const WithAvatar: Story = { args: { size: "md", avatar: "◆" } };
export const EveryTone: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      {tones.flatMap((tone) => [
        <Chip key={tone} tone={tone}>
          {tone}
        </Chip>,
        <Chip key={`${tone} outlined`} tone={tone} variant="outlined" size="md">
          {tone}
        </Chip>,
      ])}
    </div>
  ),
};
export const TooLong: Story = {
  args: { children: "South Thiladhunmathi Kulhudhuffushi Regional Office" },
  decorators: [(Story) => <div style={{ inlineSize: 140 }}>{Story()}</div>],
};
