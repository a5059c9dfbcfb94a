import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleGroups, unsupportedGroup } from "./example-groups.tsx";
import { SideNavigation } from "./SideNavigation.tsx";

const meta = {
  title: "UI/SideNavigation",
  component: SideNavigation,
  args: {
    label: "Main navigation",
    groups: exampleGroups,
    selectedId: "loans",
    isMini: false,
    getHref: (url) => `#${url}`,
    onOpen: () => {},
    unsupportedTexts: { collapse: "Folded groups cannot be shown.", other: "This cannot be shown." },
  },
  decorators: [(Story, { args }) => <div style={{ inlineSize: args.isMini ? 64 : 260 }}>{Story()}</div>],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Mini: Story = { args: { isMini: true } };
export const NothingSelected: Story = { args: { selectedId: undefined } };
export const Unsupported: Story = { args: { groups: [unsupportedGroup] } };
export const UnsupportedMini: Story = { args: { groups: [unsupportedGroup], isMini: true } };
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: "long",
        title: "Everything about the readers of all our branches and their families",
        children: [
          {
            type: "item",
            id: "one",
            title: "Applications for a reader's ticket that wait for a second look",
            url: "/one",
            chip: { color: "warning", variant: "soft", size: "medium", label: "12,345 are waiting" },
          },
          { type: "item", id: "loans", title: "Donaudampfschifffahrtsgesellschaftskapitän", url: "/two" },
        ],
      },
    ],
  },
};
export const ByNight: Story = { globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const MiniRightToLeft: Story = { args: { isMini: true }, globals: { direction: "rtl" } };
