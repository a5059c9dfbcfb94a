import type { KeptValues, RegistryError } from "@id-desk/core";
import { Alert, Button, Dialog, type DialogProps, Form } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { type ReactNode, useId } from "react";
import type { FormState } from "../forms/use-form.ts";
import type { ActionName } from "../frame/screen-props.ts";
import { usePressOnControlEnter } from "../keys/use-press-on-control-enter.ts";
import type { WordsOf } from "../words/copy.ts";
import { useDates } from "../words/use-dates.ts";
import { useKeptForm } from "./kept-forms.ts";
import { readRefusalText, readStaleChange } from "./read-refusal.ts";
import { useUnsavedWork } from "./use-unsaved-work.ts";
import { isUnanswered, type Writing } from "./use-write.ts";

/** The texts that dialogs about records have in common. */
export type RecordDialogTexts = Record<
  | ("keep" | "pending" | "reload" | "noLonger" | "unsaved" | "typedBefore")
  | ("changedByAt" | "changedBy" | "changed" | "changedHelp"),
  unknown
>;

/** What is kept of a dialog beside what is typed in it, so that it can be opened again. */
export interface KeptDialog {
  /** The name under which it is kept. */
  readonly form: string;
  /** What it asks for, and about which record. */
  readonly about: KeptValues;
  /** What its user had typed in it when their session ended; nothing in a dialog that was opened by a press. */
  readonly typedBefore: KeptValues | undefined;
}

/** What every dialog about a record takes from its page. */
export interface RecordDialogFrame {
  /** The change that it makes at the registry. */
  readonly writing: Pick<Writing<ActionName>, "isPending" | "error" | "reset">;
  /** A colleague has changed the record so that this can no longer be done. */
  readonly isLost?: boolean | undefined;
  /** Keeps what is typed through a session that ends. */
  readonly kept: KeptDialog;
  /** Reads the record again after a colleague has changed it. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** What one dialog says and does. */
export interface RecordDialogProps extends RecordDialogFrame {
  /** What is asked, with its object and number. */
  readonly heading: ReactNode;
  /** The action's own words. */
  readonly confirmLabel: string;
  /** The words of the button that closes it; "Cancel" when left out. */
  readonly dismissLabel?: string | undefined;
  /** The change goes on when it is closed meanwhile. */
  readonly goesOn?: boolean | undefined;
  /** It cannot be taken back, or it takes something away. */
  readonly isDangerous?: boolean | undefined;
  /** It cannot be done yet, for a reason that the dialog says. */
  readonly isHeld?: boolean | undefined;
  /** Its fields: kept while they are typed in, and checked before it is submitted. */
  readonly form?: Pick<FormState<object>, "typed" | "ownNames" | "validate"> | undefined;
  readonly size?: DialogProps["size"];
  /** The words that dialogs about records of its kind have in common. */
  readonly words: WordsOf<RecordDialogTexts>;
  /** Called when nothing is wrong with its form. */
  readonly onSubmit: () => unknown;
  readonly children?: ReactNode;
}

/** Asks for one action on a record, and stays open with everything typed until it has happened. */
export function RecordDialog({
  heading,
  confirmLabel,
  dismissLabel,
  goesOn = false,
  isDangerous = false,
  isHeld = false,
  form,
  size,
  words,
  writing,
  isLost = false,
  kept,
  onSubmit,
  onReload,
  onClose,
  children,
}: RecordDialogProps) {
  const formId = useId();
  const submit = usePressOnControlEnter();
  // What has changed may be this try's own work, of which only the same try again tells.
  const isOver = isLost && !isUnanswered(writing);
  const typed = form?.typed;
  useUnsavedWork(typed && words("unsaved"));
  useKeptForm(kept.form, typed && { ...kept.about, ...typed });
  return (
    <Dialog
      isOpen
      size={size}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={heading}
      dismissLabel={dismissLabel ?? words("keep")}
      isPending={writing.isPending && !goesOn}
      actions={
        <Button
          ref={submit}
          type="submit"
          form={formId}
          variant={isDangerous ? "danger" : "primary"}
          isPending={writing.isPending}
          pendingLabel={words("pending")}
          isDisabled={isOver || isHeld}
        >
          {confirmLabel}
        </Button>
      }
    >
      <Form id={formId} onSubmit={() => !isHeld && (!form || form.validate()) && onSubmit()}>
        {kept.typedBefore && <Alert tone="neutral" announce="politely" heading={words("typedBefore")} />}
        {isOver && <Alert tone="warning" announce="at once" heading={words("noLonger")} />}
        {!isOver && writing.error && (
          <Refusal
            error={writing.error}
            ownNames={form?.ownNames ?? []}
            words={words}
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
  ownNames,
  words,
  onReload,
}: Pick<RecordDialogProps, "words" | "onReload"> & {
  readonly error: RegistryError;
  readonly ownNames: readonly string[];
}) {
  const dates = useDates();
  const stale = readStaleChange(error);
  if (!stale) {
    const isAtField = Object.keys(error.fields).some((field) => ownNames.includes(field));
    return isAtField ? null : <Alert tone="danger" announce="at once" heading={readRefusalText(error)} />;
  }
  const { by: name, at } = stale;
  const time = dates.time(at);
  const heading = name && (time ? words("changedByAt", { name, time }) : words("changedBy", { name }));
  return (
    <Alert
      tone="warning"
      announce="at once"
      heading={heading || words("changed")}
      actions={
        <Button size="sm" icon={<RefreshIcon />} onPress={onReload}>
          {words("reload")}
        </Button>
      }
    >
      {words("changedHelp")}
    </Alert>
  );
}
