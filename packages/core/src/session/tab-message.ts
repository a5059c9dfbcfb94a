import { readCenter } from "./read-session.ts";
import type { Center } from "./session-state.ts";

/** What one tab of a browser tells the others that ask the same registry. No token is ever among it. */
export type TabMessage =
  /** Somebody is signed in here; `isTokenNew` when the server has begun another session for it. */
  | {
      readonly kind: "session";
      readonly username: string;
      readonly center: Center | null;
      readonly isTokenNew: boolean;
    }
  /** A user was signed out here: `isIdle` because nobody worked, otherwise by choice. */
  | { readonly kind: "signedOut"; readonly username: string; readonly isIdle: boolean }
  /** A user's session is being changed or ended here, or no longer: until then no refusal is about the one of now. */
  | { readonly kind: "changing"; readonly username: string; readonly isOver: boolean }
  /** The server no longer knows the session; whoever hears it asks for itself. */
  | { readonly kind: "expired" }
  /** Somebody works here. */
  | { readonly kind: "active" };

/** Reads what came from another tab; nothing when it is no message of ours, or of another version of us. */
export function readTabMessage(value: unknown): TabMessage | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, username, center, isTokenNew, isIdle, isOver } = value as Record<string, unknown>;
  if (kind === "expired" || kind === "active") return { kind };
  if (typeof username !== "string") return undefined;
  if (kind === "signedOut") return { kind, username, isIdle: isIdle === true };
  if (kind === "changing") return { kind, username, isOver: isOver === true };
  if (kind !== "session") return undefined;
  try {
    const shown = center === null ? null : readCenter(center);
    return { kind, username, center: shown, isTokenNew: isTokenNew === true };
  } catch {
    return undefined;
  }
}
