import { createPartOnDemand } from "../../runtime/reading/on-demand.ts";

/** What is open over the list of hand-overs. */
export const issuanceWindows = createPartOnDemand(() =>
  import("./IssuanceWindows.tsx").then((module) => module.IssuanceWindows),
);
