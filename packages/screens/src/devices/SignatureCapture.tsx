import { SignatureField, type SignatureFieldProps } from "@id-desk/ui";
import { useCopy } from "../runtime/registry-context.ts";
import { signatureCaptureCopy } from "./signature-capture.copy.ts";

/** What the taking of a signature is given. */
export type SignatureCaptureProps = Omit<SignatureFieldProps, "words">;

/** Takes a signature on the screen, or a picture of one on paper. */
export function SignatureCapture(field: SignatureCaptureProps) {
  const t = useCopy(signatureCaptureCopy);
  return (
    <SignatureField
      {...field}
      words={{
        surface: t("surface"),
        signHere: t("signHere"),
        alternative: t("alternative"),
        undo: t("undo"),
        clear: t("clear"),
        choose: t("choose"),
        again: t("again"),
        preparing: t("preparing"),
        taken: t("taken"),
        tooLittle: t("tooLittle"),
        cleared: t("cleared"),
        starting: t("starting"),
        unavailable: t("unavailable"),
        tryAgain: t("tryAgain"),
        alt: t("alt"),
        troubles: {
          otherKind: t("otherKind"),
          heic: t("heic"),
          unreadable: t("unreadable"),
          tooLarge: t("tooLarge"),
          blank: t("blank"),
        },
      }}
    />
  );
}
