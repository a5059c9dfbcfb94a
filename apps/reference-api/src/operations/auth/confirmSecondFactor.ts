import { Refusal } from "../../domain/refusal.ts";
import { answerMember } from "../operation.ts";

/** Turns the second factor on with a code of the new secret. */
export const confirmSecondFactor = answerMember("confirmSecondFactor", async () => {
  throw new Refusal(409, { message: "Start again: no new code is set up.", code: "out_of_order" });
});
