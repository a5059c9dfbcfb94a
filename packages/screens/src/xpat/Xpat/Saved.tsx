import type { Interaction } from "@id-desk/core/xpat";
import { Alert, Button } from "@id-desk/ui";
import { PrinterIcon, UserIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { RecordNumber } from "../../print/RecordNumber.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useOnDemand } from "../../runtime/reading/on-demand.ts";
import { OutcomeBadge } from "../parts/OutcomeBadge.tsx";
import { interactionSlipDialog } from "../print/interaction-slip-dialog.ts";
import { readSlipInteraction } from "../print/slip-interaction.ts";
import * as css from "./Xpat.css.ts";
import type { XpatWords } from "./xpat-values.ts";

/** What an interaction that was just saved is called, and what can be done with it. */
export function Saved({
  interaction,
  name,
  counts,
  onNext,
  t,
}: {
  /** Nothing where the server answers with a message alone. */
  readonly interaction: Interaction | undefined;
  readonly name: string;
  /** The server counts prints. */
  readonly counts: boolean;
  readonly onNext: () => void;
  readonly t: XpatWords;
}) {
  const [isPrinting, setPrinting] = useState(false);
  const [printed, setPrinted] = useState(interaction?.print_count ?? 0);
  const SlipDialog = useOnDemand(interactionSlipDialog, {
    isWanted: isPrinting,
    onUnavailable: () => setPrinting(false),
  });
  const next = (
    <Button variant={interaction ? "primary" : "secondary"} icon={<UserIcon />} onPress={onNext}>
      {t("nextPerson")}
    </Button>
  );
  const heading = t("saved", { name });
  if (!interaction) {
    return (
      <Alert tone="success" announce="politely" heading={heading} actions={next}>
        {t("savedWithoutNumber")}
      </Alert>
    );
  }
  const { interaction_no: number, outcome } = interaction;
  return (
    <section className={css.saved} aria-label={heading}>
      <Alert tone="success" announce="politely" heading={heading}>
        {t("nextHelp")}
      </Alert>
      <RecordNumber label={t("number")} number={number}>
        {t("outcome")}: <OutcomeBadge outcome={outcome} />
      </RecordNumber>
      <div className={css.actions}>
        {next}
        <Button icon={<PrinterIcon />} onPress={() => setPrinting(true)}>
          {t("printSlip")}
        </Button>
        <DestinationLink to={{ screen: "XpatInteractions" }}>{t("openInteractions")}</DestinationLink>
      </div>
      {isPrinting && SlipDialog && (
        <SlipDialog
          interaction={readSlipInteraction(interaction)}
          counts={counts}
          printed={printed}
          onPrinted={setPrinted}
          onClose={() => setPrinting(false)}
        />
      )}
    </section>
  );
}
