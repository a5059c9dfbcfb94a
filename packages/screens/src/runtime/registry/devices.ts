import type { CameraSource, FingerprintReader } from "@id-desk/ui";

/** What stands at the counter beside the computer; what is left out is not there. */
export interface Devices {
  /** Takes fingerprints; without it they come as files. `@id-desk/screens/devices` has one for agents on this computer. */
  readonly fingerprint?: FingerprintReader;
  /** Where cameras come from; the browser's own by default. */
  readonly camera?: CameraSource;
  /** What the barcode scanners are set to type before each code; it is taken off. Nothing by default. */
  readonly scanPrefix?: string;
}
