import type { ReactNode } from "react";

/** One thing to do or one place to go to in a menu. */
export type MenuItem = {
  id: string;
  label: string;
  /** A second line in small letters. */
  description?: string | undefined;
  icon?: ReactNode;
  /** What happens; for an item with an address, what takes the reader there without loading the page anew. */
  onAction?: (() => void) | undefined;
  href?: string | undefined;
  target?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Shown in the colour of danger. */
  isDestructive?: boolean | undefined;
};

/** Items that belong together, with or without a heading. */
export type MenuSection = {
  id: string;
  heading?: ReactNode;
  /** The name of the section, where the heading is more than words or there is none. */
  "aria-label"?: string | undefined;
  items: readonly MenuItem[];
  /** One of the items holds, by its id: they are told apart as choices, and choosing is not doing. */
  chosen?: string | undefined;
  /** A press of another of them. */
  onChoose?: ((id: string) => void) | undefined;
};

/** The items of a menu, by themselves or in sections. */
export type MenuItems = readonly (MenuItem | MenuSection)[];
