import { Alert, Button } from "@id-desk/ui";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import * as css from "./station.css.ts";
import type { Station } from "./useStation.ts";

/** The parts from before that may be used again, with their date and quality; nothing where there are none. */
export function StoredParts({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const { usable, nameOf, rules, may, reuse } = station;
  const dates = useDates();
  if (usable.length === 0 || !may("submitBiometrics")) return null;
  return (
    <Alert
      tone="info"
      heading={t("stored")}
      actions={
        <Button size="sm" onPress={reuse}>
          {t("useThese")}
        </Button>
      }
    >
      <p className={css.note}>{t("storedHelp", { count: rules.biometrics.reuse_for_years })}</p>
      <ul className={css.storedList}>
        {usable.map((part) => {
          const date = `\u2066${dates.date(part.captured_at)}\u2069`;
          const item = nameOf(part);
          const { quality } = part;
          return (
            <li key={part.id}>
              {typeof quality === "number"
                ? t("storedQuality", { item, quality, date })
                : t("storedLine", { item, date })}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
