import { type CapturedPart, type CaptureException, findLabel, readBiometricsSettings } from "@id-desk/core";
import type { Interaction } from "@id-desk/core/xpat";
import { FileWords, KeptPicture } from "../../records/KeptPicture.tsx";
import * as record from "../../records/record.css.ts";
import { codeFinger, useFingerNames } from "../../records/useFingerNames.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { RecordWords } from "./InteractionDrawer.tsx";

/** What was taken of the person: each picture is shown when staff press for it, for each look is written down. */
export function InteractionBiometrics({
  interaction: { id, individual, parts, exceptions },
  t,
}: {
  readonly interaction: Interaction;
  readonly t: RecordWords;
}) {
  const dates = useDates();
  const nameFinger = useFingerNames();
  const { exception_reasons, unable_to_sign_reasons } = useSettings(readBiometricsSettings);
  const nameOf = (part: CapturedPart | CaptureException) =>
    part.kind === "finger" ? nameFinger(codeFinger(part)) : t(part.kind);
  function describe({ captured_at, captured_by, quality }: CapturedPart): string {
    const at = `\u2066${dates.dateTime(captured_at)}\u2069`;
    const taken = captured_by
      ? t("capturedBy", { at, by: `\u2068${captured_by.fullname}\u2069` })
      : t("capturedAt", { at });
    return typeof quality === "number" ? `${taken} · ${t("quality", { quality: String(quality) })}` : taken;
  }
  if (parts.length === 0 && exceptions.length === 0)
    return <p className={record.empty}>{t("noBiometrics")}</p>;
  return (
    <ul className={record.list}>
      {parts.map((part) => {
        const name = nameOf(part);
        return (
          <li key={part.id} className={record.entry}>
            <KeptPicture
              operation="getInteractionPart"
              request={{ path: { id, partId: part.id }, isSilent: true }}
              name={name}
              alt={t("pictureOf", { part: name, person: individual.name })}
              isGiven
              words={t}
            >
              <FileWords name={name}>
                <span className={record.meta}>
                  <bdi>{describe(part)}</bdi>
                </span>
              </FileWords>
            </KeptPicture>
          </li>
        );
      })}
      {exceptions.map((exception) => {
        const reasons = exception.kind === "finger" ? exception_reasons : unable_to_sign_reasons;
        return (
          <li key={`exception ${exception.id}`} className={record.entry}>
            <FileWords name={nameOf(exception)}>
              <span className={record.meta}>
                <bdi>{t("cannotBeTaken", { reason: findLabel(reasons, exception.reason) })}</bdi>
              </span>
            </FileWords>
          </li>
        );
      })}
    </ul>
  );
}
