import { isAnswered, isReasonOf, readCaptureProgress } from "@id-desk/core";
import { Alert, Button, Form, Spinner } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { biometricsCaptureCopy, type CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { createSubmission, slotOf } from "../../capture/station/capture-parts.ts";
import { FingersSection } from "../../capture/station/FingersSection.tsx";
import { PhotoSection } from "../../capture/station/PhotoSection.tsx";
import { SignatureSection } from "../../capture/station/SignatureSection.tsx";
import { StoredParts } from "../../capture/station/StoredParts.tsx";
import { partItemOf } from "../../capture/station/useItemWords.ts";
import { type Station, useStation } from "../../capture/station/useStation.ts";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import { useSheet } from "./useApplicationSheet.ts";

const nobody = () => undefined;

/** Where the applicant's biometrics come from: from before, taken here, or taken later at the station. */
export function BiometricsSection() {
  const t = useCopy(submissionCopy);
  const tScreen = useCopy(screenCopy);
  const { biometrics, biometricsError, rereadBiometrics, returned } = useSheet();
  if (returned) return <Again />;
  if (biometrics) return <Choice />;
  if (!biometricsError) return <Spinner label={t("loadingCapture")} />;
  return (
    <Alert
      tone="danger"
      announce="at once"
      heading={t("biometricsFailed")}
      actions={
        <>
          <Button size="sm" onPress={rereadBiometrics}>
            {tScreen("tryAgain")}
          </Button>
          <Later />
        </>
      }
    >
      {biometricsError.message}
    </Alert>
  );
}

/** Leaves the biometrics to the station. */
function Later() {
  const t = useCopy(submissionCopy);
  const { change, confirm } = useSheet();
  return (
    <Button
      variant="quiet"
      onPress={() => {
        change({ taken: { from: "later" } });
        confirm("biometrics");
      }}
    >
      {t("captureLater")}
    </Button>
  );
}

function Choice() {
  const t = useCopy(submissionCopy);
  const tCapture = useCopy(biometricsCaptureCopy);
  const sheet = useSheet();
  const { biometrics, rules, change, confirm } = sheet;
  const idNumber = sheet.idNumber ?? "";
  const station = useStation({
    idNumber,
    biometrics,
    rules,
    set: null,
    keepsSets: false,
    onSet: nobody,
    t: tCapture,
  });
  const [isCapturing, setCapturing] = useState(false);
  const { usable, age } = station;
  const before = readCaptureProgress({
    settings: rules.biometrics,
    age,
    parts: usable.map((part) => ({ ...part, source: "reused" as const })),
    exceptions: [],
  });
  const isWhole = usable.length > 0 && before.missing.length === 0;

  function takeBefore(): void {
    const facts = { idNumber, set: null, keepsSets: false, taken: [], reused: usable, exceptions: [] };
    change({ taken: { from: "reused", form: createSubmission(facts) } });
    confirm("biometrics");
  }
  if (isCapturing && biometrics) {
    return (
      <CaptureHere
        station={{ ...station, biometrics }}
        tCapture={tCapture}
        onBack={() => setCapturing(false)}
      />
    );
  }
  return (
    <Form onSubmit={() => (isWhole ? takeBefore() : setCapturing(true))}>
      <p className={css.note}>{t(isWhole ? "before" : "none")}</p>
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {t(isWhole ? "useThese" : "captureHere")}
        </Button>
        {isWhole && <Button onPress={() => setCapturing(true)}>{t("captureNew")}</Button>}
        <Later />
      </div>
      <p className={css.note}>{t("laterHelp")}</p>
    </Form>
  );
}

/** What staff have confirmed holds as long as nothing is taken, excepted or removed after it. */
function useConfirmed({ taken, exceptions, reused }: Station["facts"]): void {
  const { taken: confirmed, change } = useSheet();
  const standing = [
    ...taken.map(({ item, at }) => `${slotOf(item)} ${at}`),
    ...exceptions.map((exception) => `no ${slotOf(exception)}`),
    ...reused.map(({ id }) => id),
  ].join();
  const before = useRef(standing);
  const forget = useLatest(() => confirmed?.from === "captured" && change({ taken: undefined }));
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    forget.current();
  }, [standing, forget]);
}

/** What of a capture is what, in the words of the registry's reasons. */
const fieldOf = { photo: "photo", finger: "fingerprints", signature: "signature" } as const;

/** Takes again what the registry has returned an application for; everything else stays. */
function Again() {
  const t = useCopy(submissionCopy);
  const tCapture = useCopy(biometricsCaptureCopy);
  const { applicant, idNumber = "", rules, answers, change, confirm, isEditing } = useSheet();
  const biometrics = { applicant, application: null, stored: [], set: null };
  const station = useStation({
    idNumber,
    biometrics,
    rules,
    set: null,
    keepsSets: false,
    onSet: nobody,
    t: tCapture,
  });
  const reasons = answers?.reasons.filter((reason) => isReasonOf("biometrics", reason)) ?? [];
  const has = (field: string) => reasons.length === 0 || reasons.some((reason) => reason.field === field);
  const { facts, look, signature, progress } = station;
  useConfirmed(facts);
  const kinds = [...facts.taken.map(({ item }) => item.kind), ...facts.exceptions.map(({ kind }) => kind)];
  const changed = kinds.map((kind) => fieldOf[kind]);
  const isOpen = reasons.some(
    (reason) => answers && !isAnswered(reason, { ...answers, changed: [...answers.changed, ...changed] }),
  );
  const isUnused = look.isUnused || look.isChecking || Boolean(look.failed) || signature !== undefined;
  const all = { ...station, biometrics };
  return (
    <div className={css.part}>
      <p className={css.note}>{t("heldHere")}</p>
      {has("photo") && <PhotoSection station={all} t={tCapture} />}
      {has("fingerprints") && !progress.guardianSigns && <FingersSection station={all} t={tCapture} />}
      {has("signature") && <SignatureSection station={all} t={tCapture} />}
      <div className={css.actions}>
        <Button
          variant="primary"
          isDisabled={isOpen || isUnused}
          disabledReason={isOpen ? t("answerFirst") : t("useFirst")}
          onPress={() => {
            const waits = progress.supervisorFor.length > 0;
            const form = createSubmission(facts, waits ? { wait_for_supervisor: true } : {});
            change({ taken: changed.length > 0 ? { from: "captured", form, changed } : undefined });
            confirm("biometrics");
          }}
        >
          {t("continue")}
        </Button>
        {isEditing && (
          <Button variant="quiet" onPress={() => confirm("biometrics")}>
            {t("otherWay")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Takes the photograph, the fingerprints and the signature, and keeps them in this window. */
function CaptureHere({
  station,
  tCapture,
  onBack,
}: {
  readonly station: Station;
  readonly tCapture: CaptureWords;
  readonly onBack: () => void;
}) {
  const t = useCopy(submissionCopy);
  const { change, confirm } = useSheet();
  const { progress, facts, look, signature, nameOf } = station;
  useConfirmed(facts);
  const unused = {
    photo: look.isUnused || look.isChecking || Boolean(look.failed),
    signature: Boolean(signature),
  };
  const missing = progress.missing
    .filter(({ kind }) => kind === "finger" || !unused[kind])
    .map((item) => tCapture("missing", { item: nameOf(partItemOf(item)) }));
  const waiting = [
    look.isUnused && tCapture("photoReady"),
    look.isChecking && tCapture("photoChecking"),
    look.failed && tCapture("photoNeedsReason"),
    signature && tCapture("signatureReady"),
    progress.needsMark && tCapture("markNeeded"),
  ];
  const why = [...missing, ...waiting].filter((sentence) => typeof sentence === "string");
  const waits = progress.supervisorFor.length > 0;
  return (
    <div className={css.part}>
      <p className={css.note}>{t("heldHere")}</p>
      <StoredParts station={station} t={tCapture} />
      <h3 className={css.heading}>{tCapture("photo")}</h3>
      <PhotoSection station={station} t={tCapture} />
      {!progress.guardianSigns && (
        <>
          <h3 className={css.heading}>{tCapture("fingers")}</h3>
          <FingersSection station={station} t={tCapture} />
        </>
      )}
      <h3 className={css.heading}>{tCapture("sign")}</h3>
      <SignatureSection station={station} t={tCapture} />
      {waits && <Alert tone="warning" heading={t("supervisorLater")} />}
      <div className={css.actions}>
        <Button
          variant="primary"
          isDisabled={why.length > 0}
          disabledReason={why.join(" ")}
          onPress={() => {
            const form = createSubmission(facts, waits ? { wait_for_supervisor: true } : {});
            change({ taken: { from: "captured", form } });
            confirm("biometrics");
          }}
        >
          {t("useCaptured")}
        </Button>
        <Button variant="quiet" onPress={onBack}>
          {t("otherWay")}
        </Button>
      </div>
    </div>
  );
}
