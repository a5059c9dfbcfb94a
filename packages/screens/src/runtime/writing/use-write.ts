import {
  createWriteKey,
  findSecrets,
  isRegistryError,
  type OperationAnswer,
  type RegistryError,
  type RequestArguments,
} from "@id-desk/core";
import { useCallback, useMemo, useState } from "react";
import type { ActionContext, ActionName } from "../frame/screen-props.ts";
import { useRegistry } from "../registry/registry-context.ts";
import { useAction } from "./use-action.ts";

/** A change that a screen makes at the registry. */
export type Writing<Id extends ActionName> = ReturnType<typeof useWrite<Id>>;

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

/** A code and a password are between staff and the registry. */
function withoutSecrets(id: ActionName, request: Asked = {}): Asked {
  const secrets = findSecrets(id);
  if (secrets.length === 0) return request;
  const told = Object.entries(request.body ?? {}).filter(([name]) => !secrets.includes(name));
  return { ...request, body: Object.fromEntries(told) };
}

/** The tries of a change to one record. */
interface Tries {
  readonly key: ReturnType<typeof createWriteKey>;
  isUnderWay: boolean;
  unanswered: Asked | undefined;
}

interface Standing {
  readonly of: Tries;
  readonly isPending: boolean;
  readonly error: RegistryError | undefined;
}

/**
 * Makes one kind of change at the registry, safe to repeat: a try whose answer was lost and the same try
 * again happen once, although the screen may have seen the first one's work meanwhile.
 *
 * @param about the record, where the screen goes from one to another: the next one neither waits for what was sent of
 * the one before, nor is told why that was refused.
 */
export function useWrite<Id extends ActionName>(id: Id, about?: number) {
  const { client } = useRegistry();
  const { run, ...action } = useAction(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record begins with tries of its own.
  const tries = useMemo<Tries>(
    () => ({ key: createWriteKey(), isUnderWay: false, unanswered: undefined }),
    [about],
  );
  const [standing, setStanding] = useState<Standing>({ of: tries, isPending: false, error: undefined });
  const isCurrent = standing.of === tries;

  const send = useCallback(
    async (...[asked]: RequestArguments<Id>): Promise<OperationAnswer<Id> | undefined> => {
      if (tries.isUnderWay) return undefined;
      // With the version of then: only as it was it is the same try.
      const request = isSameTry(tries.unanswered, asked) ? (tries.unanswered as typeof asked) : asked;
      tries.isUnderWay = true;
      setStanding({ of: tries, isPending: true, error: undefined });
      const end = (error?: RegistryError) =>
        setStanding((now) => (now.of === tries ? { of: tries, isPending: false, error } : now));
      try {
        const options = { idempotencyKey: tries.key, ...request } as unknown;
        // The host is told what will be sent, in the same words.
        const told = withoutSecrets(id, request) as Partial<Pick<ActionContext<Id>, "path" | "body">>;
        const answer = await run(told, () => client.request(id, ...([options] as RequestArguments<Id>)));
        tries.unanswered = undefined;
        end();
        return answer;
      } catch (error) {
        const refusal = isRegistryError(error) ? error : undefined;
        const isOfVersion = (request as Asked | undefined)?.body?.version !== undefined;
        tries.unanswered = isOfVersion && isUnanswered({ error: refusal }) ? (request as Asked) : undefined;
        // A code that was looked at is counted: told once more it is another try, and not the same one again.
        if (findSecrets(id).some((name) => refusal?.fields[name])) tries.key.renew();
        end(refusal);
        if (!isRegistryError(error)) throw error;
        return undefined;
      } finally {
        tries.isUnderWay = false;
      }
    },
    [client, id, run, tries],
  );
  const reset = useCallback(() => {
    tries.unanswered = undefined;
    setStanding({ of: tries, isPending: false, error: undefined });
  }, [tries]);
  return {
    ...action,
    isPending: isCurrent && standing.isPending,
    /** Why the last try was refused. */
    error: isCurrent ? standing.error : undefined,
    /**
     * Sends it; gives the answer, which may hold no record, or nothing when it was refused or stopped, or a try is still
     * under way.
     */
    send,
    /** Forgets the refusal, for example when a dialog is opened again. */
    reset,
  };
}
