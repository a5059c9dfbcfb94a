import type { Application } from "@id-desk/core";
import { Alert, RadioCardGroup } from "@id-desk/ui";
import { useState } from "react";
import { PrintWindow } from "../../print/PrintWindow.tsx";
import * as css from "../../print/print.css.ts";
import type { LastAnswer } from "../../print/use-printing.ts";
import { keepChoice, readChoice } from "../../runtime/registry/kept-choice.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import type { ShownApplication } from "../parts/shown-application.ts";
import { useApplicationRules } from "../parts/useApplicationRules.ts";
import { SlipPrintout } from "./SlipPrintout.tsx";
import { slipCopy } from "./slip.copy.ts";
import type { SlipPaper } from "./slip-sheet.ts";
import { useSlipPrinting } from "./useSlipPrinting.ts";

const papers: readonly SlipPaper[] = ["roll", "A5"];

/** Which paper the printer of this computer has. */
const paperChoice = "idd-slip-paper";

/** What the window that prints slips takes. */
export interface SlipPrintDialogProps {
  /** One application, or up to twenty. */
  readonly applications: readonly ShownApplication[];
  /** The server counts prints. */
  readonly counts: boolean;
  /** The answer that the page shows, printed where the registry does not answer; for a single slip. */
  readonly last?: LastAnswer<{ readonly application: Application }> | undefined;
  /** Told each application as it was printed. */
  readonly onPrinted?: ((application: Application) => void) | undefined;
  readonly onClose: () => void;
}

/** The window that prints the slips of applications, in one run. */
export function SlipPrintDialog({ applications, counts, last, onPrinted, onClose }: SlipPrintDialogProps) {
  const t = useCopy(slipCopy);
  const { storage } = useRegistry();
  const rules = useApplicationRules();
  const [paper, setPaper] = useState<SlipPaper>(() =>
    readChoice(storage, paperChoice) === "A5" ? "A5" : "roll",
  );
  const printing = useSlipPrinting({ counts, last, onPrinted });
  const { failed, isPending, asked } = printing;
  const [only] = applications.length === 1 ? applications : [];
  // What was printed is not printed again with what was not.
  const left = failed.length > 0 ? failed.map(({ application }) => application) : applications;
  const printed = only && "printed" in only ? only.printed : undefined;
  function choose(next: SlipPaper): void {
    setPaper(next);
    keepChoice(storage, paperChoice, next);
  }
  return (
    <PrintWindow
      heading={
        only ? (
          <Phrase text={t("title")} values={{ number: <BatchNumber>{only.application_no}</BatchNumber> }} />
        ) : (
          t("titleOfMany", { count: applications.length })
        )
      }
      words={(key, values) =>
        key === "confirm" && !only ? t("confirmMany", { count: left.length }) : t(key, values)
      }
      printing={printing}
      isDisabled={!rules.reading.isKnown}
      hasAside={failed.length > 0}
      onPrint={() => void printing.start(left, paper)}
      onClose={onClose}
      draw={(run, onReady) => <SlipPrintout run={run} onReady={onReady} />}
    >
      {failed.length > 0 && (
        <Alert tone="danger" announce="at once" heading={t("failed", { count: failed.length })}>
          <ul>
            {failed.map(({ application, error }) => (
              <li key={application.id}>
                <BatchNumber>{application.application_no}</BatchNumber> <bdi>{error.message}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {typeof printed === "number" && (
        <p className={css.note}>{printed > 0 ? t("printedBefore", { count: printed }) : t("neverPrinted")}</p>
      )}
      {rules.reading.error && <SettingsNeeded reading={rules.reading} heading={t("settingsFailed")} />}
      <RadioCardGroup
        label={t("paper")}
        options={papers.map((value) => ({ value, title: t(value), description: t(`${value}Help`) }))}
        value={paper}
        onChange={choose}
      />
      {isPending && !only && (
        <p role="status" className={css.note}>
          {t("progress", { number: asked, count: left.length })}
        </p>
      )}
    </PrintWindow>
  );
}
