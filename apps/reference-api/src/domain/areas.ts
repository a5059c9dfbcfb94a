/** What decides where a member of staff may work. */
export interface Member {
  readonly roles: readonly string[];
  readonly temp_full_access: boolean;
}

/** The roles that open an area; an area that is not named here is open to everybody signed in. */
const rolesOfArea: Readonly<Record<string, readonly string[]>> = {
  dispatch: ["dnr"],
  issuance: ["dnr"],
};

/** Areas whose calls all concern the centre that is selected. */
const areasOfACenter: readonly string[] = ["dispatch", "issuance", "settings"];

/**
 * Whether a member of staff may use an area of the product.
 * @see Spec 6, "Roles and permissions"
 */
export function mayUseArea(member: Member, area: string): boolean {
  const roles = rolesOfArea[area];
  return !roles || member.temp_full_access || roles.some((role) => member.roles.includes(role));
}

/** Whether the calls of an area need a selected centre. */
export function needsCenter(area: string): boolean {
  return areasOfACenter.includes(area);
}
