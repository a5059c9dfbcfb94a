import { readScannedCards } from "@id-desk/core";
import { Alert, useBursts } from "@id-desk/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useCopy, useRegistry } from "../runtime/registry/registry-context.ts";
import { Phrase } from "../runtime/words/Phrase.tsx";
import { signedOutScansCopy } from "./signed-out-scans.copy.ts";
import { useScanSounds } from "./use-scan-sounds.ts";

/**
 * Takes the cards that are scanned while nobody is signed in, before a field for names or passwords gets them, and says
 * that they have to be scanned again.
 */
export function SignedOutScans() {
  const t = useCopy(signedOutScansCopy);
  const { missedScans } = useRegistry();
  const missed = useSyncExternalStore(missedScans.subscribe, missedScans.readSinceEnd);
  const [times, setTimes] = useState(0);
  useBursts((text) => {
    const cards = readScannedCards(text);
    for (const serial of cards) missedScans.add(serial);
    if (cards.length > 0) setTimes((before) => before + 1);
    return cards.length > 0;
  });
  const last = missed.at(-1);
  if (last === undefined) return null;
  return (
    <>
      <Alert tone="danger" announce="at once" heading={<Phrase text={t("missed")} serial={last} />}>
        {missed.length > 1 && t("count", { count: missed.length })}
      </Alert>
      {times > 0 && <ErrorTone times={times} />}
    </>
  );
}

/** Sounds as for a refused scan. What makes the tones is loaded for the first one. */
function ErrorTone({ times }: { readonly times: number }) {
  const { play } = useScanSounds();
  useEffect(() => {
    if (times > 0) play("error");
  }, [play, times]);
  return null;
}
