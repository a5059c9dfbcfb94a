import type { Notice } from "@id-desk/core";
import { type ComponentProps, useEffect, useState } from "react";
import { useRegistry } from "../registry/registry-context.ts";
import type { Notices } from "./Notices.tsx";

/** Loads what draws toasts. */
export const loadNotices = () => import("./Notices.tsx");

/** Loads the toasts with the first notice: a sign-in page that says nothing does not pay for them. */
export function NoticesOnDemand({ preset }: Pick<ComponentProps<typeof Notices>, "preset">) {
  const registry = useRegistry();
  const [Toasts, setToasts] = useState<typeof Notices>();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const { session } = registry;
    function endTurn(): void {
      setTurn((before) => before + 1);
      setNotices([]);
    }
    let reader = session.getState().user?.username;
    const stops = [
      // A toast stays as long as the pointer is on it, and the next at the desk may be somebody else.
      session.onSignedOut(endTurn),
      // What was told on the way in, such as a wrong password, is no news once somebody is in.
      session.subscribe(() => {
        const { user } = session.getState();
        if (user && user.username !== reader) endTurn();
        reader = user?.username;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [registry]);
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
