import { mayAsk } from "../domain/access.ts";
import {
  Refusal,
  refuseArea,
  refuseFirstPassword,
  refuseForgery,
  refuseUnauthenticated,
  refuseWithoutSecondFactor,
} from "../domain/refusal.ts";
import type { Ports } from "../ports.ts";
import { readSessionCookie } from "../session/cookie.ts";
import { isSameSecret } from "../session/digest.ts";
import { findSession, type Session } from "../session/sessions.ts";

/** Returns whether a page sent the request by itself, without an action of its user. */
export const isBackground = (request: Request) => request.headers.get("X-Background") === "1";

/**
 * Finds who asks.
 *
 * @throws Refusal when nobody is signed in.
 */
export async function authenticate(request: Request, ports: Ports, now: Date): Promise<Session> {
  const id = readSessionCookie(request.headers);
  const session =
    id &&
    (await findSession(ports.database, id, now, {
      isBackground: isBackground(request),
      needsSecondFactor: ports.settings.secondFactor === "required",
    }));
  if (!session) throw refuseUnauthenticated();
  return session;
}

/** What somebody must be allowed to do. */
export interface Access {
  /** Those to whom it is open. */
  readonly roles: readonly string[];
  /** Whether the request has to prove that it comes from the product's own pages. */
  readonly isWrite: boolean;
  readonly isOfCenter: boolean;
  /** Whether it is about the session alone: who is signed in, where, and with which password. */
  readonly isOfSession?: boolean;
}

/**
 * Checks the anti-forgery token, that no first password is left to be changed and no second factor to be set up, the role
 * and that a centre is selected, in this order.
 *
 * @throws Refusal when one of them is missing.
 */
export function authorise(
  request: Request,
  session: Session,
  { roles, isWrite, isOfCenter, isOfSession = false }: Access,
): void {
  if (isWrite && !isSameSecret(request.headers.get("X-CSRF-Token") ?? "", session.csrf)) {
    throw refuseForgery();
  }
  if (session.mustChangePassword && !isOfSession) throw refuseFirstPassword();
  if (session.mustSetUpSecondFactor && !isOfSession) throw refuseWithoutSecondFactor();
  if (!mayAsk(session.member, roles)) throw refuseArea();
  if (isOfCenter && !session.center) {
    throw new Refusal(403, { message: "Select a center first.", code: "no_center" });
  }
}

/**
 * Checks that a page shows the session's centre, where it says which one it shows.
 *
 * @throws Refusal when it shows another one.
 */
export function checkShownCenter(shown: unknown, session: Session): void {
  if (shown === undefined || shown === session.center?.id) return;
  throw new Refusal(409, {
    message: session.center
      ? `The center was changed to ${session.center.name} in another window.`
      : "The center was changed in another window.",
    code: "center_changed",
    context: { center: session.center },
  });
}
