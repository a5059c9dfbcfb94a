import { useId } from "react";
import type { ReasonSection } from "./reason-section.ts";

/** Names the sections to which something at the top of the page leads. */
export function useSections() {
  const id = useId();
  const ids: Readonly<Record<ReasonSection, string>> = {
    details: `${id}details`,
    documents: `${id}documents`,
    biometrics: `${id}biometrics`,
  };
  return {
    ids,
    /** Brings a section into sight, and the focus to its heading. */
    goTo(section: ReasonSection): void {
      const heading = document.getElementById(ids[section]);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: "start" });
    },
  };
}
