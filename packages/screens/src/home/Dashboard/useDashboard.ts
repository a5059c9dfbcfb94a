import { readRegistryMoment } from "@id-desk/core";
import { useRef, useState } from "react";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import { useApplicationFigures } from "./tiles/useApplicationFigures.ts";
import { useDispatchFigures } from "./tiles/useDispatchFigures.ts";
import { useXpatFigures } from "./tiles/useXpatFigures.ts";

/** What the dashboard knows and can do. */
export type DashboardState = ReturnType<typeof useDashboard>;

/** A figure of any area. */
export type AnyFigure = ReturnType<
  typeof useApplicationFigures | typeof useDispatchFigures | typeof useXpatFigures
>["figures"][number];

/** Reads how much work waits at this centre for those whose work it is. */
export function useDashboard() {
  const { status, user, center, timeZone } = useSession();
  const now = useNow();
  const mayOpen = useMayOpen();
  const [turn, setTurn] = useState(0);
  const areas = [
    { area: "applications", ...useApplicationFigures(mayOpen("applications")) },
    { area: "dispatch", ...useDispatchFigures(mayOpen("dispatch")) },
    { area: "xpat", ...useXpatFigures(mayOpen("xpat")) },
  ] as const;
  const figures = areas.flatMap((area): readonly AnyFigure[] => area.figures);
  const answeredAt = figures.flatMap((figure) => figure.answeredAt ?? []);
  const hasFailed =
    figures.length > 0 && figures.every((figure) => figure.count === undefined && figure.error);
  const failure = hasFailed ? figures[0]?.error : undefined;
  const isAsking = figures.some((figure) => figure.isAsking);

  // What people came for is asked for first.
  const wasAnswered = useRef(false);
  if (figures.every(({ count, error }) => count !== undefined || error)) wasAnswered.current = true;

  const refresh = useLatestCallback(() => {
    for (const area of areas) area.refresh();
    setTurn((before) => before + 1);
  });
  const isReady = figures.length === 0 || figures.some((figure) => figure.count !== undefined);
  useScreenState({ isReady, error: failure, retry: refresh });

  const state = {
    partOfDay: readPartOfDay(now(), timeZone),
    fullname: user?.fullname ?? "",
    /** The name of the centre; nothing while none is selected. */
    center: center?.name,
    /** The areas of which there are figures, each with its own. Empty for people who have none of this work. */
    areas: areas.filter(({ figures: ofArea }) => ofArea.length > 0),
    /** The figures of all areas. */
    figures,
    /** The moment to which every figure goes back, in milliseconds since 1970; nothing until the first one. */
    // How long ago it was is known whatever this computer's clock says.
    asOf: answeredAt.length > 0 ? now().getTime() - Date.now() + Math.min(...answeredAt) : undefined,
    /** Not one figure could be read. */
    failure,
    isAsking,
    refresh,
    /** How often everything was asked for again: with each, the parts below the tiles ask again as well. */
    turn,
    /** Whoever works with cards or applications opens them by their numbers. */
    hasNumberField: mayOpen("dispatch") || mayOpen("applications"),
    /** Whoever has no list, and looks people up: their search comes first. */
    hasSearch: figures.length === 0 && mayOpen("idSearch"),
    /** The figures of work are there, so that the population can be asked for. */
    wasAnswered: wasAnswered.current,
    /** Whoever has work at this centre sees what to do next and how things stand. */
    hasWork: figures.length > 0,
  };
  // A session that has ended leaves on the page what stood there.
  const held = useRef(state);
  if (status === "signedIn") held.current = state;
  return held.current;
}

/** The part of the day on the registry's clock. */
function readPartOfDay(now: Date, timeZone: string): "morning" | "afternoon" | "evening" {
  const hour = Number(readRegistryMoment(now, timeZone)?.time.slice(0, 2));
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
