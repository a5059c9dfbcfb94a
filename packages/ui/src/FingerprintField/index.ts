export { nameResolution } from "../internal/pictures/resolution.ts";
export {
  type FingerChoice,
  type Fingerprint,
  FingerprintField,
  type FingerprintFieldProps,
  type FingerprintFieldWords,
} from "./FingerprintField.tsx";
export {
  type FingerprintProblem,
  type FingerprintPrompt,
  type FingerprintReader,
  FingerprintReaderError,
  type Hand,
  type ReadFingerprint,
  type SlapPrint,
} from "./fingerprint-reader.ts";
export type { FingerprintFileTrouble } from "./prepare-fingerprint.ts";
