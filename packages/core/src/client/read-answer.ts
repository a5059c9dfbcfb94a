import { operationMap } from "../contract/operations.gen.ts";
import { sessionAnswers } from "../session/session-answers.ts";
import type { OperationId } from "./operation.ts";
import type { AnswerReaders } from "./read-list-answer.ts";

const loadDispatch = async () => (await import("../dispatch/dispatch-answers.ts")).dispatchAnswers;
const loadIssuance = async () => (await import("../issuance/issuance-answers.ts")).issuanceAnswers;

/** What reads the answers of each area but those of every first page, by the beginning of its paths. */
const areas: Readonly<Record<string, () => Promise<AnswerReaders>>> = {
  dispatch: loadDispatch,
  audit: loadDispatch,
  issuance: loadIssuance,
  xpat: loadIssuance,
};

/** Loads what reads the answers of a call's area, where it is not here yet. */
export async function loadReaders(id: OperationId): Promise<AnswerReaders> {
  const [, area = ""] = operationMap[id].path.split("/");
  return areas[area]?.() ?? sessionAnswers;
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
