import { orNull, type Reader, readText, recordOf } from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";

/** A member of staff who has done something. */
export type Staff = components["schemas"]["Staff"];

const nobody: Staff = { username: "", fullname: "" };

const readNamed = recordOf<Staff>(
  { username: readText, fullname: (value, { username }) => readText(value) || readText(username) },
  "staff",
);

/** Reads a member of staff, who may be told by the username alone. */
export const readStaff: Reader<Staff> = (value) =>
  typeof value === "string" ? { username: value, fullname: value } : readNamed(value);

/** Reads who did something; nobody by name where a server does not tell. */
export const readActor: Reader<Staff> = (value) => orNull(readStaff)(value) ?? nobody;
