import { recordOf } from "../client/read-fields.ts";
import type { AnswerReaders } from "../client/read-list-answer.ts";
import { readCenter, readCenters, readSessionAnswer } from "./read-session.ts";

/** How the answers about who is signed in are read; every first page needs them. */
export const sessionAnswers: AnswerReaders = {
  getUser: readSessionAnswer,
  login: readSessionAnswer,
  setCenter: recordOf({ dispatch_center: readCenter }),
  listUserCenters: recordOf({ dispatch_centers: readCenters }),
};
