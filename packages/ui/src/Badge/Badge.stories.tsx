import type { Meta, StoryObj } from "@storybook/react-vite";
import { TruckIcon } from "../icons/index.ts";
import { tones } from "../theme/index.ts";
import { Badge } from "./Badge.tsx";

const meta = { title: "UI/Badge", component: Badge, args: { children: "On its way" } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const OwnSign: Story = { args: { tone: "info", icon: <TruckIcon /> } };
export const EveryTone: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
export const LongWords: Story = {
  args: { tone: "info", children: "On its way to a place with a very long name indeed" },
  decorators: [(Story) => <div style={{ maxInlineSize: 160 }}>{Story()}</div>],
};
