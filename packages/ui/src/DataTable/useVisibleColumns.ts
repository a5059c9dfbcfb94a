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
  const [spacing, setSpacing] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const mayLeaveOut = inWindow.some(({ keep }) => keep);
    const read = () => {
      const space = readSpacing(element);
      const room = element.clientWidth / readTextScale() - besides;
      setSpacing(space);
      setLeftOut(mayLeaveOut ? countLeftOut(inWindow, room, space) : 0);
    };
    // Before it is painted, so that no column is seen that then goes away.
    read();
    return observeSizes([element], read);
  }, [inWindow, region, besides]);
  const shown = useMemo(
    () => tellLeftOut(columns, leaveOut(inWindow, leftOut)),
    [columns, inWindow, leftOut],
  );
  return { ...shown, spacing };
}

/** How much space the reader wants between letters, with some for that between words, as a share of the size of text. */
function readSpacing(element: Element): number {
  const { letterSpacing, fontSize } = getComputedStyle(element);
  return (Number.parseFloat(letterSpacing) || 0) * (1.5 / Number.parseFloat(fontSize));
}

/** How much larger than usual the reader has asked for text. */
function readTextScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
