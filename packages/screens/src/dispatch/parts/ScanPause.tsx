import { Alert, Button } from "@id-desk/ui";
import { lazy, Suspense, useState } from "react";
import { useCopy } from "../../runtime/registry-context.ts";
import type { CardScans } from "./card-scans.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import { useScans } from "./useCardScans.ts";

const DiscardDialog = lazy(() =>
  import("./DiscardDialog.tsx").then((module) => ({ default: module.DiscardDialog })),
);

/** Says that scans wait because nothing can be sent now, why, and what can be done. */
export function ScanPause({ scans }: { readonly scans: CardScans }) {
  const t = useCopy(scanPanelCopy);
  const [isAsking, setAsking] = useState(false);
  const pause = useScans(scans, ({ queue }) => queue.pause);
  const undelivered = useScans(scans, ({ queue }) => queue.undelivered);
  if (!pause) return null;
  const isBlocked = pause.reason === "blocked";
  return (
    <Alert
      tone={isBlocked ? "danger" : "warning"}
      announce="at once"
      heading={t("paused", { count: undelivered })}
      actions={
        <>
          <Button size="sm" onPress={scans.resume}>
            {t("resume")}
          </Button>
          {isBlocked && (
            <Button size="sm" variant="quiet" onPress={() => setAsking(true)}>
              {t("discard")}
            </Button>
          )}
          {isAsking && (
            <Suspense fallback={null}>
              <DiscardDialog
                count={undelivered}
                onDiscard={scans.discardWaiting}
                onClose={() => setAsking(false)}
              />
            </Suspense>
          )}
        </>
      }
    >
      {pause.reason === "blocked" ? pause.error.message : t(pause.reason)}
    </Alert>
  );
}
