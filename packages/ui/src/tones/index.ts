export { createTones, type ScanTone, type ScanTones, type ScanTonesOptions } from "./create-tones.ts";
