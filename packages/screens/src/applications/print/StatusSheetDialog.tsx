import type { PersonStatus } from "@id-desk/core";
import { useState } from "react";
import { PrintWindow } from "../../print/PrintWindow.tsx";
import * as css from "../../print/print.css.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { type StatusSheet, StatusSheetPrintout } from "./StatusSheet.tsx";
import { statusSheetCopy } from "./status-sheet.copy.ts";

/**
 * The window that prints the sheet with a person's status. It prints the answer that the page has: to ask the registry
 * again would be another look at the person.
 */
export function StatusSheetDialog({
  status,
  answeredAt,
  onClose,
}: {
  readonly status: PersonStatus;
  /** When the registry answered, in milliseconds since 1970 on this computer's clock. */
  readonly answeredAt: number;
  readonly onClose: () => void;
}) {
  const t = useCopy(statusSheetCopy);
  const dates = useDates();
  const { user, center } = useSession();
  const [paper, setPaper] = useState<StatusSheet>();
  // How long ago it was is known whatever this computer's clock says.
  const readAt = new Date(dates.now().getTime() - (Date.now() - answeredAt));
  const print = () =>
    setPaper({
      status,
      readAt,
      // A sheet proves nothing: each one is as good as the first.
      copy: 1,
      name: user?.fullname ?? "",
      center: center?.name ?? "",
      at: dates.now(),
    });
  return (
    <PrintWindow
      heading={t("title")}
      // Nothing is asked for and nothing counted, so neither can fail.
      words={(key, values) => (key === "printedAsItWas" || key === "notCounted" ? "" : t(key, values))}
      printing={{ isPending: false, paper }}
      onPrint={print}
      onClose={onClose}
      draw={(sheet, onReady) => <StatusSheetPrintout sheet={sheet} onReady={onReady} />}
    >
      <p className={css.note}>{t("help")}</p>
      <p className={css.note}>
        <bdi>{t("readAt", { at: dates.dateTime(readAt.toISOString()) })}</bdi>
      </p>
    </PrintWindow>
  );
}
