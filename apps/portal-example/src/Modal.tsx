import BootstrapModal from "bootstrap/js/dist/modal";
import { type ReactNode, useEffect, useRef } from "react";

/** A window of Bootstrap's over the page, with Bootstrap's own trap for the focus. */
export function Modal({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const bootstrap = useRef<BootstrapModal | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // Bootstrap would hear Escape before a field inside has had it; see onKeyDown.
    const modal = new BootstrapModal(current, { keyboard: false });
    bootstrap.current = modal;
    const onHidden = () => close.current();
    // Without this it would take the focus with each Escape instead.
    const onHidePrevented = (event: Event) => event.preventDefault();
    current.addEventListener("hidden.bs.modal", onHidden);
    current.addEventListener("hidePrevented.bs.modal", onHidePrevented);
    modal.show();
    return () => {
      current.removeEventListener("hidden.bs.modal", onHidden);
      current.removeEventListener("hidePrevented.bs.modal", onHidePrevented);
      modal.dispose();
      document.body.classList.remove("modal-open");
      document.body.removeAttribute("style");
      for (const backdrop of document.querySelectorAll(".modal-backdrop")) backdrop.remove();
    };
  }, []);
  return (
    <div
      ref={element}
      className="modal fade"
      tabIndex={-1}
      role="dialog"
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === "Escape") bootstrap.current?.hide();
      }}
    >
      <div className="modal-dialog modal-xl modal-dialog-scrollable">
        <div className="modal-content">
          <div className="modal-header">
            <h2 className="modal-title fs-5">{title}</h2>
            <button type="button" className="btn-close" data-bs-dismiss="modal" aria-label="Close window" />
          </div>
          <div className="modal-body">{children}</div>
        </div>
      </div>
    </div>
  );
}
