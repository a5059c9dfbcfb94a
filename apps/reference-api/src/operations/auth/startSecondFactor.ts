import { refuseByRule } from "../../domain/refusal.ts";
import { answerMember } from "../operation.ts";

/** Makes the secret that the user puts into an authenticator app. */
export const startSecondFactor = answerMember("startSecondFactor", async () => {
  throw refuseByRule({ message: "A second factor is not used here.", code: "second_factor_off" });
});
