import type { Translate } from "../../runtime/words/copy.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { readCardCenter, readLinkedBatch } from "../scanning/scan-refusal.ts";
import type { DescribeScan } from "../scanning/useScanLines.ts";
import type { sendingPageCopy } from "./sending-page.copy.ts";

/**
 * Says of a scan what its state does not: whose card it is, or why it was refused and where the card is
 * instead.
 */
export function createDescribeSendingScan(t: Translate<typeof sendingPageCopy.texts>): DescribeScan {
  return ({ state, error, result }) => {
    if (result) return result.card?.name_en;
    if (state === "duplicate") return t("alreadyHere");
    if (!error || state !== "refused") return undefined;
    const sentence = readRefusalText(error);
    const linked = readLinkedBatch(error);
    const center = readCardCenter(error);
    if (linked?.destination) {
      return t("linkedTo", { sentence, batch: linked.batchNo, center: linked.destination });
    }
    if (linked) return t("linkedToBatch", { sentence, batch: linked.batchNo });
    return center ? t("isAt", { sentence, center }) : sentence;
  };
}
