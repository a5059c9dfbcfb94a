import type { Notice } from "@id-desk/core";
import { createNotifier, NoticeRegion, noticePresets } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";

/** Shows the registry's notices as toasts, each once. */
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
  useEffect(() => {
    for (const { tone, message } of notices.slice(shown.current)) {
      notifier.notify({ tone: tone === "error" ? "danger" : "success", text: message });
    }
    shown.current = notices.length;
  }, [notices, notifier]);
  return <NoticeRegion notifier={notifier} />;
}
