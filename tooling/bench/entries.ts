import type { Browser } from "playwright";
import { buildPackages } from "../packages/build-packages.ts";
import {
  componentOf,
  listScreenEntries,
  styleSheets,
  weighScreens,
  weighStyles,
} from "../packages/entry-bytes.ts";
import { formatKilobytes, formatRatio } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

const mostOfAny = 110_000;

const most: Readonly<Record<string, number>> = { SelectCenter: 45_000, DispatchSending: 75_000 };

/** Screens that a portal would show together. */
const together = [
  ["select-center", "dispatch-sending"],
  ["dispatch-sending", "dispatch-sending-batch"],
  ["dispatch-sending-batch", "dispatch-receiving-batch"],
].map((names) => names.map((name) => `@id-desk/screens/${name}`));

/** Measures what single screens of the published packages add to a portal that has React already (gzip). */
export async function benchEntries(_browser: Browser, _plan: BenchPlan): Promise<BenchRow[]> {
  await buildPackages();
  const firsts = new Map<string, number>();
  const rows: BenchRow[] = [];
  for (const specifier of listScreenEntries()) {
    const name = componentOf(specifier);
    const { first, later } = await weighScreens([specifier]);
    firsts.set(specifier, first);
    rows.push({
      what: `${name} in a portal`,
      ours: formatKilobytes(first),
      other: `${formatKilobytes(later)} on demand`,
      ratio: "–",
      aim: `≤ ${formatKilobytes(most[name] ?? mostOfAny)}`,
    });
  }
  for (const screens of together) {
    const { first } = await weighScreens(screens);
    const apart = screens.reduce((sum, specifier) => sum + (firsts.get(specifier) ?? 0), 0);
    rows.push({
      what: `${screens.map(componentOf).join(" and ")} in one portal`,
      ours: formatKilobytes(first),
      other: `${formatKilobytes(apart)} apart: ${formatKilobytes(apart - first)} shared`,
      ratio: formatRatio(first, apart),
      aim: "–",
    });
  }
  const none = { other: "–", ratio: "–", aim: "–" };
  const styles = styleSheets.map((sheet) => ({
    what: `Styles of all screens, ${sheet}`,
    ours: formatKilobytes(weighStyles(sheet)),
    ...none,
  }));
  return [...rows, ...styles];
}
