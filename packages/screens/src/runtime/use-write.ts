import {
  createWriteKey,
  isRegistryError,
  type OperationData,
  type OperationId,
  type RegistryError,
  type RequestArguments,
} from "@id-desk/core";
import { useCallback, useRef, useState } from "react";
import { useRegistry } from "./registry-context.ts";

/** A change that a screen makes at the registry. */
export interface Writing<Id extends OperationId> {
  /** Sends it; gives the answer, or nothing when the registry refused or a try is still under way. */
  readonly send: (...request: RequestArguments<Id>) => Promise<OperationData<Id> | undefined>;
  readonly isPending: boolean;
  /** Why the last try was refused. */
  readonly error: RegistryError | undefined;
  /** Forgets the refusal, for example when a dialog is opened again. */
  readonly reset: () => void;
}

/**
 * Makes one kind of change at the registry, safe to repeat: a try whose answer was lost and the same try
 * again happen once.
 */
export function useWrite<Id extends OperationId>(id: Id): Writing<Id> {
  const { client } = useRegistry();
  const [state, setState] = useState<{
    readonly isPending: boolean;
    readonly error: RegistryError | undefined;
  }>({
    isPending: false,
    error: undefined,
  });
  const writeKey = useRef(createWriteKey());
  const isUnderWay = useRef(false);

  const send = useCallback<Writing<Id>["send"]>(
    async (...[request]) => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setState({ isPending: true, error: undefined });
      try {
        const options = { idempotencyKey: writeKey.current, ...request } as unknown;
        const answer = await client.request(id, ...([options] as RequestArguments<Id>));
        setState({ isPending: false, error: undefined });
        return answer;
      } catch (error) {
        setState({ isPending: false, error: isRegistryError(error) ? error : undefined });
        if (!isRegistryError(error)) throw error;
        return undefined;
      } finally {
        isUnderWay.current = false;
      }
    },
    [client, id],
  );
  const reset = useCallback(() => setState({ isPending: false, error: undefined }), []);
  return { send, ...state, reset };
}
