import { countRecoveryCodes, hasSecondFactor } from "../../session/second-factors.ts";
import { answerMember } from "../operation.ts";

/** Says whether the user signs in with a code of an authenticator app as well. */
export const getSecondFactor = answerMember("getSecondFactor", async ({ database, session, ports }) => {
  const use = ports.settings.secondFactor;
  const { id } = session.member;
  const isOn = use !== "off" && (await hasSecondFactor(database, id));
  const recovery_codes_left = isOn ? await countRecoveryCodes(database, id) : 0;
  return { status: 200, body: { is_on: isOn, is_required: use === "required", recovery_codes_left } };
});
