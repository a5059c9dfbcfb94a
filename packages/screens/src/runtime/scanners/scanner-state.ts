import type { Registry } from "../registry/create-registry.ts";
import type { Hid } from "./hid.ts";

/** What scans are for. */
export interface ServedDesk {
  readonly registry: Registry;
  /** Says that somebody works at the desk. */
  readonly touch: () => void;
}

let connected: string | undefined;
let served: ServedDesk | undefined;
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
export const readServed = (): ServedDesk | undefined => served;

/** Notes whose pages are shown now; returns how to end that. */
export function noteServed(desk: ServedDesk): () => void {
  served = desk;
  return () => {
    if (served === desk) served = undefined;
  };
}

/** The browser's WebHID, where it has one. */
export const findHid = (): Hid | undefined => (navigator as { readonly hid?: Hid }).hid;

/** Whether this browser can connect a scanner that types nothing, and the page around this one allows it. */
export function canConnectScanner(): boolean {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature(name: string): boolean } };
  return findHid() !== undefined && featurePolicy?.allowsFeature("hid") !== false;
}
