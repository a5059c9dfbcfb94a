import { recordAct } from "../../database/audit.ts";
import { formatSecretAddress } from "../../domain/second-factor.ts";
import { makeSecondFactor } from "../../session/second-factors.ts";
import { answerMember } from "../operation.ts";
import { checkCurrentPassword } from "./check-current-password.ts";
import { checkSetUp } from "./check-set-up.ts";

/** Makes the secret that the user puts into an authenticator app. */
export const startSecondFactor = answerMember(
  "startSecondFactor",
  async (asked) => {
    const { database, session, now, ports } = asked;
    const { id, username } = session.member;
    const secret = await makeSecondFactor(database, ports, { userId: id, isOn: false, now });
    await recordAct(asked, { action: "start_second_factor", subject: { type: "user", id } });
    return { status: 200, body: { secret, uri: formatSecretAddress(secret, username) } };
  },
  async (asked) => {
    checkSetUp(asked);
    await checkCurrentPassword(asked, "start_second_factor_failed", async () => undefined);
  },
);
