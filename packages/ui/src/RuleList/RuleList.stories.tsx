import type { Meta, StoryObj } from "@storybook/react-vite";
import { RuleList } from "./RuleList.tsx";

const meta = {
  title: "UI/RuleList",
  component: RuleList,
  args: {
    rules: [
      { id: "length", text: "Must be at least 4 characters long.", isMet: true },
      { id: "letter", text: "Must begin with a letter.", isMet: false },
      { id: "digit", text: "Must contain a number.", isMet: false },
    ],
    words: {
      met: "met",
      notMet: "not met yet",
      progress: (met: number, all: number) => `${met} of ${all} rules are met.`,
    },
  },
} satisfies Meta<typeof RuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhileTyping: Story = {};
export const AfterTheField: Story = { args: { isInvalid: true } };
export const AllMet: Story = {
  args: { rules: meta.args.rules.map((rule) => ({ ...rule, isMet: true })) },
};
