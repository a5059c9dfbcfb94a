import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { Alert } from "../Alert/index.ts";
import { Button } from "../Button/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { XIcon } from "../icons/index.ts";
import { AriaFrame } from "../internal/AriaFrame.tsx";
import { useNeedsFocus } from "../internal/useNeedsFocus.ts";
import { useWords } from "../internal/words.ts";
import { useBursts } from "../ScanField/useBursts.ts";
import { useWholeScans } from "../ScanField/useWholeScans.ts";
import * as css from "./Dialog.css.ts";
import { takeFromDialog } from "./use-scans-under-dialog.ts";

/** What a dialog takes. */
export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is asked or done here, with its object and number: "Dispatch 52 items to Addu?" */
  heading: ReactNode;
  children?: ReactNode;
  /** What can be done, the primary action last. The button that does nothing and closes stands before them. */
  actions?: ReactNode;
  /** The words of the button that closes; "Close" when left out, `null` for a dialog without one. */
  dismissLabel?: string | null | undefined;
  /** `alertdialog` for what cannot be undone: the focus begins on the button that does nothing. */
  role?: "dialog" | "alertdialog" | undefined;
  /** A press beside it closes it too, and it has a cross. Not for forms: a slip would lose what was typed. */
  isDismissable?: boolean | undefined;
  /** Its work is under way: it stays until that has ended. */
  isPending?: boolean | undefined;
  /** 440, 560 or 800 px at most. */
  size?: "sm" | "md" | "lg" | undefined;
};

/**
 * Asks or does one thing before everything else. Escape closes it, the focus stays inside and returns to where it
 * was; on a narrow window it is a sheet.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  isDismissable = false,
  isPending = false,
  size = "md",
  ...rest
}: DialogProps) {
  return (
    <AriaFrame>
      <ModalOverlay
        className={css.scrim}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable && !isPending}
        isKeyboardDismissDisabled={isPending}
      >
        <Modal className={css.modal[size]} data-idd-part="dialog">
          <DialogContent
            {...rest}
            hasCross={isDismissable}
            isPending={isPending}
            onClose={() => onOpenChange(false)}
          />
        </Modal>
      </ModalOverlay>
    </AriaFrame>
  );
}

type DialogContentProps = Omit<DialogProps, "isOpen" | "onOpenChange" | "isDismissable" | "size"> & {
  hasCross: boolean;
  onClose: () => void;
};

function DialogContent({
  heading,
  children,
  actions,
  dismissLabel,
  role = "dialog",
  isPending = false,
  hasCross,
  onClose,
}: DialogContentProps) {
  const words = useWords();
  const bodyId = useId();
  const dialog = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dismiss = useRef<HTMLButtonElement>(null);
  const isAlert = role === "alertdialog";
  const needsFocus = useNeedsFocus(body);
  const [told, setTold] = useState<{ readonly sentence: string; readonly times: number }>();
  function takeScan(text: string, isWhole?: boolean): boolean {
    const sentence = takeFromDialog(text, isWhole);
    if (sentence === undefined) return false;
    setTold((before) => ({ sentence, times: (before?.times ?? 0) + 1 }));
    return true;
  }
  useBursts(takeScan);
  useWholeScans((text) => takeScan(text, true));
  useEffect(() => {
    // Before React Aria focuses the dialog itself, which it does only when nothing inside has the focus.
    if (body.current?.contains(document.activeElement)) return;
    if (isAlert) dismiss.current?.focus();
    else body.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [isAlert]);
  const hadFocus = useRef<Element>(null);
  useEffect(() => {
    const element = dialog.current;
    const remember = (event: FocusEvent) => {
      hadFocus.current = event.target as Element;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, []);
  useLayoutEffect(() => {
    // A button that was pressed may be gone with what it did. Without the focus, Escape would close nothing.
    // While the focus moves from one field to the next, nothing has it either: then nothing is gone.
    if (hadFocus.current === null || hadFocus.current.isConnected) return;
    hadFocus.current = null;
    if (document.activeElement === document.body) dialog.current?.focus();
  });
  return (
    <AriaDialog
      ref={dialog}
      className={css.dialog}
      role={role}
      {...(isAlert && { "aria-describedby": bodyId })}
    >
      <div className={css.header}>
        <Heading slot="title" className={css.heading}>
          {heading}
        </Heading>
        {hasCross && (
          <IconButton
            label={words.close}
            icon={<XIcon />}
            size="sm"
            className={css.closer}
            isDisabled={isPending}
            onPress={onClose}
          />
        )}
      </div>
      {told?.sentence && (
        // Above what scrolls, so that it is in sight. Another element each time, so that it is spoken again.
        <div key={told.times} className={css.header} data-idd-part="dialog-told">
          <Alert tone="danger" announce="at once" heading={told.sentence} />
        </div>
      )}
      <div ref={body} id={bodyId} className={css.body} tabIndex={needsFocus ? 0 : undefined}>
        {children}
      </div>
      {(actions || dismissLabel !== null) && (
        <div className={css.footer}>
          {dismissLabel !== null && (
            <Button ref={dismiss} isDisabled={isPending} onPress={onClose}>
              {dismissLabel ?? words.close}
            </Button>
          )}
          {actions}
        </div>
      )}
    </AriaDialog>
  );
}

const firstField =
  ":is(input:not([type=hidden], [type=radio]:not(:checked)), textarea, select, [role=combobox]):not(:disabled)";
