import type { Batch } from "@id-desk/core";
import { CodeText } from "@id-desk/ui";
import { TypedWords } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import * as recordCss from "../../records/record.css.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";
import { FirstOfMany } from "./FirstOfMany.tsx";

/** The cards that were taken out of a batch while it was packed, each with its reason. */
export function RemovedCards({ batch }: { readonly batch: Batch }) {
  const t = useCopy(batchRecordCopy);
  const dates = useDates();
  const { removed_cards: cards, status, cancel_reason } = batch;
  const saidAbove = status === "cancelled" ? cancel_reason : null;
  return (
    <RecordSection heading={t("removedCards", { count: cards.length })}>
      <FirstOfMany items={cards}>
        {({ id, serial_number, name_en, removed }) => (
          <li key={id} className={recordCss.entry}>
            <div className={recordCss.line}>
              <span className={recordCss.what}>
                <CodeText>{serial_number}</CodeText>
              </span>
              <bdi>{name_en}</bdi>
            </div>
            {removed && (
              <>
                {/* Why a batch was cancelled is said once at its top, and not of each card again. */}
                {removed.notes !== saidAbove && <TypedWords>{removed.notes}</TypedWords>}
                <span className={recordCss.meta}>
                  {t("removedBy", { at: dates.dateTime(removed.at), by: removed.by.fullname })}
                </span>
              </>
            )}
          </li>
        )}
      </FirstOfMany>
    </RecordSection>
  );
}
