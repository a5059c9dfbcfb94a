declare module "@point-of-sale/webhid-barcode-scanner" {
  /** Opens scanners in HID-POS mode and hears what they send. */
  // biome-ignore lint/style/noDefaultExport: the library has no other export.
  export default class WebHIDBarcodeScanner {
    connect(): Promise<void>;
    reconnect(device: { readonly vendorId?: number; readonly productId?: number }): Promise<void>;
    open(device: unknown): Promise<void>;
    inputreport(report: { readonly reportId: number; readonly data: DataView }): void;
    addEventListener(name: "connected", listener: (device: { readonly productName: string }) => void): void;
    addEventListener(name: "disconnected", listener: () => void): void;
    addEventListener(
      name: "unsupported",
      listener: (found: { readonly devices: readonly unknown[] }) => void,
    ): void;
  }
}
