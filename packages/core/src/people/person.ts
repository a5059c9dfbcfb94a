import {
  listOf,
  numberOr,
  orNull,
  type Reader,
  readFlag,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";

/** A person as the registry knows them. */
export type Person = components["schemas"]["Person"];

/** Reads a person; what a server leaves out is empty. */
export const readPerson: Reader<Person> = recordOf<Person>(
  {
    id_number: readText,
    name_en: readText,
    name_dv: readTextOrNull,
    gender: numberOr(0),
    date_of_birth: readText,
    permanent_address: orNull(
      recordOf(
        {
          house: readText,
          ward: readTextOrNull,
          island: recordOf({ id: numberOr(0), name: readText, atoll: readText }, "island"),
        },
        "address",
      ),
    ),
    phone_masked: readTextOrNull,
    has_phone: readFlag,
    // Where a server does not say it there is none to ask for.
    has_photo: readFlag,
    is_deceased: readFlag,
    holds: listOf(
      recordOf({ code: readText, label: (value, { code }) => readText(value) || readWord(code) }, "hold"),
    ),
  },
  "person",
);
