import type { OperationBody } from "@id-desk/core";
import { useRef } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import type { ShownApplication } from "../parts/shown-application.ts";
import { useApplicationActions } from "../parts/useApplicationActions.ts";
import type { SlipPrintDialogProps } from "../print/SlipPrintDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { PaymentDialog } from "./PaymentDialog.tsx";
import type { ApplicationDialogsState } from "./useApplicationDialogs.ts";

const slipPrintDialog = createPartOnDemand(() => import("../print/SlipPrintDialog.tsx"), "SlipPrintDialog");

/** What the dialogs about applications take from their page. */
export interface ApplicationDialogsProps extends Partial<Pick<SlipPrintDialogProps, "counts" | "last">> {
  readonly dialogs: ApplicationDialogsState;
  /** An application as the page shows it now; nothing where the page does not show it. */
  readonly find: (applicationId: number) => ShownApplication | undefined;
  /** Told an application as it is now: cancelled, with a link sent, paid, or with its slip printed. */
  readonly onChanged: (application: ShownApplication) => void;
  /** The page is to read again: a colleague has changed an application, or an answer did not hold it. */
  readonly onReload: () => void;
  /** Told that a dialog was closed after something was done in it. */
  readonly onDone?: ((applicationId: number) => void) | undefined;
}

type CancelReason = OperationBody<"cancelApplication">["reason"];

/** The dialog of whatever is asked for of an application. It stays with the keys of its writes when it is closed. */
export function ApplicationDialogs({
  dialogs,
  find,
  onChanged,
  onReload,
  onDone,
  counts = false,
  last,
}: ApplicationDialogsProps) {
  const { asked, ask, kept } = dialogs;
  const cancel = useWrite("cancelApplication");
  const payment = useWrite("sendPaymentLink");
  const actionsOf = useApplicationActions();
  const isDone = useRef(false);
  const SlipPrintDialog = useOnDemand(slipPrintDialog, {
    isWanted: asked?.action === "printSlip",
    warmsUp: false,
    onUnavailable: () => ask(undefined),
  });
  if (asked?.action === "printSlip") {
    return (
      SlipPrintDialog && (
        <SlipPrintDialog
          counts={counts}
          last={last}
          applications={asked.applications}
          onPrinted={onChanged}
          onClose={() => ask(undefined)}
        />
      )
    );
  }
  if (!asked) return null;
  const application = find(asked.applicationId) ?? asked.application;
  if (!application) return null;

  function take(next: ShownApplication): void {
    isDone.current = true;
    // The page may not show it any more.
    if (asked && "application" in asked) ask({ ...asked, application: next });
    onChanged(next);
  }
  function close(): void {
    const isOld = [cancel, payment].some(({ error }) => error?.code === "conflict");
    if (isOld) onReload();
    cancel.reset();
    payment.reset();
    ask(undefined);
    if (isDone.current) onDone?.(application?.id ?? 0);
    isDone.current = false;
  }
  if (asked.action === "sendPaymentLink") {
    return (
      <PaymentDialog
        key={application.id}
        application={application}
        writing={payment}
        onChanged={take}
        onReload={onReload}
        onClose={close}
      />
    );
  }
  const { id, version } = application;
  return (
    <CancelDialog
      key={id}
      application={application}
      writing={cancel}
      isLost={!actionsOf(application).includes("cancelApplication")}
      kept={kept}
      onReload={onReload}
      onClose={close}
      onConfirm={async ({ reason, notes }) => {
        const body = { reason: reason as CancelReason, notes, ...(version && { version }) };
        const answer = await cancel.send({ path: { appId: id }, body });
        if (!answer) return;
        if (answer.application) take(answer.application);
        else onReload();
        isDone.current = true;
        close();
      }}
    />
  );
}
