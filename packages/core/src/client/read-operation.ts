import { operationMap } from "../contract/operations.gen.ts";
import type { OperationId } from "./operation.ts";

/** Returns the method of a call, `GET`, and its path in the words of the contract, `/dispatch/batches/{batchId}`. */
export function readOperation(id: OperationId): { readonly method: string; readonly path: string } {
  const [method, path] = operationMap[id].split(" ") as [string, string];
  return { method, path };
}
