/** Tells a host something. What its callback throws is the host's to hear of, and stops no screen. */
export function tellHost<Event>(callback: ((event: Event) => unknown) | undefined, event: Event): void {
  try {
    callback?.(event);
  } catch (error) {
    reportHostError(error);
  }
}

/** Reports what a host's own code threw, as the browser reports what nobody has caught. */
export function reportHostError(error: unknown): void {
  if (typeof reportError === "function") reportError(error);
  else queueMicrotask(() => Promise.reject(error));
}
