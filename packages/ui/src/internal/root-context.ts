import { createContext, useContext } from "react";
import { type Bursts, createBursts } from "./bursts.ts";
import type { WritingDirection } from "./writing-direction.ts";

/** What a root tells everything inside it. */
export type Root = {
  locale: string;
  direction: WritingDirection;
  /** The drawer beside the page starts with icons only. */
  hasMiniDrawer: boolean;
  overlays: OverlayPlace;
  /** What is typed as fast as a scanner types. */
  bursts: Bursts;
};

/** Where overlays stand: an element that the page has once the root is drawn, which nothing is drawn again for. */
export type OverlayPlace = {
  read: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
};

const RootContext = createContext<Root>({
  locale: "en",
  direction: "ltr",
  hasMiniDrawer: false,
  overlays: { read: () => null, subscribe: () => () => undefined },
  bursts: createBursts(),
});

/** Carries the root down to the primitives. */
export const RootProvider = RootContext.Provider;

/** The root that this stands in. */
export function useRoot(): Root {
  return useContext(RootContext);
}

/** Whether the theme's settings have the drawer beside the page start with icons only. */
export function useHasMiniDrawer(): boolean {
  return useContext(RootContext).hasMiniDrawer;
}
