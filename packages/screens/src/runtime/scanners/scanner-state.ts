import type { Registry } from "../registry/create-registry.ts";
import type { Hid } from "./hid.ts";

let connected: string | undefined;
let served: Registry | undefined;
const listeners = new Set<() => void>();

/** The name of the scanner that sends its scans to this page; undefined without one. */
export const readScanner = (): string | undefined => connected;

/** Calls back when another scanner is connected, or none; returns how to stop that. */
export function subscribeToScanner(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes which scanner is connected. */
export function noteScanner(name: string | undefined): void {
  connected = name;
  for (const listener of listeners) listener();
}

/** The registry that was shown last: scans are for its pages. */
export const readServed = (): Registry | undefined => served;

/** Notes which registry is shown now. */
export function noteServed(registry: Registry): void {
  served = registry;
}

/** The browser's WebHID, where it has one. */
export const findHid = (): Hid | undefined => (navigator as { readonly hid?: Hid }).hid;

/** Whether this browser can connect a scanner that types nothing, and the page around this one allows it. */
export function canConnectScanner(): boolean {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature(name: string): boolean } };
  return findHid() !== undefined && featurePolicy?.allowsFeature("hid") !== false;
}
