import { recordEvent } from "../../database/audit.ts";
import { endSessions } from "../../session/sessions.ts";
import { answerMember } from "../operation.ts";

/** Ends the session. */
export const logout = answerMember("logout", async ({ database, session, now, address }) => {
  await endSessions(database, { idHash: session.idHash });
  await recordEvent(database, {
    at: now,
    action: "sign_out",
    actorId: session.member.id,
    centerId: session.center?.id ?? null,
    subject: { type: "user", id: session.member.id },
    address,
  });
  return { status: 200, body: {}, session: null };
});
