import type { MenuItem, ScanTone, ScanTones } from "@id-desk/ui";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRegistry } from "../runtime/registry/registry-context.ts";
import { isScanSoundOn, keepScanSound } from "./scan-sound-choice.ts";

/** Plays the tones of scanning, by the same object until a choice changes; this computer remembers that they were turned off. */
export function useScanSounds() {
  const { storage } = useRegistry();
  const [isOn, setShown] = useState(() => isScanSoundOn(storage));
  /** Draws the menu of a scan field; nothing until the tones have come. */
  const [draw, setDraw] = useState<(isOn: boolean, items: readonly MenuItem[]) => ReactNode>();
  const isMuted = useRef(!isOn);
  const tones = useRef<Promise<ScanTones | undefined>>(undefined);

  useEffect(() => {
    // They come right behind the page; without them it is silent, and says everything all the same.
    const created = import("./scan-menu.tsx").then(
      (loaded) => {
        const menu = loaded.createScanMenu(storage, () => isMuted.current);
        setDraw(() => menu.draw);
        return menu.tones;
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
  /** The menu in a scan field: how loud the tones are while they are on, and what else the page offers there. */
  const menu = useCallback((items: readonly MenuItem[]) => draw?.(isOn, items), [isOn, draw]);
  return useMemo(() => ({ isOn, setOn, play, menu }), [isOn, setOn, play, menu]);
}
