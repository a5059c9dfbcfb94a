import type { KnownPerson } from "../../database/people/read-person.ts";
import { answerCenter } from "../operation.ts";
import { lookAtPortrait } from "./look-at-person.ts";
import { paintPerson } from "./paint-person.ts";

/** Shows the registry's photograph of a person whose status the same user has looked up within the last hour. */
export const getPersonPortrait = answerCenter(
  "getPersonPortrait",
  ({ ports }, person: KnownPerson) => paintPerson(ports, person),
  lookAtPortrait,
);
