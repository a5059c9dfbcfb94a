import { type RefObject, useLayoutEffect, useState } from "react";

const usual = { regular: 40, compact: 32 };

/**
 * How high a row of this table is, in pixels: as designed until one is drawn, then as drawn, since a reader
 * may have asked for larger text.
 */
export function useRowHeight(
  body: RefObject<HTMLElement | null>,
  density: keyof typeof usual,
  hasRows: boolean,
  /** Drawn anew, rows may be higher than they were. */
  columns: readonly unknown[],
): number {
  const [drawn, setDrawn] = useState<{ density: string; height: number }>();
  useLayoutEffect(() => {
    const row = body.current?.querySelector("tr[data-key]");
    if (!row || !hasRows || columns.length === 0) return;
    const { height } = row.getBoundingClientRect();
    if (height > 0)
      setDrawn((now) => (now?.density === density && now.height === height ? now : { density, height }));
  }, [body, density, hasRows, columns]);
  return drawn?.density === density ? drawn.height : usual[density];
}
