import { defineCopy } from "../runtime/words/copy.ts";

/** The words of how loud the tones of scanning are. */
export const scanVolumeCopy = defineCopy("ScanVolume", {
  more: "More ways to scan, and sound",
  label: "Volume of the sound",
  quiet: "Quiet",
  normal: "Normal",
  loud: "Loud",
});
