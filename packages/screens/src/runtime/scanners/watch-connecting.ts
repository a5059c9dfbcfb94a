import type { Registry } from "../registry/create-registry.ts";
import { createTranslate } from "../words/copy.ts";
import { hidScannerCopy } from "./hid-scanner.copy.ts";
import { canConnectScanner, readScanner, subscribeToScanner } from "./scanner-state.ts";

/** What connects a scanner that types nothing. */
export interface Connecting {
  readonly label: string;
  readonly press: () => void;
}

/**
 * Shows what connects a scanner, for as long as none is connected and the browser can do it. Gives the end of it.
 */
export function watchConnecting(
  registry: Registry,
  show: (connecting: Connecting | undefined) => void,
): () => void {
  if (!canConnectScanner()) return () => undefined;
  const { locale = "en", messages, catalogues } = registry.options;
  const t = createTranslate(hidScannerCopy, locale, [messages, catalogues]);
  function press(): void {
    import("./hid-scanner.ts").then(
      ({ connectScanner }) => connectScanner(registry),
      () => registry.notify({ tone: "error", message: t("notLoaded") }),
    );
  }
  const look = () => show(readScanner() === undefined ? { label: t("connect"), press } : undefined);
  look();
  return subscribeToScanner(look);
}
