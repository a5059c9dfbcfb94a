import type { ReactNode } from "react";

/** A small mark at the end of an item, such as a count or "New". */
export type NavigationChip = {
  color: string;
  variant: string;
  size: string;
  label: string;
  avatar?: ReactNode;
};
