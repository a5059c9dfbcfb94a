import { useMayOpen } from "../../../runtime/frame/use-may-open.ts";
import { createPartOnDemand } from "../../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../../runtime/reading/SectionOnDemand.tsx";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { useCutoff } from "./useCutoff.ts";
import { WatchList } from "./WatchList.tsx";

const service = createPartOnDemand(() => import("../charts.ts"), "Service");

/** What people who work with cards see below what they have to do. */
export function Work({
  turn,
  messages,
}: {
  /** How often the page was refreshed. */
  readonly turn: number;
  readonly messages?: DashboardMessages | undefined;
}) {
  const mayOpen = useMayOpen();
  const cutoff = useCutoff();
  const parts = { turn, messages };
  if (!mayOpen("dispatch")) return null;
  return (
    <>
      <WatchList cutoff={cutoff} {...parts} />
      <SectionOnDemand part={service} cutoff={cutoff} {...parts} />
    </>
  );
}
