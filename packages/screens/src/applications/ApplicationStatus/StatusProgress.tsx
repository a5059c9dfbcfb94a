import type { PersonStatus } from "@id-desk/core";
import { Timeline } from "@id-desk/ui";
import { useStatusSteps } from "../parts/useStatusSteps.tsx";
import * as css from "./ApplicationStatus.css.ts";
import type { StatusWords } from "./ApplicationStatus.tsx";

/** How far the newest application and its card are, step by step; nothing where there is neither. */
export function StatusProgress({ status, t }: { readonly status: PersonStatus; readonly t: StatusWords }) {
  const steps = useStatusSteps(status);
  if (steps.length === 0) return null;
  return (
    <div className={css.progress}>
      <Timeline label={t("progress")} items={steps} />
    </div>
  );
}
