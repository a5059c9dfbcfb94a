import { Alert, Button, Picture } from "@id-desk/ui";
import { BanIcon, CheckIcon, PenIcon, TrashIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { SignatureCapture } from "../SignatureCapture.tsx";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import { signatureItem as item } from "./capture-parts.ts";
import { ExceptionDialog } from "./ExceptionDialog.tsx";
import { NotRemoved, TakenLine, Unsent } from "./PartLines.tsx";
import * as css from "./station.css.ts";
import { useItemWords } from "./useItemWords.ts";
import type { Station } from "./useStation.ts";

/** Takes the signature of the applicant, or of the guardian of a child. */
export function SignatureSection({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const { signature: draft, setSignature: onDraft } = station;
  const { progress, biometrics, refusals, fileOf, may } = station;
  const [isAgain, setAgain] = useState(draft !== undefined);
  const [isExcepting, setExcepting] = useState(false);
  const wordOf = useItemWords(station, t);
  const found = progress.items.find(({ kind }) => kind === "signature");
  const isDisabled = !may("sendSignature");
  const file = fileOf(item);
  const { guardianSigns } = progress;
  const reason = refusals.signature;
  const isTaking = isAgain || (!found?.part && !found?.exception);
  const { name_en: name } = biometrics.applicant;
  return (
    <div className={css.part}>
      {isTaking && (
        <>
          <SignatureCapture
            label={t(guardianSigns ? "guardiansSignatureOf" : "signatureOf", { name })}
            value={draft}
            notUsed={t("signatureReady")}
            onChange={onDraft}
            errorMessage={
              reason && t("refused", { item: t(guardianSigns ? "guardiansSignature" : "signature"), reason })
            }
            isDisabled={isDisabled}
          />
          <div className={css.actions}>
            {draft && (
              <Button
                variant="primary"
                icon={<CheckIcon />}
                isDisabled={isDisabled}
                onPress={() => {
                  const signed_by = guardianSigns ? "guardian" : "applicant";
                  void station.take(item, draft, { signed_by });
                  onDraft(undefined);
                  setAgain(false);
                }}
              >
                {t("useSignature")}
              </Button>
            )}
            {!draft && (
              <Button
                variant="quiet"
                icon={<BanIcon />}
                isDisabled={!may("recordException")}
                onPress={() => setExcepting(true)}
              >
                {t("unableToSign")}
              </Button>
            )}
          </div>
        </>
      )}
      {!isTaking && found?.part && (
        <>
          {file && <Picture file={file} alt={t("signatureOf", { name })} size="sm" />}
          <TakenLine part={found.part} t={t} />
          <div className={css.actions}>
            <Button icon={<PenIcon />} isDisabled={isDisabled} onPress={() => setAgain(true)}>
              {t("signAgain")}
            </Button>
          </div>
        </>
      )}
      {!isTaking && !found?.part && found?.exception && (
        <Alert
          tone="warning"
          heading={wordOf(found).text}
          actions={
            <Button
              size="sm"
              icon={<TrashIcon />}
              isDisabled={!may("removeException")}
              onPress={() => void station.remove(item)}
            >
              {t(guardianSigns ? "guardianCanSign" : "removeException")}
            </Button>
          }
        >
          {!guardianSigns && t("thumbMark")}
        </Alert>
      )}
      <NotRemoved station={station} kind="signature" t={t} />
      <Unsent station={station} kind="signature" t={t} />
      {isExcepting && (
        <ExceptionDialog
          item={item}
          station={station}
          onClose={() => {
            setExcepting(false);
            setAgain(false);
          }}
          t={t}
        />
      )}
    </div>
  );
}
