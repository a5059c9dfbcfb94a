import { attentionAtom } from "@id-desk/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useRegistry, useSession } from "../registry/registry-context.ts";
import type { SessionDialogs } from "./SessionDialogs.tsx";

/** After this time the dialogs are fetched, so that they are there when the network is not. */
const fetchDialogsAfter = 60_000;

const loadDialogs = () => import("./SessionDialogs.tsx");

/**
 * Guards the session of a provider: what watches over it comes once somebody has been signed in, and what stands
 * over the page once there is something to say. A sign-in page pays for neither.
 */
export function SessionGuard() {
  const registry = useRegistry();
  const { store } = registry.session;
  const isSignedIn = useSession().status === "signedIn";
  const [isWatched, setWatched] = useState(isSignedIn);
  if (isSignedIn && !isWatched) setWatched(true);
  const readAttention = () => store.get(attentionAtom);
  const attention = useSyncExternalStore(
    (listener) => store.sub(attentionAtom, listener),
    readAttention,
    readAttention,
  );
  const isNeeded = (attention.movedTo ?? attention.secondsLeft) !== null;
  const [holder] = useState({});
  const [Dialogs, setDialogs] = useState<typeof SessionDialogs>();

  useEffect(() => {
    if (!isWatched) return;
    let isOver = false;
    let stop = nothing;
    // Not `({ watchSession }) =>`: the build writes more for that, and the sign-in page has it.
    import("./watch-session.ts").then((loaded) => {
      if (!isOver) stop = loaded.watchSession(registry, holder);
    }, nothing);
    const fetching = setTimeout(() => void loadDialogs().catch(nothing), fetchDialogsAfter);
    return () => {
      isOver = true;
      clearTimeout(fetching);
      stop();
    };
  }, [registry, holder, isWatched]);

  useEffect(() => {
    // Without a network the session still ends on time; it is only not warned of.
    if (isNeeded) loadDialogs().then((loaded) => setDialogs(() => loaded.SessionDialogs), nothing);
  }, [isNeeded]);

  return isNeeded && Dialogs ? <Dialogs attention={attention} holder={holder} /> : null;
}

const nothing = (): void => undefined;
