import { recordAct } from "../../database/audit.ts";
import { Refusal } from "../../domain/refusal.ts";
import { countAttempt, forgiveAttempt } from "../../session/attempts.ts";
import { refuseSecondCode } from "../../session/check-second-factor.ts";
import { confirmSecondFactor as confirm, renewRecoveryCodes } from "../../session/second-factors.ts";
import { endSessions } from "../../session/sessions.ts";
import { answerMember } from "../operation.ts";
import { checkSetUp } from "./check-set-up.ts";

/** Counted apart from sign-in, like wrong current passwords. */
const limitsOf = (userId: number) => [{ of: `second factor of ${userId}`, most: 10 }] as const;

/** Turns the second factor on with a code of the new secret. Every other session of the user ends. */
export const confirmSecondFactor = answerMember(
  "confirmSecondFactor",
  async (asked) => {
    const { body, database, session, now, ports, onceRefused } = asked;
    const { id } = session.member;
    const subject = { type: "user", id } as const;
    const outcome = await confirm(database, ports, { userId: id, text: body.otp, now });
    if (outcome === "missing") {
      throw new Refusal(409, {
        message: "Start again: there is no second factor to confirm.",
        code: "out_of_order",
      });
    }
    if (outcome === "wrong") {
      onceRefused((kept) =>
        recordAct({ ...asked, database: kept }, { action: "second_factor_failed", subject }),
      );
      throw refuseSecondCode();
    }
    await forgiveAttempt(database, limitsOf(id), now);
    await endSessions(database, { userId: id, but: session });
    await recordAct(asked, { action: "set_up_second_factor", subject });
    return {
      status: 200,
      body: {
        message: "Second factor turned on",
        recovery_codes: await renewRecoveryCodes(database, ports, id),
      },
    };
  },
  async (asked) => {
    checkSetUp(asked);
    await countAttempt(asked.database, limitsOf(asked.session.member.id), asked.now);
  },
);
