import type { ContractOperation } from "./operations.ts";
import { checkAgainstContract } from "./validation.ts";

/**
 * Says what in an answer the contract does not declare: its status, its content type or a field. An empty
 * list says that the answer keeps the contract.
 */
export function checkAnswer(
  operation: ContractOperation,
  answer: { readonly status: number; readonly contentType: string | null; readonly text: string },
): string[] {
  const of = `${operation.id} ${answer.status}`;
  const fileTypes = operation.fileAnswers.get(answer.status);
  if (fileTypes) {
    return fileTypes.includes(answer.contentType ?? "") ? [] : [`${of}: content type ${answer.contentType}`];
  }
  const pointer = operation.answers.get(answer.status);
  if (!pointer) return [`${of}: the contract does not declare this status. Body: ${answer.text}`];
  if (!/^application\/json\b/.test(answer.contentType ?? ""))
    return [`${of}: content type ${answer.contentType}`];
  return checkAgainstContract(pointer, JSON.parse(answer.text)).map(
    (error) => `${of}: ${error.instancePath || "/"} ${error.message} ${JSON.stringify(error.params)}`,
  );
}
