import { useSyncExternalStore } from "react";
import { useCopy, useRegistry } from "../registry/registry-context.ts";
import { hidScannerCopy } from "./hid-scanner.copy.ts";
import { canConnectScanner, readScanner, subscribeToScanner } from "./scanner-state.ts";

/** What connects a scanner that types nothing; undefined where one is connected, or the browser cannot do it. */
export function useConnectScanner() {
  const t = useCopy(hidScannerCopy);
  const registry = useRegistry();
  const name = useSyncExternalStore(subscribeToScanner, readScanner);
  if (name !== undefined || !canConnectScanner()) return undefined;
  return {
    label: t("connect"),
    press() {
      import("./hid-scanner.ts").then(
        ({ connectScanner }) => connectScanner(registry),
        () => registry.notify({ tone: "error", message: t("notLoaded") }),
      );
    },
  };
}
