import { type Given, putVariables } from "../settings/variables.ts";
import type { CommandCall } from "./command.ts";

/** The options of every command that needs the registry's data; each says what a variable says otherwise. */
export const placeOptions = {
  data: {
    type: "string",
    value: "FOLDER",
    says: "where data is kept in place of ID_DESK_DATA",
  },
  demo: { type: "boolean", says: "with demonstration data, as ID_DESK_DEMO=1" },
} as const;

/** The variables of the environment as a command sees them. */
export function readPlaceVariables({ given, values }: CommandCall<typeof placeOptions>): Given {
  return putVariables(given, { ID_DESK_DATA: values.data, ID_DESK_DEMO: values.demo ? "1" : undefined });
}
