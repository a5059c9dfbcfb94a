/** What carries messages between the tabs of one browser. Nothing is stored. */
export interface TabChannel {
  /** Tells every other tab. */
  post(message: object): void;
  /** Calls back with what another tab has told. */
  listen(listener: (message: unknown) => void): void;
  /** Tells and hears nothing more. */
  close(): void;
}

/**
 * Opens the channel of the tabs that ask one registry; null where the browser has none. A tab without one
 * learns of the others from the server: when it is looked at again, and when it writes.
 */
export function openTabChannel(baseUrl: string): TabChannel | null {
  try {
    const address = new URL(baseUrl, globalThis.location.href).href.replace(/\/+$/, "");
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
