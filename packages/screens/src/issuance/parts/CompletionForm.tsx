import { type Issuance, type IssuanceSummary, readHandAndFinger } from "@id-desk/core";
import { Checkbox, type FingerChoice, FingerprintField, Select, SignatureField, TextArea } from "@id-desk/ui";
import { useEffect, useRef } from "react";
import { useCopy, useRegistryOptions } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import * as css from "./CompletionForm.css.ts";
import { completionCopy } from "./completion.copy.ts";
import { DocumentUpload } from "./DocumentUpload.tsx";
import type { useCompletion } from "./useCompletion.ts";
import { codeFinger, useFingerNames } from "./useFingerNames.ts";
import { useIssuanceRules } from "./useIssuanceRules.ts";

/** What leads on from the first thing that is missing: its own field, else the button that takes it. */
function findFirstToPutRight(form: HTMLElement | null): HTMLElement | null | undefined {
  const part = form?.querySelector<HTMLElement>("[data-invalid]");
  return (
    part?.querySelector<HTMLElement>(":is(select, input, textarea)[aria-invalid=true]:enabled") ??
    part?.querySelector<HTMLElement>("button:enabled")
  );
}

/** The finger that a file's name says; of the chosen hand where the name says none. */
function findFinger(fingers: readonly FingerChoice[], fileName: string, chosen: string): string | undefined {
  const named = readHandAndFinger(fileName);
  const hand = named?.hand ?? fingers.find(({ value }) => value === chosen)?.hand;
  const ofFinger = fingers.filter(({ finger }) => finger === named?.finger);
  const ofHand = ofFinger.find((each) => each.hand === hand);
  return (ofHand ?? (named?.hand ? undefined : ofFinger[0]))?.value;
}

/** Takes the proof of a hand-over from its collector. */
export function CompletionForm({
  completion: { values, field, set, problemOf, lacking, error },
  record: { card, owner, collector },
  takesChunks,
  isDisabled,
}: {
  readonly completion: ReturnType<typeof useCompletion>;
  /** Whose proof it is. */
  readonly record: Pick<Issuance | IssuanceSummary, "card" | "owner" | "collector">;
  /** The server takes files in chunks. */
  readonly takesChunks: boolean;
  readonly isDisabled: boolean;
}) {
  const t = useCopy(completionCopy);
  const { devices } = useRegistryOptions();
  const settings = useIssuanceRules();
  const name = collector?.name || owner.name_en;
  const form = useRef<HTMLDivElement>(null);
  const { isKnown } = settings.reading;
  useEffect(() => {
    if (!lacking && !error) return;
    // Where nothing can be chosen yet, it is the button that asks for the choices again.
    const retry = form.current?.querySelector<HTMLElement>("button");
    (isKnown ? findFirstToPutRight(form.current) : retry)?.focus();
  }, [lacking, error, isKnown]);
  const nameFinger = useFingerNames();
  const fingers = settings.fingers.map(({ finger, hand, least_quality: leastQuality }) => {
    const value = codeFinger({ finger, hand });
    return { value, label: nameFinger(value), finger, hand, leastQuality };
  });
  const texts = useWords(completionCopy);
  const isInvalid = (...fields: Parameters<typeof problemOf>[0][]) => fields.some(problemOf) || undefined;
  return (
    <div ref={form} className={css.form}>
      <SettingsNeeded reading={settings.reading}>
        <div className={css.part} data-invalid={isInvalid("print", "reason")}>
          {!values.lacksPrint && (
            <FingerprintField
              label={name ? t("fingerprintOf", { name }) : t("fingerprint")}
              words={{
                ...texts,
                take: texts.takePrint,
                again: texts.takeAgain,
                keep: texts.keepPrint,
                choose: texts.choosePrint,
                idle: texts.noPrintYet,
                looking: (reader) => (reader ? t("looking", { reader }) : texts.lookingForReader),
                prompts: { place: (finger) => t("place", { finger }), lift: () => texts.lift },
                low: (quality, least) => t("low", { quality, least }),
                taken: (finger) => t("printTaken", { finger }),
                quality: (quality) => t("quality", { quality }),
                removed: texts.printRemoved,
                alt: () => texts.printAlt,
                problems: texts,
                troubles: { ...texts, otherKind: texts.otherPrint },
              }}
              reader={devices?.fingerprint}
              fingers={fingers}
              readFinger={(fileName, chosen) => findFinger(fingers, fileName, chosen)}
              value={values.print}
              onChange={(print) => set({ print })}
              errorMessage={problemOf("print")}
              isDisabled={isDisabled}
            />
          )}
          <Checkbox
            label={t("lacksPrint")}
            isSelected={values.lacksPrint}
            isDisabled={isDisabled}
            onChange={(lacksPrint) => set({ lacksPrint })}
          />
          {values.lacksPrint && (
            <>
              <Select
                {...field("reason")}
                name="thumb_missing_reason"
                label={t("reason")}
                placeholder={t("chooseReason")}
                isRequired
                options={settings.thumb_missing_reasons.map(({ code, label }) => ({ value: code, label }))}
                value={values.reason || null}
                errorMessage={problemOf("reason") ?? problemOf("print")}
                isDisabled={isDisabled}
              />
              <TextArea
                {...field("reasonNotes")}
                name="thumb_missing_notes"
                label={t("reasonNotes")}
                isOptional
                maxLength={500}
                isDisabled={isDisabled}
              />
            </>
          )}
        </div>
        <div className={css.part} data-invalid={values.isOnPaper ? undefined : isInvalid("signature")}>
          {!values.isOnPaper && (
            <SignatureField
              label={name ? t("signatureOf", { name }) : t("signature")}
              words={{
                ...texts,
                choose: texts.choosePicture,
                again: texts.signAgain,
                taken: texts.signatureTaken,
                alt: texts.signatureAlt,
                troubles: { ...texts, otherKind: texts.otherPicture },
              }}
              value={values.signature}
              onChange={(signature) => set({ signature })}
              errorMessage={problemOf("signature")}
              isDisabled={isDisabled}
            />
          )}
          <Checkbox
            label={t("onPaper")}
            isSelected={values.isOnPaper}
            isDisabled={isDisabled}
            onChange={(isOnPaper) => set({ isOnPaper })}
          />
          {values.isOnPaper && (
            <div data-invalid={isInvalid("document", "signature")}>
              <DocumentUpload
                label={t("signedReceipt")}
                type="signed_receipt"
                cardId={card.id}
                uploads={settings.uploads}
                takesChunks={takesChunks}
                value={values.document}
                onChange={(document) => set({ document })}
                errorMessage={problemOf("document") ?? problemOf("signature")}
                isDisabled={isDisabled}
              />
            </div>
          )}
        </div>
      </SettingsNeeded>
    </div>
  );
}
