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
