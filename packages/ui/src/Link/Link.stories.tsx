import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowForwardIcon, PlusIcon } from "../icons/index.ts";
import { Link } from "./Link.tsx";

const meta = {
  title: "UI/Link",
  component: Link,
  args: { children: "All orders", href: "#orders" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      Nothing is open today. See <Link {...args} /> of this week.
    </p>
  ),
};
export const Standalone: Story = { args: { variant: "standalone", icon: <ArrowForwardIcon /> } };
export const AsPrimaryButton: Story = {
  args: { variant: "primary", icon: <PlusIcon />, children: "New order" },
};
export const AsSecondaryButton: Story = { args: { variant: "secondary" } };
export const AsQuietButton: Story = { args: { variant: "quiet", size: "sm" } };
export const InANewTab: Story = { args: { target: "_blank" } };
export const Current: Story = { args: { isCurrent: true } };
