declare module "@point-of-sale/webhid-barcode-scanner" {
  /** Opens scanners in HID-POS mode and puts their reports together to codes. */
  // biome-ignore lint/style/noDefaultExport: the library has no other export.
  export default class WebHIDBarcodeScanner {
    connect(): Promise<void>;
    reconnect(device: { readonly vendorId?: number; readonly productId?: number }): Promise<void>;
    open(device: unknown): Promise<void>;
    inputreport(report: unknown): void;
    addEventListener(name: "barcode", listener: (scan: { readonly value: string }) => void): void;
    addEventListener(name: "connected", listener: (device: { readonly productName: string }) => void): void;
    addEventListener(name: "disconnected", listener: () => void): void;
    addEventListener(
      name: "unsupported",
      listener: (found: { readonly devices: readonly unknown[] }) => void,
    ): void;
  }
}
