import { Button } from "@id-desk/ui";
import { PrinterIcon, SendIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useOnDemand } from "../../runtime/reading/on-demand.ts";
import { statusSheetDialog } from "../print/status-sheet-dialog.ts";
import type { StatusWords } from "./ApplicationStatus.tsx";
import type { LoadedStatusPage } from "./useApplicationStatus.ts";

/** What can be done for the person now, the most likely last; what leads to a page that the user may not open is left out. */
export function StatusActions({ page, t }: { readonly page: LoadedStatusPage; readonly t: StatusWords }) {
  const { idNumber, status, hasActive, isCardHere, payable, dialogs, mayOpen } = page;
  const { is_deceased: isDeceased, holds } = status.person;
  const mayIssue = isCardHere && !isDeceased && holds.length === 0 && mayOpen("issuance");
  const mayApply = !hasActive && !isDeceased && mayOpen("applications");
  return (
    <>
      <PrintSheet page={page} t={t} />
      {mayApply && (
        <DestinationLink to={{ screen: "NewApplication" }} variant={mayIssue ? "secondary" : "primary"}>
          {t("newApplication")}
        </DestinationLink>
      )}
      {payable && (
        <Button
          variant={mayIssue ? "secondary" : "primary"}
          icon={<SendIcon />}
          onPress={() =>
            dialogs.ask({ action: "sendPaymentLink", applicationId: payable.id, application: payable })
          }
        >
          {t("paymentLink")}
        </Button>
      )}
      {mayIssue && (
        <DestinationLink to={{ screen: "NewIssuance", state: { idNumber } }} variant="primary">
          {t("newIssuance")}
        </DestinationLink>
      )}
    </>
  );
}

/** Prints the answer for the person to take home, once there is something to tell. */
function PrintSheet({ page, t }: { readonly page: LoadedStatusPage; readonly t: StatusWords }) {
  const { status, answeredAt } = page;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const SheetDialog = useOnDemand(statusSheetDialog, { isWanted: isOpen, onUnavailable: close });
  if (status.applications.length === 0 && status.cards.length === 0) return null;
  return (
    <>
      <Button icon={<PrinterIcon />} onPress={() => setOpen(true)}>
        {t("printSheet")}
      </Button>
      {isOpen && SheetDialog && <SheetDialog status={status} answeredAt={answeredAt ?? 0} onClose={close} />}
    </>
  );
}
