import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { LogoMark } from "../drawings/index.ts";
import { MenuButton } from "../MenuButton/index.ts";
import { exampleGroups } from "../SideNavigation/example-groups.tsx";
import { SideNavigation } from "../SideNavigation/index.ts";
import { media } from "../theme/index.ts";
import { AppShell } from "./AppShell.tsx";

const meta = {
  title: "UI/AppShell",
  component: AppShell,
  parameters: { frame: "page" },
  args: {
    brand: (
      <>
        <LogoMark />
        <bdi>Reading Room</bdi>
      </>
    ),
    brandHref: "#/",
    onBrandPress: () => {},
    chip: "North Branch",
    chipPrefix: "Current place:",
    navigation: (isMini) => (
      <SideNavigation
        label="Main navigation"
        groups={exampleGroups}
        selectedId="loans"
        isMini={isMini}
        getHref={(url) => `#${url}`}
        onOpen={() => {}}
        unsupportedTexts={{ collapse: "Folded groups cannot be shown.", other: "This cannot be shown." }}
      />
    ),
    topBarEnd: (
      <MenuButton
        label="Mariyam Ali"
        isPerson
        variant="quiet"
        align="end"
        items={[{ id: "leave", label: "Leave", onAction: () => {} }]}
      />
    ),
    isDrawerOpen: true,
    onDrawerOpenChange: () => {},
    words: {
      openMenu: "Open menu",
      closeMenu: "Close menu",
      skipToMain: "Skip to the page",
      navigation: "Main navigation",
    },
    children: (
      <>
        <h1 style={{ fontSize: 28, fontWeight: 600 }}>Loans</h1>
        <p style={{ marginBlockStart: 8 }}>Everything that readers have taken home.</p>
        <div style={{ marginBlockStart: 24, blockSize: 900, border: "1px dashed", borderRadius: 8 }} />
      </>
    ),
  },
  // On a docs page the drawer would lie over it; there it is opened by its button, where it has no room beside the page.
  render: (args, { viewMode }) => (
    <Living
      {...args}
      isDrawerOpen={args.isDrawerOpen && (viewMode !== "docs" || window.matchMedia(media.lg).matches)}
    />
  ),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

function Living({ isDrawerOpen, ...rest }: ComponentProps<typeof AppShell>) {
  const [isOpen, setOpen] = useState(isDrawerOpen);
  return <AppShell {...rest} isDrawerOpen={isOpen} onDrawerOpenChange={setOpen} />;
}

const search = (
  <input
    type="search"
    aria-label="Reader's number"
    placeholder="Reader's number"
    style={{ inlineSize: "100%", maxInlineSize: 280, minInlineSize: 0, blockSize: 40, paddingInline: 12 }}
  />
);
const longWords = {
  brand: (
    <>
      <LogoMark />
      <bdi>The United Public Reading Rooms of All Islands</bdi>
    </>
  ),
  chip: "The reading room of the northern harbour and its surroundings",
};

export const Open: Story = {};
export const Closed: Story = { args: { isDrawerOpen: false } };
export const WithSearch: Story = { args: { topBarStart: search, isDrawerOpen: false } };
export const WithoutChip: Story = { args: { chip: undefined } };

/** Whole pages that the docs page leaves out: its switches show the same. */
const apart = { tags: ["!autodocs"] };

export const LongWords: Story = { ...apart, args: longWords };
export const LongWordsClosed: Story = { ...apart, args: { ...longWords, isDrawerOpen: false } };
export const ByNight: Story = { ...apart, globals: { colorScheme: "dark" } };
export const ClosedByNight: Story = {
  ...apart,
  args: { isDrawerOpen: false },
  globals: { colorScheme: "dark" },
};
export const RightToLeft: Story = { ...apart, globals: { direction: "rtl" } };
export const ClosedRightToLeft: Story = {
  ...apart,
  args: { isDrawerOpen: false },
  globals: { direction: "rtl" },
};
export const InDhivehi: Story = {
  ...apart,
  args: { chip: "މާލެ ސެންޓަރު", topBarStart: search },
  globals: { locale: "dv", direction: "rtl" },
};
