import { findLabel, type Issuance } from "@id-desk/core";
import { Button, Picture, Spinner } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import * as record from "../../records/record.css.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { codeFinger, useFingerNames } from "../parts/useFingerNames.ts";
import { useIssuanceRules } from "../parts/useIssuanceRules.ts";
import * as css from "./IssuanceDrawer.css.ts";
import { recordCopy } from "./record.copy.ts";

/** What was taken from the collector as proof: its pictures where the server shows them, else that it is kept. */
export function RecordProof({
  issuance: { card, collector, owner, proof },
  isShown,
}: {
  readonly issuance: Issuance;
  /** The server shows the proof of a hand-over. */
  readonly isShown: boolean;
}) {
  const t = useCopy(recordCopy);
  const settings = useIssuanceRules();
  const nameFinger = useFingerNames();
  const name = collector?.name || owner.name_en;
  const reason = proof?.thumb_missing_reason;
  if (!proof?.thumb && !proof?.signature && !reason) return <p className={record.empty}>{t("noProof")}</p>;
  const code = codeFinger({ finger: proof.finger ?? "thumb", hand: proof.hand ?? undefined });
  const finger = t("print", { finger: nameFinger(code) });
  const show = (kind: "thumb" | "signature", caption: string, alt: string) => (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{caption}</figcaption>
      {isShown ? <EvidencePicture path={{ id: card.id, kind }} alt={alt} /> : <p>{t("kept")}</p>}
    </figure>
  );
  return (
    <div className={css.pictures}>
      {proof.thumb && show("thumb", finger, t("printAlt", { name }))}
      {!proof.thumb && reason && (
        <p>{t("noPrint", { reason: findLabel(settings.thumb_missing_reasons, reason) })}</p>
      )}
      {proof.signature && show("signature", t("signature"), t("signatureAlt", { name }))}
    </div>
  );
}

function EvidencePicture({
  path,
  alt,
}: {
  readonly path: { readonly id: number; readonly kind: "thumb" | "signature" };
  readonly alt: string;
}) {
  const t = useCopy(recordCopy);
  const reading = useRead("getIssuanceEvidence", { path, isSilent: true }, { readsOnce: true });
  const { data: picture, error, isLoading, refresh } = reading;
  if (error && !isLoading) {
    return (
      <>
        <p role="alert">{t("pictureFailed")}</p>
        <div>
          <Button size="sm" icon={<RefreshIcon />} onPress={refresh}>
            {t("tryAgain")}
          </Button>
        </div>
      </>
    );
  }
  if (!picture) return <Spinner label={t("loadingPicture")} />;
  return <Picture file={picture} alt={alt} size="sm" className={css.picture} />;
}
