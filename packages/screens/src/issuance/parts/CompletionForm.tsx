import type { Issuance, IssuanceSummary } from "@id-desk/core";
import { Checkbox, Select, TextArea } from "@id-desk/ui";
import { useEffect, useRef } from "react";
import { DocumentSlot } from "../../capture/DocumentSlot.tsx";
import { FingerCapture } from "../../capture/FingerCapture.tsx";
import { SignatureCapture } from "../../capture/SignatureCapture.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import * as css from "./CompletionForm.css.ts";
import { completionCopy } from "./completion.copy.ts";
import type { useCompletion } from "./useCompletion.ts";
import { useDocuments } from "./useDocuments.ts";
import { useIssuanceRules } from "./useIssuanceRules.ts";

/** What leads on from the first thing that is missing: its own field, else the button that takes it. */
function findFirstToPutRight(form: HTMLElement | null): HTMLElement | null | undefined {
  const part = form?.querySelector<HTMLElement>("[data-invalid]");
  return (
    part?.querySelector<HTMLElement>(":is(select, input, textarea)[aria-invalid=true]:enabled") ??
    part?.querySelector<HTMLElement>("button:enabled")
  );
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
  const documents = useDocuments({
    cardId: card.id,
    takesChunks,
    onChange: (document) => set({ document }),
  });
  const isInvalid = (...fields: Parameters<typeof problemOf>[0][]) => fields.some(problemOf) || undefined;
  return (
    <div ref={form} className={css.form}>
      <SettingsNeeded reading={settings.reading}>
        <div className={css.part} data-invalid={isInvalid("print", "reason")}>
          {!values.lacksPrint && (
            <FingerCapture
              label={name ? t("fingerprintOf", { name }) : t("fingerprint")}
              rules={settings.fingers}
              prints={[values.print]}
              onChange={([print]) => set({ print })}
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
            <SignatureCapture
              label={name ? t("signatureOf", { name }) : t("signature")}
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
            onChange={(isOnPaper) => {
              // What is still on its way is not wanted any more.
              if (!isOnPaper) documents.queue.clear();
              set({ isOnPaper });
            }}
          />
          {values.isOnPaper && (
            <div data-invalid={isInvalid("document", "signature")}>
              <DocumentSlot
                label={t("signedReceipt")}
                slot="signed_receipt"
                uploads={documents}
                value={values.document}
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
