import type { Translate } from "../../runtime/words/copy.ts";
import type { Dates } from "../../runtime/words/use-dates.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { readEarlierDoing } from "../scanning/scan-refusal.ts";
import type { DescribeScan } from "../scanning/useScanLines.ts";
import type { receivingPageCopy } from "./receiving-page.copy.ts";

/** Says of a scan what its state does not: whose card it is, who had it before, or why it was refused. */
export function createDescribeReceivingScan(
  t: Translate<typeof receivingPageCopy.texts>,
  dates: Dates,
): DescribeScan {
  return ({ state, error, result }, card) => {
    if (result) return (result.card ?? card)?.name_en;
    if (state === "duplicate") {
      const earlier = error
        ? readEarlierDoing(error)
        : { by: card?.resolved_by?.fullname, at: card?.resolved_at ?? undefined };
      return earlier.by && earlier.at
        ? t("alreadyReceivedBy", { by: earlier.by, at: dates.time(earlier.at) })
        : t("alreadyReceived");
    }
    return error && state === "refused" ? readRefusalText(error) : undefined;
  };
}
