import { attentionAtom } from "@id-desk/core";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { Registry } from "./create-registry.ts";
import { useRegistry, useSession } from "./registry-context.ts";
import type { SessionDialogs } from "./SessionDialogs.tsx";

type Dialogs = ComponentType<Parameters<typeof SessionDialogs>[0]>;

/** The guards of each registry: where two providers show one, the first speaks for both. */
const guards = new WeakMap<Registry, object[]>();

/** After this time the dialogs are fetched, so that they are there when the network is not. */
const fetchDialogsAfter = 60_000;

/**
 * Guards the session of a provider: what watches over it comes once somebody has been signed in, and what stands
 * over the page once there is something to say. A sign-in page pays for neither.
 */
export function SessionGuard() {
  const registry = useRegistry();
  const { store } = registry.session;
  const isSignedIn = useSession().status === "signedIn";
  const [hasBeenSignedIn, setBeenSignedIn] = useState(isSignedIn);
  if (isSignedIn && !hasBeenSignedIn) setBeenSignedIn(true);
  const attention = useSyncExternalStore(
    (listener) => store.sub(attentionAtom, listener),
    () => store.get(attentionAtom),
    () => store.get(attentionAtom),
  );
  const isNeeded = attention.movedTo !== null || attention.secondsLeft !== null;
  const [self] = useState(() => ({}));
  const [loaded, setLoaded] = useState<{ readonly Dialogs: Dialogs }>();

  useEffect(() => {
    guards.set(registry, [...(guards.get(registry) ?? []), self]);
    return () => void guards.set(registry, guards.get(registry)?.filter((guard) => guard !== self) ?? []);
  }, [registry, self]);

  useEffect(() => {
    if (!hasBeenSignedIn) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const fetching = setTimeout(() => void importDialogs(), fetchDialogsAfter);
    import("./watch-session.ts").then(({ watchSession }) => {
      if (!isOver) stop = watchSession(registry);
    }, nothing);
    return () => {
      isOver = true;
      clearTimeout(fetching);
      stop?.();
    };
  }, [registry, hasBeenSignedIn]);

  useEffect(() => {
    if (isNeeded)
      void importDialogs().then((module) => module && setLoaded({ Dialogs: module.SessionDialogs }));
  }, [isNeeded]);

  const speaks = (guards.get(registry)?.[0] ?? self) === self;
  return isNeeded && loaded && speaks ? <loaded.Dialogs attention={attention} /> : null;
}

const nothing = () => undefined;

/** Without a network the session still ends on time; it is only not warned of. */
function importDialogs() {
  return import("./SessionDialogs.tsx").catch(nothing);
}
