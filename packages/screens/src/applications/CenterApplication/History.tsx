import { Button, Skeleton } from "@id-desk/ui";
import { useState } from "react";
import { RecordSection } from "../../records/RecordSection.tsx";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { SectionProps } from "./Details.tsx";

const historyTable = createPartOnDemand(() => import("./ApplicationHistory.tsx"), "ApplicationHistory");

/** What happened to an application; its table comes once the page is there. */
export function History({ application, can, t }: SectionProps) {
  const [isOpen, setOpen] = useState(true);
  const Table = useOnDemand(historyTable, { isWanted: isOpen, onUnavailable: () => setOpen(false) });
  if (application.events.length === 0 && !can("audit")) return null;
  return (
    <RecordSection heading={t("history")} isWide>
      {Table ? (
        <Table application={application} hasTrail={can("audit")} />
      ) : isOpen ? (
        <Skeleton shape="block" height="120px" />
      ) : (
        <div>
          <Button onPress={() => setOpen(true)}>{t("showHistory")}</Button>
        </div>
      )}
    </RecordSection>
  );
}
