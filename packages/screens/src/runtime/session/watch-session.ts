import { createSessionWatch, defaultIdleLimits, type SessionWatch, type TabChannel } from "@id-desk/core";
import type { Registry } from "../registry/create-registry.ts";

interface Watching {
  readonly watch: SessionWatch;
  readonly end: () => void;
  /** Who shows the registry; the first speaks for all. */
  holders: readonly object[];
}

const watched = new WeakMap<Registry, Watching>();

/** What watches over a registry's session now. */
export function findSessionWatch(registry: Registry): SessionWatch | undefined {
  return watched.get(registry)?.watch;
}

/** Whether a provider is the one of its registry that shows what stands over the page. */
export function isSpeaker(registry: Registry, holder: object): boolean {
  return (watched.get(registry)?.holders[0] ?? holder) === holder;
}

/** Watches over a registry's session while at least one provider shows it; gives the end of it. */
export function watchSession(registry: Registry, holder: object): () => void {
  const watching = watched.get(registry) ?? begin(registry);
  watching.holders = [...watching.holders, holder];
  return () => {
    watching.holders = watching.holders.filter((other) => other !== holder);
    if (watching.holders.length > 0) return;
    watched.delete(registry);
    watching.end();
  };
}

function begin(registry: Registry): Watching {
  const { client, options } = registry;
  const { baseUrl, session, tabs = true } = options;
  const hasOwnSignIn = session !== undefined;
  const watch = createSessionWatch({
    client,
    hasOwnSignIn,
    channel: tabs ? openTabChannel(baseUrl) : null,
    // A portal that signs its staff in itself decides itself how long that lasts.
    idle: options.idle === undefined ? (hasOwnSignIn ? null : defaultIdleLimits) : options.idle,
  });
  const stopListening = listen(watch);
  // Without it, scanners that type still work.
  const scanners = import("../scanners/watch-scanners.ts").then(
    ({ watchScanners }) => watchScanners({ registry, touch: watch.touch }),
    () => undefined,
  );
  const watching: Watching = {
    watch,
    holders: [],
    end() {
      stopListening();
      void scanners.then((stop) => stop?.());
      watch.stop();
    },
  };
  watched.set(registry, watching);
  return watching;
}

/** What counts as work. A scanner types, so it is among it. */
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** A moving pointer says so a hundred times a second. */
const touchEvery = 1000;

function listen(watch: SessionWatch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let touchedAt = Number.NEGATIVE_INFINITY;
  const touch = () => {
    if (performance.now() - touchedAt < touchEvery) return;
    touchedAt = performance.now();
    watch.touch();
  };
  const look = () => watch.setVisible(document.visibilityState === "visible");
  for (const input of inputs) window.addEventListener(input, touch, { signal, capture: true, passive: true });
  document.addEventListener("visibilitychange", look, { signal });
  // A page that comes back with Back is as it was when it was left.
  window.addEventListener("pagehide", () => watch.setVisible(false), { signal });
  window.addEventListener("pageshow", look, { signal });
  return () => ending.abort();
}

/**
 * Opens the channel of the tabs that ask one registry; null where the browser has none. A tab without one
 * learns of the others from the server: when it is looked at again, and when it writes.
 */
function openTabChannel(baseUrl: string): TabChannel | null {
  try {
    const address = new URL(baseUrl, window.location.href).href.replace(/\/+$/, "");
    const channel = new BroadcastChannel(`id-desk ${address}`);
    return {
      post: (message) => channel.postMessage(message),
      listen(listener) {
        channel.onmessage = (event: MessageEvent<unknown>) => listener(event.data);
      },
      close: () => channel.close(),
    };
  } catch {
    return null;
  }
}
