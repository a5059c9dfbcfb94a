import { isRegistryError } from "../errors/registry-error.ts";
import type { Session } from "../session/session.ts";
import { isChanging, sessionChangeAtom, whenUnchanging } from "../session/session-change.ts";

/**
 * Tries a request, and tries it again if the session has changed since the try began. The server did nothing for the
 * session before. A write that begins during a change waits for the new anti-forgery token.
 */
export async function tryInSession<Result>(
  { store, getState }: Session,
  { isWrite, signal }: { readonly isWrite: boolean; readonly signal: AbortSignal },
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (isWrite && isChanging(store)) await whenUnchanging(store, signal);
  for (;;) {
    const { user } = getState();
    const { generation } = store.get(sessionChangeAtom);
    try {
      return await attempt();
    } catch (failure) {
      if (!isRefusedSession(failure)) throw failure;
      if (isChanging(store)) await whenUnchanging(store, signal);
      // A request that is given up during a change does not know whether the session has ended.
      signal.throwIfAborted();
      const isChanged = store.get(sessionChangeAtom).generation !== generation;
      if (!isChanged || getState().user?.username !== user?.username) throw failure;
    }
  }
}

/** Whether the server does not know a request's session, or not with the request's anti-forgery token. */
function isRefusedSession(failure: unknown): boolean {
  return isRegistryError(failure) && (failure.status === 401 || failure.serverCode === "csrf");
}
