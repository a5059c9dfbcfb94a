import type { HandFinger } from "@id-desk/ui";
import { useState } from "react";
import { HandCapture } from "../HandCapture.tsx";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import type { PartItem } from "./capture-parts.ts";
import { slotOf } from "./capture-parts.ts";
import { ExceptionDialog } from "./ExceptionDialog.tsx";
import { NotRemoved, Unsent } from "./PartLines.tsx";
import * as css from "./station.css.ts";
import { partItemOf, useItemWords } from "./useItemWords.ts";
import type { Station } from "./useStation.ts";

const itemOf = ({ hand, finger }: Pick<HandFinger, "hand" | "finger">): PartItem => ({
  kind: "finger",
  hand,
  finger,
});

/** Takes the fingerprints of the applicant, one after the other. */
export function FingersSection({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const { progress, biometrics, rules, fileOf, refusals, nameOf, may } = station;
  const [excepting, setExcepting] = useState<PartItem>();
  const wordOf = useItemWords(station, t);
  const fingers = progress.items.flatMap((item): HandFinger[] => {
    const { kind, hand, finger, required, leastQuality, part, exception } = item;
    if (kind !== "finger" || !hand || !finger) return [];
    const status: HandFinger["status"] = part
      ? { name: "taken", quality: part.quality ?? undefined, file: fileOf(partItemOf(item)) }
      : exception
        ? { name: "exception", reason: wordOf(item).text }
        : { name: "missing" };
    return [{ hand, finger, required, leastQuality, status }];
  });
  const refused = fingers.map(itemOf).filter((item) => refusals[slotOf(item)]);
  const problems = refused.map((item) =>
    t("refused", { item: nameOf(item), reason: refusals[slotOf(item)] ?? "" }),
  );
  return (
    <div className={css.part}>
      <HandCapture
        label={t("fingerprintsOf", { name: biometrics.applicant.name_en })}
        fingers={fingers}
        mostTries={rules.biometrics.tries}
        onPrint={({ hand, finger, file, quality, algorithm, source, tries }) =>
          void station.take(itemOf({ hand, finger }), file, {
            taken_with: source,
            tries,
            ...(quality !== undefined && { quality }),
            ...(algorithm !== undefined && { algorithm }),
          })
        }
        onException={(finger) => setExcepting(itemOf(finger))}
        onRemove={(finger) => station.remove(itemOf(finger))}
        errorMessage={problems.length > 0 ? problems.join(" ") : undefined}
        isDisabled={!may("sendFingerprint")}
      />
      <NotRemoved station={station} kind="finger" t={t} />
      <Unsent station={station} kind="finger" t={t} />
      {excepting && (
        <ExceptionDialog item={excepting} station={station} onClose={() => setExcepting(undefined)} t={t} />
      )}
    </div>
  );
}
