import { readZone, type Zone } from "@id-desk/core";
import { useRef } from "react";

/** What a scan turned out to be: a zone, a part of one, two of them, lines that are no zone; nothing for any other text. */
export type ZoneScan = Zone | "more" | "two" | "unread" | undefined;

/** A zone has three lines at most. */
const mostLines = 3;

/**
 * Puts the lines of a passport's zone together: most scanners send each of them by itself. Other text forgets what was
 * there.
 */
export function useZoneLines(today: string): { readonly take: (text: string) => ZoneScan; readonly forget: () => void } {
  const lines = useRef<readonly string[]>([]);
  const forget = () => {
    lines.current = [];
  };
  function read(all: readonly string[]): ZoneScan {
    const zone = readZone(all.join("\n"), { today });
    if (zone !== "cut_short") {
      forget();
      return zone;
    }
    lines.current = all;
    if (all.length < mostLines) return "more";
    forget();
    return "unread";
  }
  return {
    take: (text) => (lines.current.length > 0 ? read([...lines.current, text]) : undefined) ?? read([text]),
    forget,
  };
}
