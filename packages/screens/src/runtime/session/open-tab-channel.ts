import type { TabChannel } from "@id-desk/core";

/**
 * Opens the channel of the tabs that ask one registry; null where the browser has none. A tab without one
 * learns of the others from the server: when it is looked at again, and when it writes.
 */
export function openTabChannel(baseUrl: string): TabChannel | null {
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
