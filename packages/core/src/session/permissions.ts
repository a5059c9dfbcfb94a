import type { Center, User } from "./session-state.ts";

/** A part of the product that some may use and others may not. */
export type Area =
  | "home"
  | "applications"
  | "applicationStatus"
  | "dispatch"
  | "issuance"
  | "xpat"
  | "idSearch"
  | "supervision"
  | "changePassword"
  | "resources"
  | "switchCenter";

/** What a host decides about permissions. */
export interface PermissionOptions {
  /** The role that may search by ID number beside those with full access; left out, no role may. */
  readonly searchRole?: string;
}

interface AreaRule {
  /** "everyone", or the roles of which one is enough. `searchRole` stands for the role that the host names. */
  readonly roles: "everyone" | readonly ("dnr" | "xpat" | "searchRole")[];
  /** Whether the area shows only while a centre is selected. */
  readonly needsCenter: boolean;
}

/** Who may use what. Those with temp_full_access may use everything. */
const areaRules: Readonly<Record<Area, AreaRule>> = {
  home: { roles: "everyone", needsCenter: false },
  applications: { roles: ["dnr"], needsCenter: false },
  applicationStatus: { roles: ["dnr", "searchRole"], needsCenter: false },
  dispatch: { roles: ["dnr"], needsCenter: false },
  issuance: { roles: ["dnr"], needsCenter: false },
  xpat: { roles: ["xpat"], needsCenter: false },
  idSearch: { roles: ["searchRole"], needsCenter: false },
  supervision: { roles: [], needsCenter: false },
  changePassword: { roles: "everyone", needsCenter: true },
  resources: { roles: "everyone", needsCenter: true },
  switchCenter: { roles: "everyone", needsCenter: true },
};

/** Every area there is. */
export const areas = Object.keys(areaRules) as readonly Area[];

/**
 * Whether a member of staff may use an area. The server decides in the end; this decides what is offered.
 * @see Spec 6
 */
export function may(user: User | null, area: Area, options: PermissionOptions = {}): boolean {
  if (!user) return false;
  const { roles } = areaRules[area];
  if (roles === "everyone" || user.temp_full_access) return true;
  return roles.some((role) => {
    const name = role === "searchRole" ? options.searchRole : role;
    return name !== undefined && user.roles.includes(name);
  });
}

/**
 * Whether an area is offered now: to this member of staff, and with a centre selected where it takes one.
 * @see Spec 6, "appear only when a centre is selected"
 */
export function mayOpen(
  { user, center }: { readonly user: User | null; readonly center: Center | null },
  area: Area,
  options: PermissionOptions = {},
): boolean {
  return may(user, area, options) && (center !== null || !areaRules[area].needsCenter);
}
