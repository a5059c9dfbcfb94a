import type { ReactNode } from "react";
import type { Tone } from "../theme/index.ts";

/** A small mark at the end of an item, such as a count or "New". */
export type NavigationChipContent = {
  /** A tone, or `primary`, `secondary`, `error` or `default`; any other word is neutral. */
  color: string;
  /** `filled` or `outlined`; any other word is soft. */
  variant: string;
  /** `small`, `medium` or `large`. */
  size: string;
  label: string;
  /** A letter or a picture before the label; an ornament. */
  avatar?: ReactNode;
};

/** A place that the navigation leads to. */
export type NavigationPlace = {
  type: "item";
  id: string;
  title: string;
  url: string;
  /** Stands for the item in the mini mode; without one its first letter does. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** A plain link: its url is taken as it is, and the browser goes there by itself. */
  external?: boolean | undefined;
  /** Opens in a new tab. */
  target?: boolean | undefined;
  chip?: Readonly<NavigationChipContent> | undefined;
};

/** What a group holds: places, and what a host's data may have besides. */
export type NavigationEntry = Readonly<NavigationPlace> | { readonly type: string; readonly id: string };

/** A titled part of the navigation. */
export type NavigationSection = {
  readonly id: string;
  readonly title: string;
  readonly children: readonly NavigationEntry[];
};

/** Tells a place from what this navigation cannot show. */
export function isPlace(entry: NavigationEntry): entry is Readonly<NavigationPlace> {
  return entry.type === "item" && "url" in entry;
}

const tones: Readonly<Record<string, Tone | "accent">> = {
  primary: "accent",
  secondary: "neutral",
  error: "danger",
  danger: "danger",
  info: "info",
  progress: "progress",
  success: "success",
  warning: "warning",
  muted: "muted",
};

/** The tone of a chip's colour word. */
export function readChipTone(color: string): Tone | "accent" {
  return tones[color] ?? "neutral";
}
