import type { CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { useItemWords } from "../../capture/station/useItemWords.ts";
import type { SectionName } from "./Sheet.tsx";
import type { Station } from "./useBiometricsCapture.ts";

interface Summary {
  /** One line for a section that is not open. */
  readonly text: string;
  readonly isDone: boolean;
}

/** What each section has come to. */
export function useSummaries(station: Station, t: CaptureWords): Readonly<Record<SectionName, Summary>> {
  const { items, missing, guardianSigns } = station.progress;
  const wordOf = useItemWords(station, t);
  const of = (kind: "photo" | "signature"): Summary => {
    const item = items.find((each) => each.kind === kind);
    const isDone = item !== undefined && item.state !== "missing";
    return { text: item && isDone ? wordOf(item).text : t("nothingYet"), isDone };
  };
  const fingers = items.filter(({ kind, required }) => kind === "finger" && required);
  const done = fingers.filter(({ state }) => state !== "missing").length;
  const count = missing.length;
  return {
    photo: of("photo"),
    fingers: {
      text: guardianSigns ? t("noFingers") : t("fingersDone", { done, count: fingers.length }),
      isDone: done === fingers.length,
    },
    sign: of("signature"),
    review: { text: count > 0 ? t("lacking", { count }) : t("complete"), isDone: false },
  };
}
