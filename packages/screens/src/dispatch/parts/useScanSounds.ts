import { createTones, type ScanTone } from "@id-desk/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRegistry } from "../../runtime/registry-context.ts";

const storageKey = "idd-scan-sound";

/** The tones of scanning, and whether this computer wants to hear them. */
export interface ScanSounds {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly play: (kind: ScanTone) => void;
}

/** Plays the tones of scanning; this computer remembers that they were turned off. */
export function useScanSounds(): ScanSounds {
  const { storage } = useRegistry();
  const [isOn, setShown] = useState(() => readChoice(storage?.getItem.bind(storage)));
  const isMuted = useRef(!isOn);
  const tones = useRef<ReturnType<typeof createTones>>(undefined);

  useEffect(() => {
    const created = createTones({ isMuted: () => isMuted.current });
    tones.current = created;
    return () => created.close();
  }, []);

  const setOn = useCallback(
    (next: boolean) => {
      isMuted.current = !next;
      setShown(next);
      try {
        storage?.setItem(storageKey, next ? "on" : "off");
      } catch {
        // A full or forbidden storage forgets the choice, and nothing else.
      }
    },
    [storage],
  );
  const play = useCallback((kind: ScanTone) => tones.current?.play(kind), []);
  return { isOn, setOn, play };
}

function readChoice(read: ((key: string) => string | null) | undefined): boolean {
  try {
    return read?.(storageKey) !== "off";
  } catch {
    return true;
  }
}
