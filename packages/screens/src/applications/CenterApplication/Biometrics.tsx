import { type CapturedPart, type CaptureException, findLabel } from "@id-desk/core";
import { FileWords, KeptPicture } from "../../records/KeptPicture.tsx";
import * as record from "../../records/record.css.ts";
import { codeFinger, useFingerNames } from "../../records/useFingerNames.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useApplicationRules } from "../parts/useApplicationRules.ts";
import * as css from "./CenterApplication.css.ts";
import type { SectionProps } from "./Details.tsx";

const kinds = { photo: "photo", fingerprints: "finger", signature: "signature" } as const;

/** What was taken of the applicant, where it comes from and how good it is; what is missing is said. */
export function Biometrics({ application, can, t }: SectionProps) {
  const dates = useDates();
  const nameFinger = useFingerNames();
  const { exception_reasons, unable_to_sign_reasons } = useApplicationRules().biometrics;
  const { id, applicant, captures, exceptions = [], vouched_by, biometrics } = application;
  const isGiven = can("application_files");
  const nameOf = (part: CapturedPart | CaptureException) =>
    part.kind === "finger" ? nameFinger(codeFinger(part)) : t(part.kind === "photo" ? "photo" : "signature");

  function describeSource({ source, captured_at, captured_by }: CapturedPart): string {
    const at = `\u2066${dates.dateTime(captured_at)}\u2069`;
    if (source === "reused") return t("reusedFrom", { at: `\u2066${dates.date(captured_at)}\u2069` });
    return captured_by
      ? t("capturedBy", { at, by: `\u2068${captured_by.fullname}\u2069` })
      : t("capturedAt", { at });
  }
  /** How good it is, and what is to be known of it. */
  function describePart({ kind, quality, least_quality, checks = [], reason, signed_by }: CapturedPart) {
    if (kind === "photo") {
      return checks.some(({ result }) => result === "failed") && t("checkFailed", { reason: reason ?? "" });
    }
    if (kind === "signature") return signed_by === "guardian" && t("signedByGuardian");
    if (typeof quality !== "number") return t("notMeasured");
    return typeof least_quality === "number" && quality < least_quality
      ? t("qualityLow", { quality, least: least_quality })
      : t("quality", { quality });
  }
  function describeException({ kind, lasts, reason }: CaptureException): string {
    const label = findLabel(kind === "finger" ? exception_reasons : unable_to_sign_reasons, reason);
    return t(lasts === "permanent" ? "exceptedPermanent" : "exceptedTemporary", { reason: label });
  }
  return (
    <>
      <ul className={record.list}>
        {captures.map((part) => {
          const name = nameOf(part);
          return (
            <li key={part.id} className={record.entry}>
              <KeptPicture
                operation="getApplicationFile"
                request={{ path: { id, fileId: part.id }, isSilent: true }}
                name={name}
                alt={t("pictureOf", { part: name, name: applicant.name_en })}
                isGiven={isGiven}
                words={t}
              >
                <FileWords name={name}>
                  <span className={record.meta}>
                    <bdi>{describeSource(part)}</bdi>
                  </span>
                  {describePart(part) && <span className={record.meta}>{describePart(part)}</span>}
                </FileWords>
              </KeptPicture>
            </li>
          );
        })}
        {exceptions.map((exception) => (
          <li key={`exception ${exception.id}`} className={record.entry}>
            <FileWords name={nameOf(exception)}>
              <span className={record.meta}>
                <bdi>{describeException(exception)}</bdi>
              </span>
              {exception.notes && (
                <span className={record.meta}>
                  <AnyScript>{exception.notes}</AnyScript>
                </span>
              )}
            </FileWords>
          </li>
        ))}
        {(["photo", "fingerprints", "signature"] as const)
          .filter((part) => ![...captures, ...exceptions].some(({ kind }) => kind === kinds[part]))
          .map((part) => (
            <li key={part} className={record.entry}>
              <FileWords name={t(part)}>
                <span className={biometrics[part] === "missing" ? css.missing : record.meta}>
                  {t(biometrics[part])}
                </span>
              </FileWords>
            </li>
          ))}
      </ul>
      {vouched_by && (
        <p className={record.meta}>
          <bdi>
            {t("vouchedBy", {
              name: `\u2068${vouched_by.by.fullname}\u2069`,
              at: `\u2066${dates.dateTime(vouched_by.at)}\u2069`,
              reason: `\u2068${vouched_by.reason}\u2069`,
            })}
          </bdi>
        </p>
      )}
    </>
  );
}
