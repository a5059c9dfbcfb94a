import { createTones } from "@id-desk/ui";
import type { StorageLike } from "../runtime/registry/create-registry.ts";
import { keepChoice, readChoice } from "../runtime/registry/kept-choice.ts";
import { isScanSoundOn } from "./scan-sound-choice.ts";

const storageKey = "idd-scan-volume";

/** How loud the tones can be, each from 0 to 1. */
const loudness = { quiet: 0.08, normal: 0.25, loud: 0.7 } as const;

/** How loud the tones are. */
export type Volume = keyof typeof loudness;

/** Every choice of how loud the tones are, the quietest first. */
export const volumes = Object.keys(loudness) as readonly Volume[];

/** Makes the tones of scanning; this computer remembers how loud they were set. */
export function createLoudTones(storage: StorageLike | null, isMuted: () => boolean) {
  const kept = readChoice(storage, storageKey);
  let volume: Volume = volumes.find((each) => each === kept) ?? "normal";
  return {
    ...createTones({ isMuted, volume: () => loudness[volume] }),
    readVolume: () => volume,
    setVolume(next: Volume) {
      volume = next;
      keepChoice(storage, storageKey, next);
    },
  };
}

/** Makes the tones for a page without a button for them: on or off as staff chose last. */
export const createChosenTones = (storage: StorageLike | null) =>
  createLoudTones(storage, () => !isScanSoundOn(storage));
