import type { MenuItem } from "@id-desk/ui";
import { useSyncExternalStore } from "react";
import { useCopy, useRegistry } from "../registry/registry-context.ts";
import { hidScannerCopy } from "./hid-scanner.copy.ts";
import { canConnectScanner, readScanner, subscribeToScanner } from "./scanner-state.ts";

/**
 * Returns the item of a menu that connects a scanner in HID-POS mode. There is no item where one is connected, and where
 * the browser or the page around this one does not allow it.
 */
export function useConnecting(): readonly MenuItem[] {
  const registry = useRegistry();
  const t = useCopy(hidScannerCopy);
  const isConnected = useSyncExternalStore(subscribeToScanner, readScanner, readScanner) !== undefined;
  function connect(): void {
    import("./hid-scanner.ts").then(
      ({ connectScanner }) => connectScanner(),
      () => registry.notify({ tone: "error", message: t("notLoaded") }),
    );
  }
  if (isConnected || !canConnectScanner()) return [];
  return [{ id: "scanner", label: t("connect"), onAction: connect }];
}
