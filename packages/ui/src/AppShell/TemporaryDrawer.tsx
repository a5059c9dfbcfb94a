import type { MouseEvent, ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../IconButton/index.ts";
import { XIcon } from "../icons/index.ts";
import { AriaFrame } from "../internal/AriaFrame.tsx";
import * as css from "./AppShell.css.ts";
import { Brand, type BrandProps } from "./Brand.tsx";

type TemporaryDrawerProps = {
  id: string;
  brand: BrandProps;
  label: string;
  closeLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * The drawer over the page: the focus stays inside and returns, and Escape, a press beside it or a link inside
 * ends it.
 */
export function TemporaryDrawer({
  id,
  brand,
  label,
  closeLabel,
  isOpen,
  onOpenChange,
  children,
}: TemporaryDrawerProps) {
  const close = () => onOpenChange(false);
  const closeAfterLink = (event: MouseEvent) => {
    // Only where the page changed without loading; another tab leaves everything as it is.
    if (event.defaultPrevented && (event.target as Element).closest("a[href]")) close();
  };
  return (
    <AriaFrame>
      <ModalOverlay className={css.scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <Modal className={css.sheet} data-idd-part="drawer">
          <Dialog id={id} aria-label={label} className={css.sheetContent}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link as well */}
            <div className={css.sheetContent} onClick={closeAfterLink}>
              <div className={css.sheetHead}>
                <div className={css.sheetBrand}>
                  <Brand {...brand} part="brand" />
                  <Brand {...brand} part="chip" />
                </div>
                <IconButton label={closeLabel} icon={<XIcon />} onPress={close} />
              </div>
              <div className={css.drawerScroll}>{children}</div>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaFrame>
  );
}
