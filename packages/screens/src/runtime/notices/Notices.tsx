import type { Notice } from "@id-desk/core";
import { createNotifier, NoticeRegion, noticePresets } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";

/** In milliseconds: a page that says the same where it belongs has drawn it by then. */
const settling = 100;

/**
 * Shows the registry's notices as toasts, each once. A toast is silent to screen readers where the page says the same
 * sentence itself, and goes with that sentence: the next card was accepted, or the field was corrected.
 */
export function Notices({
  notices,
  preset,
}: {
  /** Oldest first; the list only grows. */
  readonly notices: readonly Notice[];
  readonly preset: keyof typeof noticePresets;
}) {
  const [notifier] = useState(() => createNotifier(noticePresets[preset]));
  const shown = useRef(0);
  const place = useRef<HTMLSpanElement>(null);
  const [onPage, setOnPage] = useState<{ readonly id: string; readonly message: string }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { tone, message } of notices.slice(shown.current)) {
        const isSilent = isOnPage(place.current, message);
        const id = notifier.notify({
          tone: tone === "error" ? "danger" : "success",
          text: message,
          isSilent,
        });
        setOnPage(isSilent ? { id, message } : undefined);
      }
      shown.current = notices.length;
    }, settling);
    return () => clearTimeout(timer);
  }, [notices, notifier]);
  useEffect(() => {
    if (!onPage) return;
    const observer = new MutationObserver(() => {
      if (isOnPage(place.current, onPage.message)) return;
      notifier.dismiss(onPage.id);
      setOnPage(undefined);
    });
    const root = place.current?.getRootNode();
    if (root) observer.observe(root, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [onPage, notifier]);
  return (
    <>
      <span ref={place} hidden />
      <NoticeRegion notifier={notifier} />
    </>
  );
}

const spoken = '[role="alert"], [role="status"], [aria-live], [slot="errorMessage"]';

/** Whether something else than a toast says this sentence, at the field or aloud. */
function isOnPage(place: HTMLElement | null, sentence: string): boolean {
  const root = place?.getRootNode() as Document | ShadowRoot | undefined;
  const said = [...(root?.querySelectorAll(spoken) ?? [])];
  return said.some(
    (element) => !element.closest('[data-idd-part="notices"]') && element.textContent.includes(sentence),
  );
}
