import { Alert, Button, Dialog } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { Fragment, type ReactNode } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import { useDates } from "../runtime/words/use-dates.ts";
import * as css from "./print.css.ts";
import type { Printed, Printing } from "./use-printing.ts";

/** Asks how a paper is to be printed, and says what became of it; it closes once it was printed as it should. */
export function PrintWindow<Paper extends Printed>({
  heading,
  words,
  printing: { isPending, paper, problem, isUncounted = false },
  isDisabled,
  hasAside = false,
  onPrint,
  onClose,
  children,
  draw,
}: {
  /** What is printed, with its number. */
  readonly heading: ReactNode;
  readonly words: WordsOf<
    Record<"confirm" | "preparing" | "close" | "printedAsItWas" | "notCounted", unknown>
  >;
  readonly printing: Printing<Paper>;
  /** There is nothing to choose. */
  readonly isDisabled?: boolean;
  /** It says something of the print for which it stays open, beside what every window says. */
  readonly hasAside?: boolean;
  readonly onPrint: () => void;
  readonly onClose: () => void;
  /** What there is to know, and to choose, before it is printed. */
  readonly children: ReactNode;
  /** Draws the paper in its frame, and tells when that is ready. */
  readonly draw: (paper: Paper, onReady: (frame: Window) => void) => ReactNode;
}) {
  const dates = useDates();
  const warning = paper?.answeredAt
    ? words("printedAsItWas", { at: dates.dateTime(paper.answeredAt.toISOString()) })
    : isUncounted && words("notCounted");
  const staysOpen = hasAside || isUncounted || paper?.answeredAt !== undefined;
  function print(frame: Window): void {
    frame.addEventListener("afterprint", () => !staysOpen && onClose(), { once: true });
    frame.focus();
    frame.print();
  }
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
        {warning && <Alert tone="warning" announce="at once" heading={warning} />}
        {children}
      </div>
      {paper && <Fragment key={paper.at.getTime()}>{draw(paper, print)}</Fragment>}
    </Dialog>
  );
}
