import type { components } from "../contract/registry.gen.d.ts";
import { isRegistryError } from "../errors/registry-error.ts";
import type { Session } from "../session/session.ts";
import type { Center, SessionState } from "../session/session-state.ts";
import type { PasswordChange } from "../validation/password.ts";
import type { RegistryClient, RequestOptions } from "./registry-client.ts";

/** Signing in and out, the centre and the password: the calls that change the session. */
export interface Authentication {
  /**
   * Asks who is signed in and puts the answer into the session. Never rejects: nobody is signed in after
   * a 401 and, unless somebody was, after any other failure or 10 seconds.
   */
  loadUser(options?: Pick<RequestOptions, "signal" | "isBackground">): Promise<SessionState>;
  /** Signs in. Rejects when the server refuses. */
  login(credentials: { readonly username: string; readonly password: string }): Promise<SessionState>;
  /** Signs out. The session is cleared whether the call succeeds or fails. */
  logout(): Promise<void>;
  /** Selects the centre to work at. Rejects when the server refuses. */
  setCenter(id: Center["id"], options?: RequestOptions): Promise<Center>;
  /** Changes the password and reads the new token. Rejects when the server refuses. */
  updatePassword(change: PasswordChange, options?: RequestOptions): Promise<void>;
}

const userTimeLimit = 10_000;

/** Creates the calls that change a session. */
export function createAuthentication(request: RegistryClient["request"], session: Session): Authentication {
  async function loadUser(
    options: Pick<RequestOptions, "signal" | "isBackground"> = {},
  ): Promise<SessionState> {
    session.startLoading();
    const asked = session.getState();
    try {
      const answer = await request("getUser", { ...options, isSilent: true, timeLimit: userTimeLimit });
      if (session.getState() === asked) session.set(readSession(answer));
    } catch (error) {
      // Somebody signed in, out or elsewhere meanwhile: this answer speaks of before.
      if (session.getState() !== asked) return session.getState();
      const isKnown = isRegistryError(error) && error.status === 401;
      if (isKnown && asked.status === "signedIn") session.clear("expired");
      else if (isKnown) session.setSignedOut();
      else if (asked.status !== "signedIn") {
        session.clear("unavailable", isRegistryError(error) ? error : undefined);
      }
    }
    return session.getState();
  }

  return {
    loadUser,
    async login({ username, password }) {
      session.set(readSession(await request("login", { body: { username, password } })));
      return session.getState();
    },
    async logout() {
      try {
        await request("logout");
      } catch {
        // Staff have been told; what they asked for happens all the same.
      } finally {
        session.clear("logout");
      }
    },
    async setCenter(id, options = {}) {
      const { dispatch_center } = await request("setCenter", { ...options, body: { dispatch_center: id } });
      session.setCenter(dispatch_center);
      return dispatch_center;
    },
    async updatePassword({ current_password, new_password, new_password_confirm }, options = {}) {
      const body = { current_password, new_password, new_password_confirm };
      await request("updatePassword", { ...options, body });
      await loadUser();
    },
  };
}

function readSession({ user, center, _csrf, time_zone }: components["schemas"]["Session"]) {
  return { user, center: center ?? null, csrf: _csrf ?? null, ...(time_zone && { timeZone: time_zone }) };
}
