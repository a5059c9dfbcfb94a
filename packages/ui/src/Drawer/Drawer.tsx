import { type ReactNode, useRef } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../IconButton/index.ts";
import { XIcon } from "../icons/index.ts";
import { AriaFrame } from "../internal/AriaFrame.tsx";
import { useNeedsFocus } from "../internal/useNeedsFocus.ts";
import { useWords } from "../internal/words.ts";
import * as css from "./Drawer.css.ts";

/** What a drawer takes. */
export type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Which thing is looked at: "Order 52". */
  heading: ReactNode;
  /** A line below it, such as where the thing stands. */
  subheading?: ReactNode;
  children?: ReactNode;
  /** What can be done with the thing, the primary action last. They stay in sight while the rest is scrolled. */
  actions?: ReactNode;
  /** 480 or 640 px; the whole window where that is narrower than 768 px. */
  size?: "md" | "lg" | undefined;
};

/**
 * Shows one thing of a list beside it, to be read. Escape, its cross and a press beside it close it, and the focus
 * returns to where it was; on a narrow window it is a sheet as large as the window.
 */
export function Drawer({ isOpen, onOpenChange, size = "md", ...content }: DrawerProps) {
  return (
    <AriaFrame>
      <ModalOverlay className={css.scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <Modal className={css.modal[size]} data-idd-part="drawer">
          <DrawerContent {...content} onClose={() => onOpenChange(false)} />
        </Modal>
      </ModalOverlay>
    </AriaFrame>
  );
}

function DrawerContent({
  heading,
  subheading,
  children,
  actions,
  onClose,
}: Omit<DrawerProps, "isOpen" | "onOpenChange" | "size"> & { onClose: () => void }) {
  const words = useWords();
  const body = useRef<HTMLDivElement>(null);
  const needsFocus = useNeedsFocus(body);
  return (
    <AriaDialog className={css.dialog}>
      <div className={css.header}>
        <div className={css.titles}>
          <Heading slot="title" className={css.heading}>
            {heading}
          </Heading>
          {subheading && <div className={css.subheading}>{subheading}</div>}
        </div>
        <IconButton label={words.close} icon={<XIcon />} size="sm" className={css.closer} onPress={onClose} />
      </div>
      <div ref={body} className={css.body} tabIndex={needsFocus ? 0 : undefined}>
        {children}
      </div>
      {actions && <div className={css.footer}>{actions}</div>}
    </AriaDialog>
  );
}
