import type { BatchCard, BulkProgress } from "@id-desk/core";
import { Alert, Button, CodeText } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { FirstOfMany } from "../record/FirstOfMany.tsx";
import { readEarlierDoing } from "../scanning/scan-refusal.ts";
import * as css from "./CardsToolbar.css.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";

/** Says how many of many cards were done, and of each that was not, why. */
export function BulkOutcome({
  progress,
  onClose,
}: {
  readonly progress: BulkProgress<BatchCard>;
  readonly onClose: () => void;
}) {
  const t = useCopy(cardsToolbarCopy);
  const dates = useDates();
  const { count, done, refused, left } = progress;
  const serials = refused.map(({ item }) => item.serial_number);
  const sentences = [
    t("done", { done, count }),
    serials.length > 0 && t("refused", { failed: serials.length, serials: serials.join(", ") }),
    left.length > 0 && t("notSent", { count: left.length }),
  ];
  return (
    <div className={css.outcome}>
      <Alert
        tone={done === count ? "success" : "warning"}
        announce="politely"
        heading={sentences.filter(Boolean).join(" ")}
        actions={
          <Button size="sm" onPress={onClose}>
            {t("close")}
          </Button>
        }
      >
        {refused.length > 0 && (
          <FirstOfMany items={refused}>
            {({ item, error }) => {
              const sentence = readRefusalText(error);
              const { by, at } = readEarlierDoing(error);
              return (
                <li key={item.id}>
                  <CodeText>{item.serial_number}</CodeText>{" "}
                  <bdi>
                    {by && at ? t("refusedBy", { sentence, by, at: dates.dateTime(at) ?? at }) : sentence}
                  </bdi>
                </li>
              );
            }}
          </FirstOfMany>
        )}
      </Alert>
    </div>
  );
}
