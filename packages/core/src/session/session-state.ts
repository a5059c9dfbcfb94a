import type { components } from "../contract/registry.gen.d.ts";
import type { RegistryError } from "../errors/registry-error.ts";

/** A member of staff as the server describes them. */
export type User = components["schemas"]["User"];

/** A service centre: where staff work, and where cards come from and go to. */
export type Center = components["schemas"]["Center"];

/**
 * Why nobody is signed in any more: by choice, because the server said so (401), after idle minutes,
 * in another tab, or because the current user could not be asked for.
 */
export type SignOutReason = "logout" | "expired" | "idle" | "elsewhere" | "unavailable";

/** Who is signed in, in the words of a host that has a sign-in of its own. */
export interface SignedInSession {
  /** The member of staff. */
  readonly user: User;
  /** Null until the user has selected one. */
  readonly center: Center | null;
  /** The anti-forgery token; null where the host protects writes in another way. */
  readonly csrf: string | null;
  /** The IANA zone in which the registry counts days. Left out: the one from before. */
  readonly timeZone?: string;
}

/** Somebody is signed in. */
export interface SignedInState extends Required<SignedInSession> {
  /** Tells the state from the others. */
  readonly status: "signedIn";
  /** Nobody has been signed out. */
  readonly signOutReason: null;
  /** The current user is known. */
  readonly loadError: null;
}

/** Nobody is signed in: not asked yet (`unknown`), being asked for (`loading`), or known (`signedOut`). */
export interface SignedOutState {
  /** How much is known of who it is. */
  readonly status: "unknown" | "loading" | "signedOut";
  /** Nobody. */
  readonly user: null;
  /** None. */
  readonly center: null;
  /** None. */
  readonly csrf: null;
  /** The IANA zone in which the registry counts days. */
  readonly timeZone: string;
  /** Null when nobody has signed in since the page was opened. */
  readonly signOutReason: SignOutReason | null;
  /** Why the current user could not be asked for. */
  readonly loadError: RegistryError | null;
}

/** Everything that the screens know about who is signed in. */
export type SessionState = SignedInState | SignedOutState;
