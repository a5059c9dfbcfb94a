import { answerCenter } from "../operation.ts";
import { answerList } from "./list-applications.ts";

/** One page of the applications made online whose card the session's centre hands over. */
export const listPortalApplications = answerCenter("listPortalApplications", (asked) =>
  answerList(asked, "portal"),
);
