import type { Registry } from "../registry/create-registry.ts";
import { findHid, isScanner, touches } from "./hid.ts";

/**
 * Opens the scanners in HID-POS mode that staff have connected, now or on an earlier visit, and those that are plugged
 * in later. Gives the end of it.
 *
 * @param touch says that somebody works: scans are work as keys are.
 */
export function watchScanners(registry: Registry, touch: () => void): () => void {
  const hid = findHid();
  touches.set(registry, touch);
  async function look(): Promise<void> {
    if (!(await hid?.getDevices())?.some(isScanner)) return;
    const { openScanner } = await import("./hid-scanner.ts");
    openScanner(registry);
  }
  // Where it is forbidden or cannot be loaded, scanners that type still work.
  const tryLooking = () => void look().catch(() => undefined);
  tryLooking();
  hid?.addEventListener("connect", tryLooking);
  return () => hid?.removeEventListener("connect", tryLooking);
}
