import { type ClockComparison, formatFileSize } from "@id-desk/core";
import type { FingerprintReader } from "@id-desk/ui";
import { readLocalNetworkAccess } from "../../devices/local-network-access.ts";
import type { StorageLike } from "../../runtime/registry/create-registry.ts";
import { canConnectScanner, findHid, readScanner } from "../../runtime/scanners/scanner-state.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { diagnosticsCopy } from "./Diagnostics.copy.ts";

type Words = Translate<typeof diagnosticsCopy.texts>;

/** What the browser says of itself, as far as there is any of it. */
interface BrowserWords {
  readonly userAgent: string;
  readonly userAgentData?: {
    readonly brands: readonly { readonly brand: string; readonly version: string }[];
    readonly platform: string;
  };
}

/** The parts of the navigator that not every browser has. */
interface OptionalNavigator extends Pick<BrowserWords, "userAgentData"> {
  readonly connection?: { readonly downlink?: number };
}

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+).*Safari/],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Windows", /Windows/],
  ["Android", /Android/],
  ["iOS", /iPhone|iPad/],
  ["macOS", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];

/** The name and edition of the browser and the name of the system; nothing where it cannot be told. */
export function readBrowser({ userAgent, userAgentData }: BrowserWords): {
  readonly browser: string | undefined;
  readonly system: string | undefined;
} {
  // Chromium and its kin name a made-up brand beside their own, so that nobody relies on the list.
  const brands = userAgentData?.brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand)) ?? [];
  const brand = brands.find((each) => each.brand !== "Chromium") ?? brands[0];
  return {
    browser: brand ? `${brand.brand} ${brand.version}` : findInText(userAgent),
    system: userAgentData?.platform || systems.find(([, pattern]) => pattern.test(userAgent))?.[0],
  };
}

function findInText(userAgent: string): string | undefined {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return undefined;
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
 * Lists the cameras without asking for permission. `shown` has their names if the browser gives them; `counted` has only
 * their number.
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

/**
 * Tells of the scanners that send codes and type nothing: which one is connected, which ones this page may use. The browser
 * does not tell of one that is not plugged in.
 */
export async function describeScanner(t: Words): Promise<string> {
  const connected = readScanner();
  if (connected !== undefined) return t("scannerConnected", { scanner: connected });
  const hid = canConnectScanner() ? findHid() : undefined;
  if (!hid) return t("scannerImpossible");
  const devices = await hid.getDevices().catch(() => []);
  const scanner = devices.map(({ productName }) => productName).join(", ");
  return devices.length > 0 ? t("scannerClosed", { scanner }) : t("scannerNone");
}

const readerProblems = ["noAgent", "notAllowed", "noDevice", "busy", "lost"] as const;

/** Whether the browser may ask staff for permission before the page reaches a reader of fingerprints. */
export async function mayAskForReader(reader: FingerprintReader | undefined): Promise<boolean> {
  return reader !== undefined && (await readLocalNetworkAccess()) === "prompt";
}

/** Whether fingerprints can be taken at this computer, as its reader says. */
export async function describeFingerprintReader(
  reader: FingerprintReader | undefined,
  signal: AbortSignal,
  t: Words,
): Promise<string> {
  if (!reader) return t("readerNone");
  const { problem } = await reader.check(signal).catch(() => ({ problem: "failed" }));
  if (!problem) return reader.name ? t("readerReadyNamed", { reader: reader.name }) : t("readerReady");
  const known = readerProblems.find((each) => each === problem);
  return t(known ? `reader_${known}` : "reader_other");
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

const second = 1000;
const units = [
  ["days", 86_400 * second],
  ["hours", 3600 * second],
  ["minutes", 60 * second],
  ["seconds", second],
] as const;

/** How far this computer's clock is from the server's, in the largest unit of which there are two. */
export function describeClock(comparison: ClockComparison | undefined, t: Words): string {
  if (comparison?.ahead === undefined) return t("clockUnknown");
  const distance = Math.abs(comparison.ahead);
  // The header that is compared has whole seconds.
  if (distance < 2 * second) return t("clockRight");
  const [unit, length] = units.find(([, each]) => distance >= 2 * each) ?? (["seconds", second] as const);
  const span = t(unit, { count: Math.round(distance / length) });
  return t(comparison.ahead > 0 ? "clockAhead" : "clockBehind", { span });
}
