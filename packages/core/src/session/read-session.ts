import {
  readId,
  readList,
  readNumber,
  readOptionalList,
  readRecord,
  readText,
  readTextOrNull,
  readWord,
} from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";
import type { Center, User } from "./session-state.ts";

/** What a server may tell of a centre beside its name. */
const placeFields = [
  "atoll",
  "island",
  "kind",
  "phone",
  "name_dv",
  "island_dv",
  "atoll_dv",
  "atoll_code",
] as const;

/** Reads a centre: its id and name, and its place where the server tells it. */
export function readCenter(value: unknown): Center {
  const center = readRecord(value, "centre");
  const read: Record<string, unknown> = { ...center, id: readId(center.id), name: readWord(center.name) };
  for (const field of placeFields) {
    const text = readText(center[field]);
    if (text) read[field] = text;
    else delete read[field];
  }
  return read as unknown as Center;
}

/** A centre with those that it looks after. */
type CenterNode = components["schemas"]["CenterNode"];

/** Reads a centre and those below it; one that cannot be read is left out. */
export function readCenterNode(value: unknown): CenterNode {
  const { children } = readRecord(value, "centre");
  return { ...readCenter(value), children: readOptionalList(children, readCenterNode) };
}

/** Reads a list of centres; of one that a server gives, those that make no sense are left out. */
export function readCenters(value: unknown): Center[] {
  return Array.isArray(value) ? readOptionalList(value, readCenter) : readList(value, "centres", readCenter);
}

function readUser(value: unknown): User {
  const { username, fullname, roles, temp_full_access, ...rest } = readRecord(value, "user");
  return {
    ...rest,
    username: readWord(username),
    fullname: readText(fullname) || readText(username),
    roles: readOptionalList(roles, readWord) as User["roles"],
    temp_full_access: temp_full_access === true,
  };
}

/** Reads who is signed in: roles and a centre that the server does not name are none. */
export function readSessionAnswer(value: unknown): components["schemas"]["Session"] {
  const { user, center, _csrf, time_zone, ...rest } = readRecord(value, "session");
  const zone = readText(time_zone);
  return {
    ...rest,
    user: readUser(user),
    center:
      readNumber((center as { readonly id?: unknown } | null)?.id) === undefined ? null : readCenter(center),
    _csrf: readTextOrNull(_csrf),
    ...(zone && { time_zone: zone }),
  } as components["schemas"]["Session"];
}
