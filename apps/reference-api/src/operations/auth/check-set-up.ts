import { refuseByRule, refuseFirstPassword } from "../../domain/refusal.ts";
import type { AskedByMember } from "../operation.ts";

/**
 * Checks that a user may set up a second factor.
 *
 * @throws Refusal where the registry uses none, or a first password is left to be changed.
 */
export function checkSetUp({
  ports,
  session,
}: Pick<AskedByMember<"startSecondFactor">, "ports" | "session">): void {
  if (ports.settings.secondFactor === "off") {
    throw refuseByRule({ message: "A second factor is not used here.", code: "second_factor_off" });
  }
  if (session.mustChangePassword) throw refuseFirstPassword();
}
