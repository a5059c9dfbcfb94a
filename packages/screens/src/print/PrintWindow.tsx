import { Alert, Button, Dialog } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import type { ReactNode } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import { useDates } from "../runtime/words/use-dates.ts";
import * as css from "./PrintWindow.css.ts";
import type { PrintRun } from "./use-print-run.ts";

/** What every window that prints says, whatever kind of paper it is for. */
export interface PrintWindowTexts {
  readonly confirm: string;
  readonly preparing: string;
  readonly close: string;
  readonly printedAsItWas: string;
  readonly notCounted: string;
}

/** What a window that prints takes. */
export interface PrintWindowProps {
  /** What is printed, with its number. */
  readonly heading: ReactNode;
  readonly words: WordsOf<PrintWindowTexts>;
  readonly printing: Pick<
    PrintRun<{ readonly answeredAt?: Date | undefined }>,
    "isPending" | "paper" | "isUncounted"
  >;
  /** Why nothing was printed. */
  readonly problem: string | undefined;
  /** There is nothing to choose. */
  readonly isDisabled?: boolean | undefined;
  readonly onPrint: () => void;
  readonly onClose: () => void;
  /** What there is to know, and to choose, before it is printed. */
  readonly children: ReactNode;
  /** The paper in its frame. */
  readonly printout: ReactNode;
}

/** Asks how a paper is to be printed, and says what became of it. */
export function PrintWindow({
  heading,
  words,
  printing: { isPending, paper, isUncounted },
  problem,
  isDisabled,
  onPrint,
  onClose,
  children,
  printout,
}: PrintWindowProps) {
  const dates = useDates();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={heading}
      dismissLabel={words("close")}
      actions={
        <Button
          variant="primary"
          icon={<PrinterIcon />}
          isPending={isPending}
          pendingLabel={words("preparing")}
          isDisabled={isDisabled}
          onPress={onPrint}
        >
          {words("confirm")}
        </Button>
      }
    >
      <div className={css.form}>
        {problem && <Alert tone="danger" announce="at once" heading={problem} />}
        {paper?.answeredAt && (
          <Alert
            tone="warning"
            announce="at once"
            heading={words("printedAsItWas", { at: dates.dateTime(paper.answeredAt.toISOString()) })}
          />
        )}
        {isUncounted && !paper?.answeredAt && (
          <Alert tone="warning" announce="at once" heading={words("notCounted")} />
        )}
        {children}
      </div>
      {printout}
    </Dialog>
  );
}

/** Prints a frame, and tells when the browser is done with it. */
export function printFrame(frame: Window, onPrinted: () => void): void {
  frame.addEventListener("afterprint", onPrinted, { once: true });
  frame.focus();
  frame.print();
}
