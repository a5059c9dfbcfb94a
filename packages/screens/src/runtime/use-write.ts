import {
  createWriteKey,
  isRegistryError,
  type OperationData,
  type RegistryError,
  type RequestArguments,
} from "@id-desk/core";
import { useCallback, useRef, useState } from "react";
import { useRegistry } from "./registry-context.ts";
import type { ActionContext, ActionName } from "./screen-props.ts";
import { type Action, useAction } from "./use-action.ts";

/** A change that a screen makes at the registry. */
export interface Writing<Id extends ActionName> extends Omit<Action<Id>, "run"> {
  /** Sends it; gives the answer, or nothing when it was refused or stopped, or a try is still under way. */
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
export function useWrite<Id extends ActionName>(id: Id): Writing<Id> {
  const { client } = useRegistry();
  const { run, ...action } = useAction(id);
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
        // The host is told what will be sent, in the same words.
        const about = (request ?? {}) as Partial<Pick<ActionContext<Id>, "path" | "body">>;
        const answer = await run(about, () => client.request(id, ...([options] as RequestArguments<Id>)));
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
    [client, id, run],
  );
  const reset = useCallback(() => setState({ isPending: false, error: undefined }), []);
  return { ...action, ...state, send, reset };
}
