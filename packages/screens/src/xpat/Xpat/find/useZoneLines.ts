import { noZoneLines, takeZoneLine } from "@id-desk/core/xpat";
import { useMemo, useRef } from "react";

/** Puts the lines of a passport's zone together: most scanners send each of them by itself. */
export function useZoneLines() {
  const held = useRef(noZoneLines);
  return useMemo(
    () => ({
      /** Returns what is to be read, with all its lines; nothing while lines of a zone are still to come. */
      take(text: string): string | undefined {
        const { zone, scan } = takeZoneLine(held.current, text, performance.now());
        held.current = zone;
        return scan;
      },
      forget(): void {
        held.current = noZoneLines;
      },
    }),
    [],
  );
}
