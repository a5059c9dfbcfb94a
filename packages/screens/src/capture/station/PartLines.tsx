import type { CapturedPart } from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { useDates } from "../../runtime/words/use-dates.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import * as css from "./station.css.ts";
import type { Station } from "./useStation.ts";

/** When a part was taken and by whom; or that it is from before. */
export function TakenLine({ part, t }: { readonly part: CapturedPart; readonly t: CaptureWords }) {
  const dates = useDates();
  const { source, captured_at, captured_by } = part;
  if (source === "reused") {
    return (
      <p className={css.note}>{t("usedFromBefore", { date: `\u2066${dates.date(captured_at)}\u2069` })}</p>
    );
  }
  const at = `\u2066${dates.dateTime(captured_at)}\u2069`;
  const by = captured_by && `\u2068${captured_by.fullname}\u2069`;
  return <p className={css.note}>{by ? t("takenBy", { at, by }) : t("takenAt", { at })}</p>;
}

/** The parts of a kind that could not be saved, each with another try; they are not lost. */
export function Unsent({
  station: { unsent, stateOf, nameOf, retry, whyFailed },
  kind,
  t,
}: {
  readonly station: Station;
  /** All kinds without one. */
  readonly kind?: CapturedPart["kind"];
  readonly t: CaptureWords;
}) {
  const failed = unsent.filter(({ item }) => (!kind || item.kind === kind) && stateOf(item) === "failed");
  return failed.map(({ item }) => (
    <Alert
      key={nameOf(item)}
      tone="danger"
      announce="politely"
      heading={t("refused", { item: nameOf(item), reason: whyFailed(item) })}
      actions={
        <Button
          size="sm"
          icon={<RefreshIcon />}
          aria-label={t("tryAgainToSave", { item: nameOf(item) })}
          onPress={() => retry(item)}
        >
          {t("tryAgain")}
        </Button>
      }
    />
  ));
}

/** Why parts or exceptions of a kind were not taken out. */
export function NotRemoved({
  station: { except, nameOf },
  kind,
  t,
}: {
  readonly station: Station;
  readonly kind: CapturedPart["kind"];
  readonly t: CaptureWords;
}) {
  return except.notRemoved
    .filter(({ item }) => item.kind === kind)
    .map(({ item, error }) => (
      <Alert
        key={nameOf(item)}
        tone="danger"
        announce="at once"
        heading={t("removeFailed", { item: nameOf(item), reason: readRefusalText(error) })}
      />
    ));
}
