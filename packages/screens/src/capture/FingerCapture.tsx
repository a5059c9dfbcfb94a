import { type FingerRule, readHandAndFinger } from "@id-desk/core";
import {
  type FingerChoice,
  type Fingerprint,
  FingerprintField,
  type FingerprintFieldProps,
} from "@id-desk/ui";
import { codeFinger, useFingerNames } from "../records/useFingerNames.ts";
import { useCopy, useRegistryOptions } from "../runtime/registry/registry-context.ts";
import { useWords } from "../runtime/words/use-words.ts";
import { fingerCaptureCopy } from "./finger-capture.copy.ts";

/** The finger that a file's name says; of the chosen hand where the name says none. */
function findFinger(fingers: readonly FingerChoice[], fileName: string, chosen: string): string | undefined {
  const named = readHandAndFinger(fileName);
  const hand = named?.hand ?? fingers.find(({ value }) => value === chosen)?.hand;
  const ofFinger = fingers.filter(({ finger }) => finger === named?.finger);
  const ofHand = ofFinger.find((each) => each.hand === hand);
  return (ofHand ?? (named?.hand ? undefined : ofFinger[0]))?.value;
}

interface FingerCaptureProps extends Pick<FingerprintFieldProps, "label" | "errorMessage" | "isDisabled"> {
  /** The fingers that may be taken, the one that is asked for first in front. */
  readonly rules: readonly FingerRule[];
  /** How many of them may be taken. Default 1. */
  readonly most?: number;
  /** One for each field that is shown; the place of a print that was removed stays. */
  readonly prints: readonly (Fingerprint | undefined)[];
  readonly onChange: (prints: readonly (Fingerprint | undefined)[]) => void;
}

/** Takes fingerprints, each finger once: a field for each print that is there, and one for the next. */
export function FingerCapture({
  label,
  rules,
  most = 1,
  prints,
  onChange,
  errorMessage,
  ...options
}: FingerCaptureProps) {
  const t = useCopy(fingerCaptureCopy);
  const texts = useWords(fingerCaptureCopy);
  const { devices } = useRegistryOptions();
  const nameFinger = useFingerNames();
  const choices = rules.map(({ finger, hand, least_quality: leastQuality }) => {
    const value = codeFinger({ finger, hand });
    return { value, label: nameFinger(value), finger, hand, leastQuality };
  });
  const places = prints.every(Boolean) ? [...prints, undefined] : prints;
  const firstEmpty = places.indexOf(undefined);
  return places.slice(0, Math.min(most, Math.max(choices.length, 1))).map((print, place) => {
    const taken = prints.map((other) => other !== print && other?.finger);
    const fingers = choices.filter(({ value }) => !taken.includes(value));
    return (
      <FingerprintField
        // biome-ignore lint/suspicious/noArrayIndexKey: a print keeps its place.
        key={place}
        {...options}
        label={most > 1 && print ? nameFinger(print.finger) : label}
        words={{
          ...texts,
          looking: (reader) => (reader ? t("looking", { reader }) : texts.lookingForReader),
          prompts: { place: (finger) => t("place", { finger }), lift: () => texts.lift },
          low: (quality, least) => t("low", { quality, least }),
          taken: (finger) => t("taken", { finger }),
          quality: (quality) => t("quality", { quality }),
          alt: () => texts.alt,
          problems: texts,
          troubles: texts,
        }}
        reader={devices?.fingerprint}
        fingers={fingers}
        readFinger={(fileName, chosen) => findFinger(fingers, fileName, chosen)}
        value={print}
        onChange={(next) => onChange(places.with(place, next).slice(0, Math.max(prints.length, place + 1)))}
        errorMessage={most === 1 || place === firstEmpty ? errorMessage : undefined}
      />
    );
  });
}
