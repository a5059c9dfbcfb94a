import type { RegistryError } from "../errors/registry-error.ts";
import type { OperationId } from "./operation.ts";

/** Something that staff are told in passing, once for each success or failure. */
export interface Notice {
  /** Whether something succeeded or failed. */
  readonly tone: "success" | "error";
  /** A sentence, ready to be shown. */
  readonly message: string;
  /** The call that it is about; left out where a part of the page itself could not be loaded. */
  readonly operation?: OperationId;
  /** The failure behind an error notice. */
  readonly error?: RegistryError;
}
