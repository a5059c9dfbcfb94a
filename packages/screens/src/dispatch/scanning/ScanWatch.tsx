import { useEffect, useRef } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import { type CardScanning, useScans } from "./useCardScanning.ts";

export interface ScanWatchProps {
  readonly scanning: CardScanning;
  readonly reading: ShownBatchReading;
  /** The batch takes scans. */
  readonly isScanning: boolean;
}

/**
 * Watches over the scans of a page: leaving asks first while some are not saved, and the batch is read again
 * when it takes no more scans. A session that ends meanwhile leaves the batch to the cards that are scanned after it.
 */
export function ScanWatch({ scanning, reading, isScanning }: ScanWatchProps) {
  const t = useCopy(scanPanelCopy);
  const { scans, sounds } = scanning;
  const { play } = sounds;
  const { refresh } = reading;
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  const pause = useScans(scans, (snapshot) => snapshot.pause);

  useUnsavedWork(undelivered > 0 ? t("leave", { count: undelivered }) : undefined, "scans");
  useEffect(() => (isScanning ? scans.hold() : undefined), [isScanning, scans]);

  const blocking = pause?.reason === "blocked" ? pause.error : undefined;
  useEffect(() => {
    if (blocking) refresh();
  }, [blocking, refresh]);
  const wasScanning = useRef(isScanning);
  useEffect(() => {
    const isBack = isScanning && !wasScanning.current;
    wasScanning.current = isScanning;
    // What waited because the batch took no scans goes on when it does again.
    if (isBack && blocking) scans.resume();
  }, [isScanning, blocking, scans]);
  const isPaused = pause !== null;
  useEffect(() => {
    if (isPaused) play("error");
  }, [isPaused, play]);
  return null;
}
