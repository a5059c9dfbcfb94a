/** What decides what a member of staff may do. */
export interface Member {
  readonly roles: readonly string[];
  readonly temp_full_access: boolean;
}

/** Among the roles of an operation: it is open to whoever has a session. */
const everybodySignedIn = "signed_in";

/** Among the roles of an operation: full access opens it, whatever else its holder is. */
const fullAccess = "temp_full_access";

/**
 * Whether a member of staff may ask for what is open to these roles.
 * @see Spec 6, "Roles and permissions"
 */
export function mayAsk(member: Member, roles: readonly string[]): boolean {
  return roles.some(
    (role) =>
      role === everybodySignedIn ||
      member.roles.includes(role) ||
      (role === fullAccess && member.temp_full_access),
  );
}
