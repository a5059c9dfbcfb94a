import {
  readId,
  readNumber,
  readOptionalList,
  readRecord,
  readText,
  readTextOrNull,
  readWord,
} from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";
import type { Center, User } from "./session-state.ts";

/** Reads a centre: its id and name, and its place where the server tells it. */
export function readCenter(value: unknown): Center {
  const { id, name, atoll, island, kind, phone, ...rest } = readRecord(value, "centre");
  const places = {
    atoll: readText(atoll),
    island: readText(island),
    kind: readText(kind),
    phone: readText(phone),
  };
  const known = Object.fromEntries(Object.entries(places).filter(([, text]) => text !== ""));
  return { ...rest, id: readId(id), name: readWord(name), ...known } as Center;
}

/** A centre with those that it looks after. */
type CenterNode = components["schemas"]["CenterNode"];

/** Reads a centre and those below it; one that cannot be read is left out. */
export function readCenterNode(value: unknown): CenterNode {
  const { children } = readRecord(value, "centre");
  return { ...readCenter(value), children: readOptionalList(children, readCenterNode) };
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
