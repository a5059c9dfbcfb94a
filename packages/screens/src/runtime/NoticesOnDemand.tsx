import type { Notice } from "@id-desk/core";
import { useEffect, useState } from "react";
import type { Registry } from "./create-registry.ts";
import type { Notices, NoticesProps } from "./Notices.tsx";

/** Loads what draws toasts. */
export const loadNotices = () => import("./Notices.tsx");

/** Loads the toasts with the first notice: a sign-in page that says nothing does not pay for them. */
export function NoticesOnDemand({
  registry,
  preset,
}: Pick<NoticesProps, "preset"> & { readonly registry: Registry }) {
  const [Toasts, setToasts] = useState<typeof Notices>();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      registry.session.onSignedOut(() => {
        // A toast stays as long as the pointer is on it, and the next at the desk may be somebody else.
        setTurn((before) => before + 1);
        setNotices([]);
      }),
    [registry],
  );
  const isWanted = notices.length > 0;
  useEffect(() => registry.onNotice((notice) => setNotices((earlier) => [...earlier, notice])), [registry]);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadNotices().then(
      ({ Notices: loaded }) => {
        if (!isGone) setToasts(() => loaded);
      },
      // Without a network there may be no toasts either. What was told stands in the list; the next notice tries again.
      () => {
        if (!isGone) setNotices([]);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return Toasts ? <Toasts key={turn} notices={notices} preset={preset} /> : null;
}
