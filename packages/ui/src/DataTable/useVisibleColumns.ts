import { useMemo } from "react";
import { useMedia } from "../internal/useMedia.ts";
import { media } from "../theme/index.ts";
import type { Column } from "./column.ts";

/** The columns that this width of window has room for. */
export function useVisibleColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const sm = useMedia(media.sm);
  const md = useMedia(media.md);
  const lg = useMedia(media.lg);
  const xl = useMedia(media.xl);
  return useMemo(() => {
    const isReached = { sm, md, lg, xl };
    return columns.filter(({ hideBelow }) => hideBelow === undefined || isReached[hideBelow]);
  }, [columns, sm, md, lg, xl]);
}
