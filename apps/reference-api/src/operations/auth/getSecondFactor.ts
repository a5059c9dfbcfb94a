import { answerMember } from "../operation.ts";

/** Says whether the user signs in with a code of an authenticator app as well. */
export const getSecondFactor = answerMember("getSecondFactor", async () => ({
  status: 200,
  body: { is_on: false, is_required: false, recovery_codes_left: 0 },
}));
