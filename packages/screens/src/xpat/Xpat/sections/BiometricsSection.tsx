import { Alert, Button } from "@id-desk/ui";
import { useEffect, useRef } from "react";
import { biometricsCaptureCopy } from "../../../capture/station/biometrics-capture.copy.ts";
import { createSubmission, slotOf } from "../../../capture/station/capture-parts.ts";
import { FingersSection } from "../../../capture/station/FingersSection.tsx";
import { PhotoSection } from "../../../capture/station/PhotoSection.tsx";
import { SignatureSection } from "../../../capture/station/SignatureSection.tsx";
import { StoredParts } from "../../../capture/station/StoredParts.tsx";
import { partItemOf } from "../../../capture/station/useItemWords.ts";
import { useStation } from "../../../capture/station/useStation.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useLatest } from "../../../runtime/registry/use-latest.ts";
import { useListText } from "../../../runtime/words/use-list-text.ts";
import { readPersonFacts } from "../usePersonFacts.tsx";
import { useSheet } from "../useXpatSheet.ts";
import { xpatCopy } from "../Xpat.copy.ts";
import * as css from "../Xpat.css.ts";

const nothing = () => undefined;

/** Takes the photograph, the fingerprints and the signature, or uses those from before. All stay in this window. */
export function BiometricsSection() {
  const t = useCopy(xpatCopy);
  const tCapture = useCopy(biometricsCaptureCopy);
  const list = useListText();
  const { person, rules, change, confirm, saving } = useSheet();
  const { name } = readPersonFacts(person);
  const expat = person.kind === "known" ? person.expat : undefined;
  const born = person.kind === "new" ? person.values.date_of_birth : expat?.date_of_birth;
  const biometrics = {
    applicant: { name_en: name, date_of_birth: born },
    stored: expat?.captured?.parts ?? [],
  };
  const station = useStation({
    idNumber: "",
    biometrics,
    rules,
    set: null,
    keepsSets: false,
    onSet: nothing,
    t: tCapture,
  });
  const all = { ...station, biometrics };
  const { facts, look, signature, progress, nameOf } = station;

  const { taken, reused, exceptions } = facts;
  const content = [
    ...taken.map(({ item, at }) => `${slotOf(item)} ${at}`),
    ...exceptions.map((exception) => `no ${slotOf(exception)}`),
    ...reused.map(({ id }) => id),
  ].join();
  // The sheet has what this window has, also where staff open another section in between.
  const keep = useLatest(() => {
    const kinds = [...taken.map(({ item }) => item.kind), ...reused.map(({ kind }) => kind)];
    change({ biometrics: content === "" ? undefined : { form: createSubmission(facts), kinds } });
  });
  const kept = useRef("");
  useEffect(() => {
    if (kept.current === content) return;
    kept.current = content;
    keep.current();
  }, [content, keep]);
  const isUnused = look.isUnused || look.isChecking || Boolean(look.failed) || signature !== undefined;
  const missing = progress.missing.map((item) => nameOf(partItemOf(item)));
  return (
    <div className={css.part}>
      <p className={css.note}>{t("heldHere")}</p>
      {saving.refusal?.step === "biometrics" && (
        <Alert tone="danger" announce="at once" heading={t("biometricsRefused")}>
          {saving.errorText}
        </Alert>
      )}
      <StoredParts station={all} t={tCapture} />
      <h3 className={css.name}>{t("photo")}</h3>
      <PhotoSection station={all} t={tCapture} />
      {!progress.guardianSigns && (
        <>
          <h3 className={css.name}>{t("fingers")}</h3>
          <FingersSection station={all} t={tCapture} />
        </>
      )}
      <h3 className={css.name}>{t("signature")}</h3>
      <SignatureSection station={all} t={tCapture} />
      {missing.length > 0 && <p className={css.note}>{t("notTaken", { items: list(missing) })}</p>}
      <div className={css.actions}>
        <Button
          variant="primary"
          isDisabled={isUnused}
          disabledReason={t("useFirst")}
          onPress={() => confirm("biometrics")}
        >
          {t("continue")}
        </Button>
      </div>
    </div>
  );
}
