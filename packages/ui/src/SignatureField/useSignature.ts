import { useEffect, useRef, useState } from "react";
import { isBlank } from "../internal/pictures/is-blank.ts";
import { encodePhoto, openPicture, type PhotoLimits } from "../internal/pictures/prepare-photo.ts";
import { useNewest } from "../internal/useNewest.ts";
import { type Ink, measureInk } from "./ink.ts";
import type { SignatureFieldProps, SignatureTrouble } from "./SignatureField.tsx";
import { useInk } from "./useInk.ts";

type Outcome = "taken" | "tooLittle" | "cleared";

/** What is signed, on the surface or in a picture, and what became of it. */
export function useSignature({
  value,
  onChange,
  leastInk,
  limits,
  isDisabled,
}: Pick<SignatureFieldProps, "value" | "onChange"> & {
  leastInk: number;
  limits: PhotoLimits;
  isDisabled: boolean;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [trouble, setTrouble] = useState<SignatureTrouble>();
  const [isPreparing, setPreparing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(value && "taken");
  // What the surface gave last: any other value is a picture, as where the page was folded away in between.
  const [drawn, setDrawn] = useState<Blob>();
  const begin = useNewest();

  const surface = useInk(canvas, { isDisabled, onInk: (ink, width) => void takeInk(ink, width) });
  const picture = value === drawn ? undefined : value;

  async function takeInk(ink: Ink, width: number): Promise<void> {
    const isNewest = begin();
    setTrouble(undefined);
    const isEnough = measureInk(ink) >= leastInk * width;
    const picture = isEnough ? await surface.picture() : undefined;
    if (!isNewest()) return;
    setDrawn(picture ?? undefined);
    setOutcome(picture ? "taken" : ink.length > 0 ? "tooLittle" : "cleared");
    onChange(picture ?? undefined);
  }

  async function take(file: File): Promise<void> {
    const isNewest = begin();
    setPreparing(true);
    setTrouble(undefined);
    const prepared = await prepareSignature(file, limits);
    if (!isNewest()) return;
    setPreparing(false);
    if ("trouble" in prepared) return setTrouble(prepared.trouble);
    surface.clear();
    setDrawn(undefined);
    setOutcome("taken");
    onChange(prepared.photo);
  }

  // Whoever holds the value has let go of it, as for the next person.
  const wasGiven = useRef(value !== undefined);
  useEffect(() => {
    if (wasGiven.current && value === undefined && drawn !== undefined) {
      begin();
      surface.clear();
      setDrawn(undefined);
      setOutcome(undefined);
    }
    wasGiven.current = value !== undefined;
  });

  return {
    surface,
    canvas,
    picture,
    isPreparing,
    trouble,
    outcome: isPreparing ? undefined : outcome,
    take,
    clear() {
      surface.clear();
      void takeInk([], 1);
    },
    startAnew() {
      setDrawn(undefined);
      setOutcome("cleared");
      setTrouble(undefined);
      onChange(undefined);
    },
  };
}

/** A picture of a signature as a JPEG on white; one with nothing on it is refused. */
async function prepareSignature(
  file: Blob,
  limits: PhotoLimits,
): Promise<{ readonly photo: Blob } | { readonly trouble: SignatureTrouble }> {
  const opened = await openPicture(file);
  if ("trouble" in opened) return opened;
  try {
    if (isBlank(opened.picture)) return { trouble: "blank" };
    return await encodePhoto(opened.picture, limits);
  } finally {
    opened.picture.close();
  }
}
