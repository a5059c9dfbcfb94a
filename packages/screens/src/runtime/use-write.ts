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

/** Whether nobody knows if the last try was done: no answer came, or none of the registry's own. */
export function isUnanswered({ error }: { readonly error: RegistryError | undefined }): boolean {
  return error?.code === "network" || error?.code === "server";
}

interface Asked {
  readonly path?: unknown;
  readonly body?: { readonly version?: unknown };
}

/** Whether something is asked for again that may have raised the record's version itself. */
function isSameTry(before: Asked | undefined, asked: Asked | undefined): boolean {
  const formatted = [before, asked].map((one) =>
    JSON.stringify([one?.path, { ...one?.body, version: undefined }]),
  );
  return before !== undefined && formatted[0] === formatted[1];
}

/** A code and a supervisor's password are between the counter and the registry. */
function withoutSecrets(id: ActionName, request: Asked = {}): Asked {
  if (id !== "verifyCollectorOtp") return request;
  const { card_id } = (request.body ?? {}) as { readonly card_id?: number };
  return { body: { card_id } as object };
}

/**
 * Makes one kind of change at the registry, safe to repeat: a try whose answer was lost and the same try
 * again happen once, although the screen may have seen the first one's work meanwhile.
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
  const unanswered = useRef<Asked | undefined>(undefined);

  const send = useCallback<Writing<Id>["send"]>(
    async (...[asked]) => {
      if (isUnderWay.current) return undefined;
      // With the version of then: only as it was it is the same try.
      const request = isSameTry(unanswered.current, asked) ? (unanswered.current as typeof asked) : asked;
      isUnderWay.current = true;
      setState({ isPending: true, error: undefined });
      try {
        const options = { idempotencyKey: writeKey.current, ...request } as unknown;
        // The host is told what will be sent, in the same words.
        const about = withoutSecrets(id, request) as Partial<Pick<ActionContext<Id>, "path" | "body">>;
        const answer = await run(about, () => client.request(id, ...([options] as RequestArguments<Id>)));
        unanswered.current = undefined;
        setState({ isPending: false, error: undefined });
        return answer;
      } catch (error) {
        const refusal = isRegistryError(error) ? error : undefined;
        const isOfVersion = (request as Asked | undefined)?.body?.version !== undefined;
        unanswered.current = isOfVersion && isUnanswered({ error: refusal }) ? (request as Asked) : undefined;
        setState({ isPending: false, error: refusal });
        if (!isRegistryError(error)) throw error;
        return undefined;
      } finally {
        isUnderWay.current = false;
      }
    },
    [client, id, run],
  );
  const reset = useCallback(() => {
    unanswered.current = undefined;
    setState({ isPending: false, error: undefined });
  }, []);
  return { ...action, ...state, send, reset };
}
