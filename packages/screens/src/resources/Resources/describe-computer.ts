import { formatFileSize } from "@id-desk/core";
import type { StorageLike } from "../../runtime/registry/create-registry.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { diagnosticsCopy } from "./Diagnostics.copy.ts";
import { type BrowserWords, readBrowser } from "./read-browser.ts";

type Words = Translate<typeof diagnosticsCopy.texts>;

/** The parts of the navigator that not every browser has. */
interface OptionalNavigator extends Pick<BrowserWords, "userAgentData"> {
  readonly connection?: { readonly downlink?: number };
}

export function describeBrowser(t: Words): string {
  const { userAgent } = navigator;
  const { userAgentData } = navigator as OptionalNavigator;
  const { browser, system } = readBrowser({ userAgent, ...(userAgentData && { userAgentData }) });
  if (!browser) return t("unknown");
  return system ? t("browserOn", { browser, system }) : browser;
}

/** The screen, the window and how many of its dots make one of the page. */
export function describeScreen(t: Words): string {
  const size = (width: number, height: number) => `${width} × ${height}`;
  return t("screenSize", {
    screen: size(window.screen.width, window.screen.height),
    window: size(window.innerWidth, window.innerHeight),
    scale: window.devicePixelRatio,
  });
}

/** Whether there is a network, and how quick the browser takes it to be. */
export function describeConnection(t: Words): string {
  if (!navigator.onLine) return t("offline");
  const speed = (navigator as OptionalNavigator).connection?.downlink;
  return speed ? t("onlineAbout", { speed }) : t("online");
}

/**
 * Lists the cameras as far as the browser tells without asking anybody, their names only after a permission, and how many
 * there are for whoever may not read their names.
 */
export async function describeCameras(t: Words): Promise<Record<"shown" | "counted", string>> {
  const nothing = (text: string) => ({ shown: text, counted: text });
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    const cameras = devices.filter(({ kind }) => kind === "videoinput");
    if (cameras.length === 0) return nothing(t("noCamera"));
    const counted = t("cameraCount", { count: cameras.length });
    const names = cameras.flatMap(({ label }) => label || []);
    const shown =
      names.length > 0
        ? t("camerasNamed", { cameras: counted, names: names.join(", ") })
        : t("camerasUnnamed", { cameras: counted });
    return { shown, counted };
  } catch {
    // Without a safe connection there is no such list.
    return nothing(t("camerasUnknown"));
  }
}

/** Whether undelivered scans can be kept on this computer, and how much room there is. */
export async function describeStorage(storage: StorageLike | null, t: Words): Promise<string> {
  if (!isKept(storage)) return t("storageOff");
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota > 0) return t("storageFree", { free: formatFileSize(quota - usage) });
  } catch {
    // Not every browser tells how much room there is.
  }
  return t("storageWorks");
}

const storageKey = "idd-diagnostics";

function isKept(storage: StorageLike | null): boolean {
  try {
    storage?.setItem(storageKey, storageKey);
    const isThere = storage?.getItem(storageKey) === storageKey;
    storage?.removeItem(storageKey);
    return isThere;
  } catch {
    return false;
  }
}
