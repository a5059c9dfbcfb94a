import { useEffect } from "react";
import { useCopy } from "../../runtime/registry-context.ts";
import { useUnsavedWork } from "../../runtime/use-unsaved-work.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import type { CardScanning } from "./useCardScanning.ts";
import { useScans } from "./useCardScans.ts";

/**
 * Watches over the scans of a page: leaving asks first while some are not saved, and the batch is read again
 * when it turns out to be another than the one that is shown, but never after each scan.
 */
export function ScanWatch({
  scanning,
  onRefresh,
}: {
  readonly scanning: CardScanning;
  readonly onRefresh: () => void;
}) {
  const t = useCopy(scanPanelCopy);
  const { scans, sounds, isStale, setStale } = scanning;
  const { play } = sounds;
  const undelivered = useScans(scans, ({ queue }) => queue.undelivered);
  const pause = useScans(scans, ({ queue }) => queue.pause);

  useUnsavedWork(undelivered > 0 ? t("leave", { count: undelivered }) : undefined, "scans");
  useEffect(() => {
    if (!isStale || undelivered > 0) return;
    setStale(false);
    onRefresh();
  }, [isStale, undelivered, setStale, onRefresh]);

  const blocking = pause?.reason === "blocked" ? pause.error : undefined;
  useEffect(() => {
    if (blocking) onRefresh();
  }, [blocking, onRefresh]);
  const isPaused = pause !== null;
  useEffect(() => {
    if (isPaused) play("error");
  }, [isPaused, play]);
  return null;
}
