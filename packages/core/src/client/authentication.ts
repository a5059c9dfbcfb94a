import type { components } from "../contract/registry.gen.d.ts";
import { isRegistryError, RegistryError, type RegistryErrorCode } from "../errors/registry-error.ts";
import type { OwedLogout } from "../session/owed-logout.ts";
import type { Session } from "../session/session.ts";
import { changeSession } from "../session/session-change.ts";
import type { Center, SessionState, SignedInSession } from "../session/session-state.ts";
import type { PasswordChange } from "../validation/password.ts";
import type { OperationBody } from "./operation.ts";
import type { RegistryClient, RequestOptions } from "./registry-client.ts";

/** How the question who is signed in is asked. */
export type UserRequestOptions = Pick<RequestOptions, "signal" | "isBackground" | "timeLimit">;

/** Signing in and out, the centre and the password: the calls that change the session. */
export interface Authentication {
  /**
   * Asks who is signed in and puts the answer into the session. Never rejects: nobody is signed in after
   * a 401 and, unless somebody was, after any other failure or 10 seconds. Whoever has signed out while the
   * server could not be told is signed out there first.
   */
  loadUser(options?: Pick<UserRequestOptions, "signal" | "isBackground">): Promise<SessionState>;
  /**
   * Asks who is signed in and changes nothing: null when nobody is. Rejects when the server could not be asked.
   */
  readUser(options?: UserRequestOptions): Promise<SignedInSession | null>;
  /** Signs in. Rejects when the server refuses. The `serverCode` is "second_factor" if the server also asks for `otp`. */
  login(credentials: OperationBody<"login">): Promise<SessionState>;
  /**
   * Signs out. The session is cleared whether the call succeeds or fails; with `isIdle`, because nobody works
   * here any more, it is cleared before the server has answered.
   */
  logout(options?: { readonly isIdle?: boolean }): Promise<void>;
  /** Selects the centre to work at. Rejects when the server refuses. */
  setCenter(id: Center["id"], options?: RequestOptions): Promise<Center>;
  /** Changes the password and reads the new token. Rejects when the server refuses. */
  updatePassword(change: PasswordChange, options?: RequestOptions): Promise<void>;
}

const userTimeLimit = 10_000;

/** What the calls that change a session work with. */
interface AuthenticationParts {
  readonly request: RegistryClient["request"];
  readonly session: Session;
  readonly owedLogout: OwedLogout;
  /** What staff read when the server fails without a word. */
  readonly getServerWords: () => string;
  /** Ends at the server a session that is not shown here, by its anti-forgery token. */
  readonly endSession: (csrf: string | null) => Promise<void>;
  /** Hears that staff log out, before the server does. */
  readonly onLogout: () => void;
}

/** Creates the calls that change a session. */
export function createAuthentication(parts: AuthenticationParts): Authentication {
  const { request, session, owedLogout, getServerWords, endSession, onLogout } = parts;
  const change = <Result>(work: () => Promise<Result>) => changeSession(session.store, work);

  async function readUser(options: UserRequestOptions = {}): Promise<SignedInSession | null> {
    try {
      const answer = await request("getUser", { timeLimit: userTimeLimit, ...options, isSilent: true });
      return readSession(answer);
    } catch (error) {
      if (isRegistryError(error) && error.status === 401) return null;
      throw error;
    }
  }

  async function loadUser(
    options: Pick<UserRequestOptions, "signal" | "isBackground"> = {},
  ): Promise<SessionState> {
    session.startLoading();
    const asked = session.getState();
    try {
      const found = await readUser(options);
      // Somebody signed in, out or elsewhere meanwhile: this answer speaks of before.
      if (session.getState() !== asked) return session.getState();
      if (found && asked.status !== "signedIn" && owedLogout.isOwed()) await endOwed(found, asked);
      else if (found) session.set(found);
      else if (asked.status === "signedIn") session.clear("expired");
      else session.setSignedOut();
    } catch (error) {
      if (session.getState() === asked && asked.status !== "signedIn") {
        session.clear("unavailable", isRegistryError(error) ? readUnavailable(error) : undefined);
      }
    }
    return session.getState();
  }

  /** On a shared computer nobody comes in where somebody has signed out; whether or not the server hears it now. */
  async function endOwed({ csrf }: SignedInSession, asked: SessionState): Promise<void> {
    try {
      await endSession(csrf);
      owedLogout.settle();
    } catch {
      // Still owed: it is tried again when the page is loaded again.
    }
    if (session.getState() === asked) session.setSignedOut();
  }

  return {
    loadUser,
    readUser,
    async login(body) {
      const { user, ...answer } = await request("login", { body });
      session.set(readSession(user ? { user, ...answer } : await request("getUser", { isSilent: true })));
      // The browser has the cookie of another session now.
      owedLogout.settle();
      return session.getState();
    },
    logout: ({ isIdle = false } = {}) =>
      change(async () => {
        if (!isIdle) onLogout();
        const asked = request(
          "logout",
          isIdle ? { isSilent: true, isBackground: true, timeLimit: userTimeLimit } : {},
        );
        if (isIdle) session.clear("idle");
        try {
          await asked;
        } catch (error) {
          // Staff have been told; what they asked for happens all the same, and the server hears of it later.
          if (!(isRegistryError(error) && error.status === 401)) owedLogout.owe();
        } finally {
          // By then somebody may have signed in where nobody had worked.
          if (!isIdle) session.clear("logout");
        }
      }),
    setCenter: (id, options = {}) =>
      change(async () => {
        const body = { dispatch_center: id };
        const { dispatch_center } = await request("setCenter", { ...options, body });
        const center = dispatch_center ?? (await request("getUser", { isSilent: true })).center;
        if (!center)
          throw new RegistryError({ code: "server", message: getServerWords(), operation: "setCenter" });
        session.setCenter(center);
        return center;
      }),
    updatePassword: ({ current_password, new_password, new_password_confirm }, options = {}) =>
      change(async () => {
        const body = { current_password, new_password, new_password_confirm };
        await request("updatePassword", { ...options, body });
        await loadUser();
      }),
  };
}

const saysWhy: readonly RegistryErrorCode[] = [
  "network",
  "server",
  "api_version",
  "forbidden",
  "rate_limited",
];

/** Why nobody could be asked who is signed in. Where the question itself is not known, no registry answers. */
function readUnavailable(error: RegistryError): RegistryError {
  const { message, code, status } = error;
  if (saysWhy.includes(code)) return error;
  return new RegistryError({ code: "server", message, operation: "getUser", status });
}

type SessionAnswer = components["schemas"]["Session"];

function readSession({
  user,
  center,
  _csrf,
  time_zone,
}: Pick<SessionAnswer, "user"> & Partial<SessionAnswer>): SignedInSession {
  return { user, center: center ?? null, csrf: _csrf ?? null, ...(time_zone && { timeZone: time_zone }) };
}
