export {
  createLoopbackFingerprintReader,
  type LoopbackReaderOptions,
} from "./loopback-fingerprint-reader.ts";
