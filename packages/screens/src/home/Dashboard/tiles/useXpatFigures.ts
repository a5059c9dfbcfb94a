import { todayIn } from "@id-desk/core";
import { useNow } from "../../../runtime/reading/use-now.ts";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useSession } from "../../../runtime/registry/registry-context.ts";
import { createFigure, type FiguresOfArea } from "./figure.ts";

/** Reads how many interactions were recorded today; reads nothing while it is not enabled. */
export function useXpatFigures(isEnabled: boolean): FiguresOfArea<"interactions"> {
  const { timeZone } = useSession();
  const day = todayIn(timeZone, useNow()());
  const stats = useRead("getInteractionStats", { query: {} }, { isEnabled });
  const to = { screen: "XpatInteractions", state: { day } } as const;
  return {
    figures: isEnabled ? [createFigure("interactions", to, stats.data?.stats.today, stats)] : [],
    refresh: stats.refresh,
  };
}
