import type { components } from "../contract/registry.gen.d.ts";
import { registryTimeZone } from "../domain/registry-day.ts";
import type { Session } from "./sessions.ts";

/** A session as the screens get it. */
export function formatSession({
  member,
  center,
  csrf,
  mustChangePassword,
  mustSetUpSecondFactor,
}: Pick<
  Session,
  "member" | "center" | "csrf" | "mustChangePassword" | "mustSetUpSecondFactor"
>): components["schemas"]["Session"] {
  const { username, fullname, roles, temp_full_access } = member;
  return {
    user: {
      username,
      fullname,
      roles: [...roles],
      temp_full_access,
      ...(mustChangePassword && { must_change_password: true }),
      ...(mustSetUpSecondFactor && { must_set_up_second_factor: true }),
    },
    center,
    _csrf: csrf,
    time_zone: registryTimeZone,
  };
}
