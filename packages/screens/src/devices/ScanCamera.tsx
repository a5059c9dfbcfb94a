import { CameraScanner } from "@id-desk/ui";
import { useRegistry } from "../runtime/registry/registry-context.ts";
import { useWords } from "../runtime/words/use-words.ts";
import { openCodeReader } from "./open-code-reader.ts";
import { scanCameraCopy } from "./scan-camera.copy.ts";

/** A camera in the place of a scanner; what it reads is a scan as any other. */
export function ScanCamera({ onScan }: { readonly onScan: (text: string) => void }) {
  const words = useWords(scanCameraCopy);
  const { options } = useRegistry();
  return (
    <CameraScanner
      words={{ ...words, label: words.camera, troubles: words }}
      openReader={() => openCodeReader(options.assets)}
      onCode={onScan}
    />
  );
}
