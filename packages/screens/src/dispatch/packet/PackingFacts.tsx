import type { Batch, Side } from "@id-desk/core";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { batchHeaderCopy } from "../record/batch-header.copy.ts";

/** What was meant to be packed, what stands on the packet's outside and who carries it, as far as it is known. */
export function PackingFacts({ batch, side }: { readonly batch: Batch; readonly side: Side }) {
  const t = useCopy(batchHeaderCopy);
  const dates = useDates();
  const { expected_count, expected_on, seal_no, courier } = batch;
  return (
    <>
      {/* Its destination expects what was dispatched; while it is packed the figure beside the scans says it. */}
      {side === "sending" && batch.status !== "open" && typeof expected_count === "number" && (
        <li>{t("expectedCards", { count: expected_count })}</li>
      )}
      {expected_on && <li>{t("expectedOn", { day: dates.date(expected_on) })}</li>}
      {seal_no && (
        <li>
          <bdi>
            {t("seal")} <bdi dir="ltr">{seal_no}</bdi>
          </bdi>
        </li>
      )}
      {courier && (
        <li>
          <bdi>
            {t("courier")}
            {courier.name && " "}
            {courier.name && <AnyScript>{courier.name}</AnyScript>}
            {courier.contact && " "}
            {courier.contact && <bdi dir="ltr">{courier.contact}</bdi>}
            {courier.reference && " "}
            {courier.reference && <bdi dir="ltr">({courier.reference})</bdi>}
          </bdi>
        </li>
      )}
    </>
  );
}
