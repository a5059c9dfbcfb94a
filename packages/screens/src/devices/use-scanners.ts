import { useWholeScans } from "@id-desk/ui";
import { useEffect } from "react";
import { useRegistry } from "../runtime/registry/registry-context.ts";
import { findHid, isScanner } from "./hid.ts";

/** Gives the page what scanners in HID-POS mode scan that staff have connected, now or on an earlier visit. */
export function useScanners(): void {
  const registry = useRegistry();
  const give = useWholeScans();
  useEffect(() => {
    const hid = findHid();
    async function look(): Promise<void> {
      if (!(await hid?.getDevices())?.some(isScanner)) return;
      const { openScanner } = await import("./hid-scanner.ts");
      openScanner({ registry, give });
    }
    // Where it is forbidden or cannot be loaded, scanners that type still work.
    const tryLooking = () => void look().catch(() => undefined);
    tryLooking();
    hid?.addEventListener("connect", tryLooking);
    return () => hid?.removeEventListener("connect", tryLooking);
  }, [registry, give]);
}
