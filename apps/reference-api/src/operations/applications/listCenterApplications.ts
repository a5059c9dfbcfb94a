import { answerCenter } from "../operation.ts";
import { answerList } from "./list-applications.ts";

/** One page of the applications that the session's centre made or whose card it hands over. */
export const listCenterApplications = answerCenter("listCenterApplications", (asked) =>
  answerList(asked, "center"),
);
