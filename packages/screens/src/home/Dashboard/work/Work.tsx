import { useMayOpen } from "../../../runtime/frame/use-may-open.ts";
import { createPartOnDemand } from "../../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../../runtime/reading/SectionOnDemand.tsx";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import type { AnyFigure } from "../useDashboard.ts";
import { NextToDo } from "./NextToDo.tsx";
import { useCutoff } from "./useCutoff.ts";
import { WatchList } from "./WatchList.tsx";

const service = createPartOnDemand(() => import("../charts.ts"), "Service");

/** What whoever has work at this centre sees below the tiles. */
export function Work({
  figures,
  turn,
  messages,
}: {
  readonly figures: readonly AnyFigure[];
  /** How often the page was refreshed. */
  readonly turn: number;
  readonly messages?: DashboardMessages | undefined;
}) {
  const mayOpen = useMayOpen();
  const cutoff = useCutoff();
  const parts = { turn, messages };
  return (
    <>
      <NextToDo figures={figures} {...parts} />
      {mayOpen("dispatch") && (
        <>
          <WatchList cutoff={cutoff} {...parts} />
          <SectionOnDemand part={service} cutoff={cutoff} {...parts} />
        </>
      )}
    </>
  );
}
