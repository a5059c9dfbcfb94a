import { sessionAnswers } from "../session/session-answers.ts";
import type { OperationId } from "./operation.ts";
import { isRecord } from "./read-fields.ts";
import type { AnswerReaders } from "./read-list-answer.ts";
import { readOperation } from "./read-operation.ts";

const applications = () => import("../applications/application-answers.ts");
const dispatch = () => import("../dispatch/dispatch-answers.ts");
const issuance = () => import("../issuance/issuance-answers.ts");

/** What reads the answers of each area but those of every first page, by the beginning of its paths. */
const areas: Readonly<Record<string, () => Promise<{ readonly answers: AnswerReaders }>>> = {
  applications,
  audit: dispatch,
  biometrics: () => import("../biometrics/biometrics-answers.ts"),
  dispatch,
  drafts: applications,
  issuance,
  statistics: () => import("../statistics/statistics-answers.ts"),
  xpat: () => import("../xpat/xpat-answers.ts"),
};

/** Loads what reads the answers of a call's area, where it is not here yet. */
export async function loadReaders(id: OperationId): Promise<AnswerReaders> {
  const [, area = ""] = readOperation(id).path.split("/");
  // The paths of these two begin with /xpat, but pages of every area need them.
  const load = id === "getSettings" || id === "listCountries" ? issuance : areas[area];
  return (await load?.())?.answers ?? sessionAnswers;
}

/**
 * Reads an answer of any server that speaks the contract, tolerantly: what is left out is empty, words that
 * are not known stay as they are, and what goes beyond is kept. Rejects with a `SyntaxError` for an answer of
 * another shape.
 */
export async function readAnswerOf(id: OperationId, data: unknown): Promise<unknown> {
  const reader = (await loadReaders(id))[id];
  return reader ? reader(data) : data;
}

/**
 * Reads what a call was answered with, as the client gives it: of a write that was answered without its record,
 * what there is. Rejects as `readAnswerOf` does.
 */
export async function readAnyAnswerOf(id: OperationId, data: unknown): Promise<unknown> {
  try {
    return await readAnswerOf(id, data);
  } catch (error) {
    const isRead = readOperation(id).method === "GET" || id === "loadIssuance";
    if (isRead || !hasNoRecord(data)) throw error;
    return data ?? {};
  }
}

/** Whether an answer is a message alone, or no content at all. What else a server says in words and numbers is no record. */
function hasNoRecord(data: unknown): boolean {
  if (!isRecord(data)) return data === undefined;
  const isSaid = typeof data.message === "string" && data.message.trim() !== "";
  return isSaid && Object.values(data).every((value) => typeof value !== "object" || value === null);
}
