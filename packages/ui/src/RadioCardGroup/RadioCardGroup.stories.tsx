import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioCardGroup } from "./RadioCardGroup.tsx";

const meta = {
  title: "UI/RadioCardGroup",
  component: RadioCardGroup,
  args: {
    label: "Where are you working today?",
    options: [
      { value: "north", title: "North branch", description: "12 Beach Road" },
      { value: "south", title: "South branch", description: "4 Harbour Street", badge: "Last used" },
      { value: "west", title: "West branch" },
    ],
  },
} satisfies Meta<typeof RadioCardGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: "south" } };
export const OneCard: Story = { args: { options: [{ value: "north", title: "North branch" }] } };
export const WithError: Story = { args: { errorMessage: "Choose a branch.", isRequired: true } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: "north", title: "North branch", description: "Closed today", isDisabled: true },
      { value: "south", title: "South branch" },
    ],
  },
};
export const Compact: Story = {
  args: {
    label: "Is this the right branch?",
    isCompact: true,
    options: [
      { value: "yes", title: "Yes" },
      { value: "no", title: "No" },
    ],
  },
};
export const List: Story = { args: { isList: true, defaultValue: "south" } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "south" } };
export const LongNames: Story = {
  args: {
    options: [
      {
        value: "long",
        title: "The branch with the very long name at the far end of the long road, އުތުރު",
        description: "Number one hundred and twelve",
        badge: "Last used",
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 272 }}>{Story()}</div>],
};
