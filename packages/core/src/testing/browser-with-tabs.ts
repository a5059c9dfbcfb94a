import { createRegistryClient } from "../client/registry-client.ts";
import { attentionAtom } from "../session/attention.ts";
import { defaultIdleLimits } from "../session/idle-timer.ts";
import { createSession } from "../session/session.ts";
import type { Center, SignOutReason } from "../session/session-state.ts";
import { createSessionWatch, type SessionWatchOptions } from "../session/session-watch.ts";
import type { TabChannel } from "../session/tab-channel.ts";
import { createSessionAnswer, createUser, headOffice, islandCenter } from "./examples.ts";
import { createFakeRegistry, type FakeHandlers } from "./fake-registry.ts";
import { refuse, reply } from "./reply.ts";

/** A browser whose tabs share one cookie, and so one session on the server. */
export function createBrowser(handlers: FakeHandlers = {}) {
  let signedIn: { username: string; center: Center | null } | null = {
    username: "clerk.male",
    center: headOffice,
  };
  let token = 1;
  const answer = () =>
    signedIn
      ? reply(
          200,
          createSessionAnswer({
            user: createUser({ username: signedIn.username }),
            center: signedIn.center,
            _csrf: `token ${token}`,
          }),
        )
      : refuse("Unauthenticated.", { status: 401 });
  const server = createFakeRegistry({
    getUser: answer as never,
    login({ body }) {
      token += 1;
      signedIn = { username: body.username, center: null };
      return answer() as never;
    },
    logout() {
      signedIn = null;
      return reply(200, { message: "" }) as never;
    },
    setCenter({ body }) {
      const center = body.dispatch_center === islandCenter.id ? islandCenter : headOffice;
      if (signedIn) signedIn.center = center;
      return reply(200, { dispatch_center: center });
    },
    updatePassword() {
      token += 1;
      return reply(200, { message: "" }) as never;
    },
    ...handlers,
  });
  const listeners = new Map<TabChannel, (message: unknown) => void>();
  function openChannel(): TabChannel {
    const channel: TabChannel = {
      post(message) {
        const copy = structuredClone(message);
        for (const [other, listener] of listeners)
          if (other !== channel) queueMicrotask(() => listener(copy));
      },
      listen: (listener) => void listeners.set(channel, listener),
      close: () => void listeners.delete(channel),
    };
    return channel;
  }

  async function openTab(options: Partial<SessionWatchOptions> = {}) {
    const notices: string[] = [];
    const reasons: SignOutReason[] = [];
    /** Why each session ended that a portal was told of. */
    const endings: (SignOutReason | null)[] = [];
    const session = createSession();
    const client = createRegistryClient({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      session,
      onNotice: ({ message }) => notices.push(message),
      onUnauthenticated: () => endings.push(session.getState().signOutReason),
    });
    await client.auth.loadUser();
    session.onSignedOut((reason) => reasons.push(reason));
    const watch = createSessionWatch({ client, channel: openChannel(), idle: defaultIdleLimits, ...options });
    const readAttention = () => session.store.get(attentionAtom);
    return { client, session, watch, notices, reasons, endings, readAttention };
  }
  return {
    server,
    openTab,
    /** The session as the server has it. */
    change: (next: typeof signedIn) => {
      signedIn = next;
    },
    countListeners: () => listeners.size,
  };
}
