import { CameraScanner } from "@id-desk/ui";
import { useCopy, useRegistry } from "../runtime/registry/registry-context.ts";
import { openCodeReader } from "./open-code-reader.ts";
import { scanCameraCopy } from "./scan-camera.copy.ts";

/** A camera in the place of a scanner; what it reads is a scan as any other. */
export function ScanCamera({ onScan }: { readonly onScan: (text: string) => void }) {
  const t = useCopy(scanCameraCopy);
  const { options } = useRegistry();
  return (
    <CameraScanner
      words={{
        label: t("camera"),
        hint: t("hint"),
        starting: t("starting"),
        choose: t("choose"),
        troubles: {
          forbidden: t("forbidden"),
          missing: t("missing"),
          busy: t("busy"),
          lost: t("lost"),
          unreadable: t("unreadable"),
        },
        tryAgain: t("tryAgain"),
      }}
      openReader={() => openCodeReader(options.assets)}
      onCode={onScan}
    />
  );
}
