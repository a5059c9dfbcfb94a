import { refuseByRule, refuseFirstPassword } from "../../domain/refusal.ts";
import type { AskedByMember } from "../operation.ts";

/**
 * Checks that a user may set up a second factor.
 *
 * @throws Refusal when second factors are off, or the user has to change a first password first.
 */
export function checkSetUp({
  ports,
  session,
}: Pick<AskedByMember<"startSecondFactor">, "ports" | "session">): void {
  if (ports.settings.secondFactor === "off") {
    throw refuseByRule({ message: "Second factors are off.", code: "second_factor_off" });
  }
  if (session.mustChangePassword) throw refuseFirstPassword();
}
