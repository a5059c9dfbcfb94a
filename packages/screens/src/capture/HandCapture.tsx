import { readHandAndFinger } from "@id-desk/core";
import { HandField, type HandFieldProps, type HandFieldWords } from "@id-desk/ui";
import { useMemo } from "react";
import { codeFinger, useFingerNames } from "../records/useFingerNames.ts";
import { useCopy, useRegistryOptions } from "../runtime/registry/registry-context.ts";
import { useWords } from "../runtime/words/use-words.ts";
import { fingerCaptureCopy } from "./finger-capture.copy.ts";
import { handCaptureCopy } from "./hand-capture.copy.ts";

/** Takes the prints of several fingers, one after the other. */
export function HandCapture({
  description,
  ...props
}: Omit<HandFieldProps, "words" | "reader" | "readHandAndFinger">) {
  const t = useCopy(handCaptureCopy);
  const { devices } = useRegistryOptions();
  const reader = devices?.fingerprint;
  return (
    <HandField
      {...props}
      description={description ?? (reader ? undefined : t("withoutReader"))}
      words={useHandWords()}
      reader={reader}
      readHandAndFinger={readHandAndFinger}
    />
  );
}

function useHandWords(): HandFieldWords {
  const t = useCopy(handCaptureCopy);
  const texts = useWords(handCaptureCopy);
  const tFinger = useCopy(fingerCaptureCopy);
  const ofFinger = useWords(fingerCaptureCopy);
  const nameFinger = useFingerNames();
  return useMemo(
    () => ({
      ...texts,
      hands: texts,
      name: (hand, finger) => nameFinger(codeFinger({ hand, finger })),
      states: {
        ...texts,
        taken: (quality) => (quality === undefined ? texts.takenShort : t("takenShortWith", { quality })),
        low: (quality) => t("lowShort", { quality }),
      },
      progress: (done, count) => t("progress", { done, count }),
      take: (finger) => t("take", { finger: finger.toLowerCase() }),
      again: (finger) => t("again", { finger: finger.toLowerCase() }),
      tryAgain: ofFinger.tryAgain,
      keep: ofFinger.keep,
      remove: ofFinger.remove,
      looking: (name) => (name ? tFinger("looking", { reader: name }) : ofFinger.lookingForReader),
      prompts: { place: (finger) => tFinger("place", { finger }), lift: () => ofFinger.lift },
      preparing: ofFinger.preparing,
      taken: (finger, quality) =>
        quality === undefined ? t("takenNotMeasured", { finger }) : t("taken", { finger, quality }),
      low: (finger, quality, least, next, most) => t("low", { finger, quality, least, next, most }),
      lowAtLast: (best, least, tries) => t("lowAtLast", { quality: best ?? 0, least, tries }),
      removed: (finger) => t("removed", { finger }),
      quality: (quality, least) => t("quality", { quality, least }),
      notMeasured: ofFinger.notMeasured,
      alt: (finger) => t("alt", { finger: finger.toLowerCase() }),
      filesTaken: (count) => t("filesTaken", { count }),
      filesWithoutFinger: (count) => t("filesWithoutFinger", { count }),
      filesOfOneFinger: (count) => t("filesOfOneFinger", { count }),
      filesNotAsked: (count) => t("filesNotAsked", { count }),
      fileRefused: (name, reason) => t("fileRefused", { name, reason }),
      problems: ofFinger,
      troubles: ofFinger,
    }),
    [t, texts, tFinger, ofFinger, nameFinger],
  );
}
