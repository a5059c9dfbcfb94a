import type { KeptValues, RegistryError } from "@id-desk/core";
import { Alert, Button, Dialog, Form } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { type ReactNode, useId } from "react";
import { useKeptForm } from "../../runtime/kept-forms.ts";
import { useCopy } from "../../runtime/registry-context.ts";
import { useDates } from "../../runtime/use-dates.ts";
import { useUnsavedWork } from "../../runtime/use-unsaved-work.ts";
import { isUnanswered } from "../../runtime/use-write.ts";
import { batchDialogCopy } from "./batch-dialog.copy.ts";
import { readRefusalText, readStaleChange } from "./scan-refusal.ts";
import { TypedBefore } from "./TypedBefore.tsx";
import type { KeptDialog } from "./useOpenDialog.ts";

/** What a dialog needs of the change that it makes at the registry. */
export interface DialogWriting {
  readonly isPending: boolean;
  readonly error: RegistryError | undefined;
  readonly reset: () => void;
}

/** What every dialog about a batch or a card takes from its page. */
export interface BatchDialogFrame {
  readonly writing: DialogWriting;
  /** A colleague has changed the batch so that this can no longer be done. */
  readonly isLost?: boolean | undefined;
  /** Keeps what is typed through a session that ends. */
  readonly kept: KeptDialog;
  /** Reads the batch again after a colleague has changed it. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** What one dialog says and does. */
export interface BatchDialogProps extends BatchDialogFrame {
  /** What is asked, with its object and number. */
  readonly heading: ReactNode;
  /** The action's own words. */
  readonly confirmLabel: string;
  /** The words of the button that closes it; "Back" when left out. */
  readonly dismissLabel?: string | undefined;
  /** The change goes on when it is closed meanwhile. */
  readonly goesOn?: boolean | undefined;
  /** It cannot be taken back, or it takes something away. */
  readonly isDangerous?: boolean | undefined;
  /** It cannot be done yet, for a reason that the dialog says. */
  readonly isHeld?: boolean | undefined;
  /** What closing the window would lose, by its fields; nothing as long as nothing was typed. */
  readonly typed?: KeptValues | undefined;
  /** The fields whose errors are shown beside them. */
  readonly ownFields?: readonly string[] | undefined;
  readonly onSubmit: () => unknown;
  readonly children?: ReactNode;
}

/** Asks for one action on a batch or a card, and stays open with everything typed until it has happened. */
export function BatchDialog({
  heading,
  confirmLabel,
  dismissLabel,
  goesOn = false,
  isDangerous = false,
  isHeld = false,
  typed,
  ownFields = [],
  writing,
  isLost = false,
  kept,
  onSubmit,
  onReload,
  onClose,
  children,
}: BatchDialogProps) {
  const t = useCopy(batchDialogCopy);
  const formId = useId();
  // What has changed may be this try's own work, of which only the same try again tells.
  const isOver = isLost && !isUnanswered(writing);
  useUnsavedWork(typed && t("unsaved"));
  useKeptForm(kept.form, typed && { ...kept.about, ...typed });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={heading}
      dismissLabel={dismissLabel ?? t("keep")}
      isPending={writing.isPending && !goesOn}
      actions={
        <Button
          type="submit"
          form={formId}
          variant={isDangerous ? "danger" : "primary"}
          isPending={writing.isPending}
          pendingLabel={t("pending")}
          isDisabled={isOver || isHeld}
        >
          {confirmLabel}
        </Button>
      }
    >
      <Form id={formId} onSubmit={() => !isHeld && onSubmit()}>
        {kept.typedBefore && <TypedBefore />}
        {isOver && <Alert tone="warning" announce="at once" heading={t("noLonger")} />}
        {!isOver && writing.error && (
          <Refusal
            error={writing.error}
            ownFields={ownFields}
            onReload={() => {
              writing.reset();
              onReload();
            }}
          />
        )}
        {children}
      </Form>
    </Dialog>
  );
}

/** Why the registry refused; after a colleague's change, who it was and a way to go on. */
function Refusal({
  error,
  ownFields,
  onReload,
}: {
  readonly error: RegistryError;
  readonly ownFields: readonly string[];
  readonly onReload: () => void;
}) {
  const t = useCopy(batchDialogCopy);
  const dates = useDates();
  const stale = readStaleChange(error);
  if (!stale) {
    const isAtField = Object.keys(error.fields).some((field) => ownFields.includes(field));
    return isAtField ? null : <Alert tone="danger" announce="at once" heading={readRefusalText(error)} />;
  }
  const { by: name, at } = stale;
  const time = dates.time(at);
  const heading =
    name && time ? t("changedByAt", { name, time }) : name ? t("changedBy", { name }) : t("changed");
  return (
    <Alert
      tone="warning"
      announce="at once"
      heading={heading}
      actions={
        <Button size="sm" icon={<RefreshIcon />} onPress={onReload}>
          {t("reload")}
        </Button>
      }
    >
      {t("changedHelp")}
    </Alert>
  );
}
