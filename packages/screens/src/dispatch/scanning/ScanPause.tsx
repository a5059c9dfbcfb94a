import { Alert, Button } from "@id-desk/ui";
import { useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import { type CardScans, useScans } from "./useCardScanning.ts";

const discardDialog = createPartOnDemand(() => import("./DiscardDialog.tsx"), "DiscardDialog");

/** Says that scans wait because nothing can be sent now, why, and what can be done. */
export function ScanPause({ scans }: { readonly scans: CardScans }) {
  const t = useCopy(scanPanelCopy);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const DiscardDialog = useOnDemand(discardDialog, { isWanted: isAsking, onUnavailable: close });
  const { pause, undelivered } = useScans(scans, (snapshot) => snapshot);
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
          {isAsking && DiscardDialog && (
            <DiscardDialog count={undelivered} onDiscard={scans.discardWaiting} onClose={close} />
          )}
        </>
      }
    >
      {pause.reason === "blocked" ? pause.error.message : t(pause.reason)}
    </Alert>
  );
}
