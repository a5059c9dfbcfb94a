import { createContext, useContext } from "react";
import type { WritingDirection } from "./writing-direction.ts";

/** What a root tells everything inside it. */
export type Root = {
  locale: string;
  direction: WritingDirection;
  overlays: OverlayPlace;
};

/** Where overlays stand: an element that the page has once the root is drawn, which nothing is drawn again for. */
export type OverlayPlace = {
  read: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
};

const RootContext = createContext<Root>({
  locale: "en",
  direction: "ltr",
  overlays: { read: () => null, subscribe: () => () => undefined },
});

/** Carries the root down to the primitives. */
export const RootProvider = RootContext.Provider;

/** The root that this stands in. */
export function useRoot(): Root {
  return useContext(RootContext);
}
