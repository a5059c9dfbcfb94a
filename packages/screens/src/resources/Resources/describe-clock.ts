import type { ClockComparison } from "@id-desk/core";
import type { Translate } from "../../runtime/words/copy.ts";
import type { diagnosticsCopy } from "./Diagnostics.copy.ts";

const second = 1000;
const units = [
  ["days", 86_400 * second],
  ["hours", 3600 * second],
  ["minutes", 60 * second],
  ["seconds", second],
] as const;

/** How far this computer's clock is from the server's, in the largest unit of which there are two. */
export function describeClock(
  comparison: ClockComparison | undefined,
  t: Translate<typeof diagnosticsCopy.texts>,
): string {
  if (comparison?.ahead === undefined) return t("clockUnknown");
  const distance = Math.abs(comparison.ahead);
  // The header that is compared has whole seconds.
  if (distance < 2 * second) return t("clockRight");
  const [unit, length] = units.find(([, each]) => distance >= 2 * each) ?? (["seconds", second] as const);
  const span = t(unit, { count: Math.round(distance / length) });
  return t(comparison.ahead > 0 ? "clockAhead" : "clockBehind", { span });
}
