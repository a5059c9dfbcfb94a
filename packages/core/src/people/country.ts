import { type Reader, readId, readWord, recordOf } from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";

/** A country, by its English name. */
export type Country = components["schemas"]["Country"];

/** Reads a country; without a number nobody can choose it. */
export const readCountry: Reader<Country> = recordOf<Country>({ id: readId, name: readWord }, "country");
