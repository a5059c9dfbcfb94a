import type { ApplicationHead } from "../../database/applications/change-application.ts";
import { answerCenter } from "../operation.ts";
import { openApplicationFile } from "./look-at-application.ts";
import { paintPerson } from "./paint-person.ts";

/** Shows the registry's photograph of an applicant to the centres of the application. */
export const getApplicantPortrait = answerCenter(
  "getApplicantPortrait",
  ({ ports }, application: ApplicationHead) => paintPerson(ports, { id: application.person_id }),
  (asked) => openApplicationFile(asked, "portrait of the applicant"),
);
