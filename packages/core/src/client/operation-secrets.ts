import { operationSecrets } from "../contract/operations.gen.ts";
import type { OperationId } from "./operation.ts";

/** Gives the fields of a call's body that hold a code or a password, as the contract marks them; none for most calls. */
export function findSecrets(id: OperationId): readonly string[] {
  return (operationSecrets as Partial<Record<OperationId, readonly string[]>>)[id] ?? [];
}
