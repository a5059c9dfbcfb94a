import { type Finger, readFinger } from "@id-desk/core";
import { FingerprintField, type FingerprintFieldProps } from "@id-desk/ui";
import { useCopy, useRegistry } from "../runtime/registry-context.ts";
import { fingerprintCaptureCopy } from "./fingerprint-capture.copy.ts";

/** What the taking of a fingerprint is given. */
export interface FingerprintCaptureProps
  extends Omit<FingerprintFieldProps, "words" | "reader" | "fingers" | "readFinger"> {
  /** The fingers that may be taken, the one that is asked for first. */
  readonly fingers: readonly Finger[];
}

/** Takes a fingerprint with the reader that the registry was given, or from a file whose name may say the finger. */
export function FingerprintCapture({ fingers, ...field }: FingerprintCaptureProps) {
  const t = useCopy(fingerprintCaptureCopy);
  const { options } = useRegistry();
  return (
    <FingerprintField
      {...field}
      reader={options.devices?.fingerprint}
      fingers={fingers.map((finger) => ({ value: finger, label: t(finger) }))}
      readFinger={readFinger}
      words={{
        finger: t("finger"),
        take: t("take"),
        again: t("again"),
        tryAgain: t("tryAgain"),
        cancel: t("cancel"),
        keep: t("keep"),
        choose: t("choose"),
        remove: t("remove"),
        idle: t("idle"),
        withoutReader: t("withoutReader"),
        looking: (reader) => (reader === undefined ? t("looking") : t("lookingFor", { reader })),
        prompts: {
          place: (finger) => t("place", { finger }),
          lift: () => t("lift"),
        },
        preparing: t("preparing"),
        low: (quality, least) => t("low", { quality, least }),
        taken: (finger) => t("taken", { finger }),
        quality: (quality) => t("quality", { quality }),
        notMeasured: t("notMeasured"),
        cancelled: t("cancelled"),
        removed: t("removed"),
        alt: (finger) => t("alt", { finger }),
        problems: {
          noAgent: t("noAgent"),
          notAllowed: t("notAllowed"),
          noDevice: t("noDevice"),
          busy: t("busy"),
          timeout: t("timeout"),
          lost: t("lost"),
          failed: t("failed"),
        },
        troubles: {
          otherKind: t("otherKind"),
          heic: t("heic"),
          unreadable: t("unreadable"),
          tooLarge: t("tooLarge"),
          blank: t("blank"),
        },
      }}
    />
  );
}
