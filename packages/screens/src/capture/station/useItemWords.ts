import { type CaptureItem, findLabel } from "@id-desk/core";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import type { PartItem } from "./capture-parts.ts";
import type { Station } from "./useStation.ts";

/** How an item stands, in words and with a tone. */
export interface ItemWord {
  readonly text: string;
  readonly tone: "success" | "warning" | "danger" | "neutral";
}

/** An item as what is kept of it. */
export const partItemOf = ({ kind, hand, finger }: CaptureItem): PartItem => ({
  kind,
  hand: hand ?? null,
  finger: finger ?? null,
});

/** Gives how each item stands: "With quality 31, below 40", "Right ring finger is missing." */
export function useItemWords(
  { stateOf, nameOf, rules, whyFailed }: Pick<Station, "stateOf" | "nameOf" | "rules" | "whyFailed">,
  t: CaptureWords,
): (item: CaptureItem) => ItemWord {
  const dates = useDates();
  const { exception_reasons, unable_to_sign_reasons } = rules.biometrics;

  function describeTaken({ kind, part, leastQuality, state }: CaptureItem): ItemWord {
    const { quality, checks = [], reason } = part ?? {};
    if (state === "low") {
      return { text: t("qualityLow", { quality: quality ?? 0, least: leastQuality ?? 0 }), tone: "warning" };
    }
    if (kind === "finger") {
      const text = typeof quality === "number" ? t("quality", { quality }) : t("notMeasured");
      return { text, tone: "success" };
    }
    if (checks.some(({ result }) => result === "failed")) {
      return { text: t("takenFailed", { reason: reason ?? "" }), tone: "warning" };
    }
    const unchecked = checks.filter(({ result }) => result === "not_checked").length;
    if (unchecked > 0) return { text: t("takenNotChecked", { count: unchecked }), tone: "success" };
    return { text: t(kind === "photo" && checks.length > 0 ? "takenChecked" : "taken"), tone: "success" };
  }

  return (item) => {
    const { kind, part, exception, required } = item;
    const of = partItemOf(item);
    const name = nameOf(of);
    if (part && stateOf(of) === "sending") return { text: t("sending"), tone: "neutral" };
    if (part && stateOf(of) === "failed") {
      return { text: t("refused", { item: name, reason: whyFailed(of) }), tone: "danger" };
    }
    if (part?.source === "reused") {
      const from = t("usedFromBefore", { date: `\u2066${dates.date(part.captured_at)}\u2069` });
      const low = item.state === "low" ? `. ${describeTaken(item).text}` : "";
      return { text: from + low, tone: low ? "warning" : "success" };
    }
    if (part) return describeTaken(item);
    if (exception) {
      const reason = findLabel(
        kind === "finger" ? exception_reasons : unable_to_sign_reasons,
        exception.reason,
      );
      const lasts = t(exception.lasts === "permanent" ? "exceptedPermanent" : "exceptedTemporary");
      return { text: t("excepted", { reason, lasts }), tone: "warning" };
    }
    return required
      ? { text: t("missing", { item: name }), tone: "danger" }
      : { text: t("optional"), tone: "neutral" };
  };
}
