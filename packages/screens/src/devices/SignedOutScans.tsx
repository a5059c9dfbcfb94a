import { readScannedCards } from "@id-desk/core";
import { Alert, type ScanTones, useBursts } from "@id-desk/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useCopy, useRegistry } from "../runtime/registry/registry-context.ts";
import { useKeptScans } from "../runtime/scanners/kept-scans.ts";
import { Phrase } from "../runtime/words/Phrase.tsx";
import { signedOutScansCopy } from "./signed-out-scans.copy.ts";

/**
 * Takes the cards that are scanned while nobody is signed in, before a field for names or passwords gets them, and says
 * that they have to be scanned again.
 */
export function SignedOutScans() {
  const t = useCopy(signedOutScansCopy);
  const { missed } = useKeptScans();
  const serials = useSyncExternalStore(missed.subscribe, missed.readSinceEnd);
  const [times, setTimes] = useState(0);
  useBursts((text) => {
    const cards = readScannedCards(text);
    for (const serial of cards) missed.add(serial);
    if (cards.length > 0) setTimes((before) => before + 1);
    return cards.length > 0;
  });
  useErrorTone(times);
  const last = serials.at(-1);
  if (last === undefined) return null;
  return (
    <Alert tone="danger" announce="at once" heading={<Phrase text={t("missed")} serial={last} />}>
      {serials.length > 1 && t("count", { count: serials.length })}
    </Alert>
  );
}

/** Plays the tone of a refused scan each time. The code for tones is loaded the first time. */
function useErrorTone(times: number): void {
  const { storage } = useRegistry();
  const tones = useRef<Promise<ScanTones | undefined>>(undefined);
  useEffect(() => {
    if (times === 0) return;
    tones.current ??= import("./scan-tones.ts").then(
      (loaded) => loaded.createChosenTones(storage),
      // If the code cannot be loaded there is no tone. The message is shown all the same.
      () => undefined,
    );
    void tones.current.then((made) => made?.play("error"));
  }, [times, storage]);
  useEffect(() => () => void tones.current?.then((made) => made?.close()), []);
}
