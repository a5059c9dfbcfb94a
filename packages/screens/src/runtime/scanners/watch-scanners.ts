import { findHid, noteServed, type ServedDesk } from "./scanner-state.ts";

/**
 * Opens the scanners in HID-POS mode that staff have connected on an earlier visit, and those that are plugged in later.
 * Gives the end of it.
 */
export function watchScanners(desk: ServedDesk): () => void {
  const hid = findHid();
  const stopServing = noteServed(desk);
  async function look(): Promise<void> {
    const devices = (await hid?.getDevices()) ?? [];
    // What sends codes and types nothing; the library looks closer.
    if (!devices.some(({ collections }) => collections.some(({ usagePage }) => usagePage === 0x8c))) return;
    const { openScanner } = await import("./hid-scanner.ts");
    openScanner();
  }
  // Where it is forbidden or cannot be loaded, scanners that type still work.
  const tryLooking = () => void look().catch(() => undefined);
  tryLooking();
  hid?.addEventListener("connect", tryLooking);
  return () => {
    stopServing();
    hid?.removeEventListener("connect", tryLooking);
  };
}
