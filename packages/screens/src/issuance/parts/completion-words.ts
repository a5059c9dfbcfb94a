import type { FingerprintFieldWords, SignatureFieldWords } from "@id-desk/ui";
import { useMemo } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { completionCopy } from "./completion.copy.ts";

/** What the field of a fingerprint says. */
export function useFingerprintWords(): FingerprintFieldWords {
  const t = useCopy(completionCopy);
  const words = useWords(completionCopy);
  return useMemo(
    () => ({
      ...words,
      take: words.takePrint,
      again: words.takeAgain,
      keep: words.keepPrint,
      choose: words.choosePrint,
      idle: words.noPrintYet,
      looking: (reader) => (reader ? t("looking", { reader }) : words.lookingForReader),
      prompts: { place: (finger) => t("place", { finger }), lift: () => words.lift },
      low: (quality, least) => t("low", { quality, least }),
      taken: (finger) => t("printTaken", { finger }),
      quality: (quality) => t("quality", { quality }),
      removed: words.printRemoved,
      alt: () => words.printAlt,
      problems: words,
      troubles: { ...words, otherKind: words.otherPrint },
    }),
    [t, words],
  );
}

/** What the field of a signature says. */
export function useSignatureWords(): SignatureFieldWords {
  const words = useWords(completionCopy);
  return useMemo(
    () => ({
      ...words,
      choose: words.choosePicture,
      again: words.signAgain,
      taken: words.signatureTaken,
      alt: words.signatureAlt,
      troubles: { ...words, otherKind: words.otherPicture },
    }),
    [words],
  );
}
