import { codeFinger, useFingerNames } from "../../records/useFingerNames.ts";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import type { PartItem } from "./capture-parts.ts";

/** Gives what staff read for what is taken: "Photograph", "Right ring finger", "Guardian's signature". */
export function useItemNames(isChild: boolean, t: CaptureWords): (item: PartItem) => string {
  const nameFinger = useFingerNames();
  return ({ kind, hand = null, finger = null }) => {
    if (kind === "finger") return nameFinger(codeFinger({ hand, finger }));
    return kind === "photo" ? t("photograph") : t(isChild ? "guardiansSignature" : "signature");
  };
}
