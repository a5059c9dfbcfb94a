import type { FingerprintFieldWords, SignatureFieldWords } from "@id-desk/ui";
import { useMemo } from "react";
import type { Translate } from "../../runtime/words/copy.ts";
import type { completionCopy } from "./completion.copy.ts";

type Words = Translate<typeof completionCopy.texts>;

/** What the field of a fingerprint says. */
export function useFingerprintWords(t: Words): FingerprintFieldWords {
  return useMemo(
    () => ({
      finger: t("finger"),
      take: t("takePrint"),
      again: t("takeAgain"),
      tryAgain: t("tryAgain"),
      cancel: t("cancel"),
      keep: t("keepPrint"),
      choose: t("choosePrint"),
      remove: t("remove"),
      idle: t("noPrintYet"),
      withoutReader: t("withoutReader"),
      looking: (reader) => (reader ? t("looking", { reader }) : t("lookingForReader")),
      prompts: { place: (finger) => t("place", { finger }), lift: () => t("lift") },
      preparing: t("preparing"),
      low: (quality, least) => t("low", { quality, least }),
      taken: (finger) => t("printTaken", { finger }),
      quality: (quality) => t("quality", { quality }),
      notMeasured: t("notMeasured"),
      cancelled: t("cancelled"),
      removed: t("printRemoved"),
      alt: () => t("printAlt"),
      problems: {
        noAgent: t("noAgent"),
        notAllowed: t("notAllowed"),
        noDevice: t("noDevice"),
        busy: t("busy"),
        timeout: t("timeout"),
        lost: t("lost"),
        failed: t("failed"),
      },
      troubles: {
        otherKind: t("otherPrint"),
        heic: t("heic"),
        unreadable: t("unreadable"),
        tooLarge: t("tooLarge"),
        blank: t("blank"),
      },
    }),
    [t],
  );
}

/** What the field of a signature says. */
export function useSignatureWords(t: Words): SignatureFieldWords {
  return useMemo(
    () => ({
      surface: t("surface"),
      signHere: t("signHere"),
      alternative: t("alternative"),
      undo: t("undo"),
      clear: t("clear"),
      choose: t("choosePicture"),
      again: t("signAgain"),
      preparing: t("preparing"),
      taken: t("signatureTaken"),
      tooLittle: t("tooLittle"),
      cleared: t("cleared"),
      starting: t("starting"),
      unavailable: t("unavailable"),
      tryAgain: t("tryAgain"),
      alt: t("signatureAlt"),
      troubles: {
        otherKind: t("otherPicture"),
        heic: t("heic"),
        unreadable: t("unreadable"),
        tooLarge: t("tooLarge"),
        blank: t("blank"),
      },
    }),
    [t],
  );
}
