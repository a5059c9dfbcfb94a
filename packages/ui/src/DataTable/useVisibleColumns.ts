import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { observeSizes } from "../internal/observe-sizes.ts";
import { useMedia } from "../internal/useMedia.ts";
import { media } from "../theme/index.ts";
import type { Column } from "./column.ts";
import { countLeftOut, leaveOut } from "./fit-columns.ts";
import { tellLeftOut } from "./LeftOut.tsx";

/**
 * The columns that this width of window and of the table's place has room for, which tell what those say that have
 * none; `besides` is taken by others.
 */
export function useVisibleColumns<Row>(
  columns: readonly Column<Row>[],
  region: RefObject<HTMLElement | null>,
  besides: number,
) {
  const sm = useMedia(media.sm);
  const md = useMedia(media.md);
  const lg = useMedia(media.lg);
  const xl = useMedia(media.xl);
  const inWindow = useMemo(() => {
    const isReached = { sm, md, lg, xl };
    return columns.filter(({ hideBelow }) => hideBelow === undefined || isReached[hideBelow]);
  }, [columns, sm, md, lg, xl]);

  const [leftOut, setLeftOut] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !inWindow.some(({ keep }) => keep)) return setLeftOut(0);
    const read = () => setLeftOut(countLeftOut(inWindow, element.clientWidth / readTextScale() - besides));
    // Before it is painted, so that no column is seen that then goes away.
    read();
    return observeSizes([element], read);
  }, [inWindow, region, besides]);
  return useMemo(() => tellLeftOut(columns, leaveOut(inWindow, leftOut)), [columns, inWindow, leftOut]);
}

/** How much larger than usual the reader has asked for text. */
function readTextScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
