import type { StorageLike } from "../runtime/registry/create-registry.ts";
import { keepChoice, readChoice } from "../runtime/registry/kept-choice.ts";

const storageKey = "idd-scan-sound";

/** Whether the tones of scanning are on. This computer remembers the choice. */
export const isScanSoundOn = (storage: StorageLike | null): boolean =>
  readChoice(storage, storageKey) !== "off";

/** Remembers on this computer whether the tones of scanning are on. */
export const keepScanSound = (storage: StorageLike | null, isOn: boolean): void =>
  keepChoice(storage, storageKey, isOn ? "on" : "off");
