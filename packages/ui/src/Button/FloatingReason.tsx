import { useEffect, useRef, useState } from "react";
import { Floating } from "../Tooltip/Floating.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Button.css.ts";

/** Long enough to cross the gap between the button and its reason. */
const graceBeforeHiding = 150;

/** Why the button before it cannot be pressed, beside it for whoever comes near or presses it. */
export function FloatingReason({ id, children }: { id: string; children: string }) {
  const holder = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hide = useRef(() => setOpen(false)).current;

  // Listened to where it stands, so that the button itself stays the same element whether it has a reason or not.
  useEffect(() => {
    const element = holder.current;
    const button = element?.previousElementSibling;
    if (!element || !button) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      clearTimeout(timer);
      setOpen(true);
    };
    const hideSoon = (event: Event) => {
      // A finger leaves as soon as it lets go.
      if ((event as PointerEvent).pointerType === "touch" || button.matches(":focus-visible")) return;
      timer = setTimeout(hide, graceBeforeHiding);
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const near of [button, element]) {
      near.addEventListener("pointerenter", show, { signal });
      near.addEventListener("pointerleave", hideSoon, { signal });
    }
    for (const name of ["focus", "click"]) button.addEventListener(name, show, { signal });
    button.addEventListener("blur", hide, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [hide]);

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The first Escape is for these words, the next for the dialog around them.
      event.stopPropagation();
      hide();
    };
    document.addEventListener("keydown", dismiss, true);
    return () => document.removeEventListener("keydown", dismiss, true);
  }, [isOpen, hide]);

  return (
    <span ref={holder} className={css.reasonHolder} data-beside="">
      <VisuallyHidden id={id}>{children}</VisuallyHidden>
      {isOpen && (
        <Floating side="top" isSilent onLost={hide}>
          {children}
        </Floating>
      )}
    </span>
  );
}
