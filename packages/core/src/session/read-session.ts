import {
  type FieldReaders,
  givenListOf,
  isRecord,
  listOf,
  type Reader,
  readDetail,
  readFlag,
  readId,
  readNumber,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";
import type { Center, User } from "./session-state.ts";

const centerReaders: FieldReaders<Center> = {
  id: readId,
  name: readWord,
  atoll: readDetail,
  island: readDetail,
  kind: readDetail,
  phone: readDetail,
  name_dv: readDetail,
  island_dv: readDetail,
  atoll_dv: readDetail,
  atoll_code: readDetail,
};

/** Reads a centre: its id and name, and its place where the server tells it. */
export const readCenter: Reader<Center> = recordOf<Center>(centerReaders, "centre");

/** A centre with those that it looks after. */
type CenterNode = components["schemas"]["CenterNode"];

/** Reads a centre and those below it; one that cannot be read is left out. */
export const readCenterNode: Reader<CenterNode> = recordOf<CenterNode>(
  { ...centerReaders, children: listOf((child) => readCenterNode(child)) },
  "centre",
);

/** Reads a list of centres; of one that a server gives, those that make no sense are left out. */
export const readCenters: Reader<Center[]> = givenListOf("centres", readCenter);

const readUser = recordOf<User>(
  {
    username: readWord,
    fullname: (value, { username }) => readText(value) || readText(username),
    roles: listOf(readWord),
    temp_full_access: readFlag,
  },
  "user",
);

/** Reads who is signed in: roles and a centre that the server does not name are none. */
export const readSessionAnswer: Reader<components["schemas"]["Session"]> = recordOf<
  components["schemas"]["Session"]
>(
  {
    user: readUser,
    center: (value) => (isRecord(value) && readNumber(value.id) !== undefined ? readCenter(value) : null),
    _csrf: readTextOrNull,
    time_zone: readDetail,
  },
  "session",
);
