import { createContext, useContext } from "react";
import type { WritingDirection } from "./writing-direction.ts";

/** What a root tells everything inside it. */
export type Root = {
  locale: string;
  direction: WritingDirection;
  /** Where overlays stand; `null` until the root is drawn. */
  getOverlays: () => HTMLElement | null;
};

const RootContext = createContext<Root>({ locale: "en", direction: "ltr", getOverlays: () => null });

/** Carries the root down to the primitives. */
export const RootProvider = RootContext.Provider;

/** The root that this stands in. */
export function useRoot(): Root {
  return useContext(RootContext);
}
