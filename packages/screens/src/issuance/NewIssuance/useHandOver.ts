import type { Issuance } from "@id-desk/core";
import { createContext, useContext } from "react";
import type { Counter } from "./useNewIssuance.ts";

/** Holds the counter for the sections of the page. */
export const CounterContext = createContext<Counter | undefined>(undefined);

/** The counter with the hand-over that is on it; throws in a section that is shown without one. */
export function useHandOver(): Counter & { readonly issuance: Issuance } {
  const counter = useContext(CounterContext);
  if (!counter?.issuance) throw new Error("This section needs a card on the counter.");
  return { ...counter, issuance: counter.issuance };
}
