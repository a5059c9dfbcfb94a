import type { ScanTone, ScanTones } from "@id-desk/ui";
import { createElement, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRegistry } from "../runtime/registry/registry-context.ts";
import { isScanSoundOn, keepScanSound } from "./scan-sound-choice.ts";

/** Plays the tones of scanning, by the same object until a choice changes; this computer remembers that they were turned off. */
export function useScanSounds() {
  const { storage } = useRegistry();
  const [isOn, setShown] = useState(() => isScanSoundOn(storage));
  /** Chooses how loud they are; nothing until they have come. */
  const [volume, setVolume] = useState<ReactNode>();
  const isMuted = useRef(!isOn);
  const tones = useRef<Promise<ScanTones | undefined>>(undefined);

  useEffect(() => {
    // They come right behind the page; without them it is silent, and says everything all the same.
    const created = import("./scan-tones.tsx").then(
      ({ createLoudTones, ScanVolume }) => {
        const made = createLoudTones(storage, () => isMuted.current);
        setVolume(createElement(ScanVolume, { tones: made }));
        return made;
      },
      () => undefined,
    );
    tones.current = created;
    return () => void created.then((made) => made?.close());
  }, [storage]);

  const setOn = useCallback(
    (next: boolean) => {
      isMuted.current = !next;
      setShown(next);
      keepScanSound(storage, next);
    },
    [storage],
  );
  const play = useCallback((kind: ScanTone) => void tones.current?.then((made) => made?.play(kind)), []);
  return useMemo(() => ({ isOn, setOn, play, volume }), [isOn, setOn, play, volume]);
}
