import type { Registry } from "../registry/create-registry.ts";

/** What says, for each registry that is shown, that somebody works. */
export const touches = new WeakMap<Registry, () => void>();

/** A device of the browser's WebHID, which TypeScript does not know. */
export interface HidDevice extends EventTarget {
  readonly vendorId: number;
  readonly productId: number;
  readonly productName: string;
  readonly opened: boolean;
  readonly collections: readonly { readonly usagePage?: number; readonly usage?: number }[];
  open(): Promise<void>;
  close(): Promise<void>;
  sendFeatureReport(id: number, data: Uint8Array): Promise<void>;
}

/** The browser's WebHID. */
export interface Hid extends EventTarget {
  /** The devices that this page may use and that are plugged in. */
  getDevices(): Promise<readonly HidDevice[]>;
  requestDevice(options: object): Promise<readonly HidDevice[]>;
}

/** The browser's WebHID, where it has one: Chrome and Edge on a computer, over HTTPS. */
export function findHid(): Hid | undefined {
  return (navigator as { readonly hid?: Hid }).hid;
}

/** Whether a device is a barcode scanner that sends codes and types nothing (HID-POS: page 0x8C, usage 2). */
export const isScanner = ({ collections }: HidDevice) =>
  collections.some(({ usagePage, usage }) => usagePage === 0x8c && usage === 2);
