import { isZoneBegun } from "./fit-zone.ts";
import { readZone } from "./read-zone.ts";
import { readZoneLines } from "./zone-lines.ts";

/** The lines of a zone that a scanner has sent so far, each with its own Enter. */
export interface ZoneLines {
  /** As they came. */
  readonly lines: readonly string[];
  /** When the last of them came, in milliseconds. */
  readonly at: number;
  /** There is a whole zone in them, which has been told. */
  readonly isWhole: boolean;
}

/** Nothing of a zone has come. */
export const noZoneLines: ZoneLines = { lines: [], at: Number.NEGATIVE_INFINITY, isWhole: false };

/** A scanner sends the next line within this time, in milliseconds; people need longer to take the next passport. */
const longestPause = 500;

/**
 * Takes one entry of a field for scans, and tells what to read: nothing while lines of a zone are still to come, which are
 * waited for without end, as people type them too. A second zone right after the first one is told together with it, so
 * that it is read as two.
 */
export function takeZoneLine(
  before: ZoneLines,
  line: string,
  at: number,
): { readonly zone: ZoneLines; readonly scan: string | undefined } {
  const isGoingOn = before.lines.length > 0 && (!before.isWhole || at - before.at <= longestPause);
  const lines = isGoingOn ? [...before.lines, line] : [line];
  const text = lines.join("\n");
  const zone = readZone(text);
  if (zone === "cut_short" && isZoneBegun(readZoneLines(text)))
    return { zone: { lines, at, isWhole: false }, scan: undefined };
  if (typeof zone === "object" || zone === "two") return { zone: { lines, at, isWhole: true }, scan: text };
  // What does not go on from the lines before begins anew.
  if (isGoingOn) return takeZoneLine(noZoneLines, line, at);
  return { zone: noZoneLines, scan: line };
}
