import { readStatus } from "../../database/applications/read-status.ts";
import type { KnownPerson } from "../../database/people/read-person.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { lookAtPerson } from "./look-at-person.ts";

/** What the registry knows of a person's applications, cards and hand-overs, at any centre. */
export const getPersonStatus = answerCenter(
  "getPersonStatus",
  async (asked, person: KnownPerson) => ({
    status: 200,
    body: { status: await readStatus(asked, person.id), extensions: listExtensions(asked.ports) },
  }),
  lookAtPerson,
);
