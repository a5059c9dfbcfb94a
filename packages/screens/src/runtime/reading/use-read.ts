import { isRegistryError, type OperationData, type OperationId, type RequestArguments } from "@id-desk/core";
import { QueryClient, replaceEqualDeep, useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { createPerRegistry } from "../registry/per-registry.ts";
import { useRegistry, useSession } from "../registry/registry-context.ts";

/** What a screen has read from the registry so far. */
export type Reading<Id extends OperationId> = ReturnType<typeof useRead<Id>>;

/**
 * The queries of one registry. They are its own: a host that uses the same library shares nothing with it,
 * and nothing outlives the session.
 */
const queryClientOf = createPerRegistry(({ session }) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // "Dispatch, issuance and application queries refetch on mount and keep no cache." (Spec 4)
        gcTime: 0,
        staleTime: 0,
        refetchOnMount: "always",
        refetchOnWindowFocus: "always",
        // A failure is told at once; whoever stands at the counter decides about another try.
        retry: false,
        structuralSharing: shareUnchanged,
        // The client of the registry knows better than the browser whether it can be reached.
        networkMode: "always",
      },
    },
  });
  session.onSignedOut(() => client.clear());
  return client;
});

/** What was made of an answer here shares what has not changed already: it is not compared once more. */
const changedHere = new WeakSet<object>();
const shareUnchanged = (shown: unknown, next: unknown) =>
  typeof next === "object" && next !== null && changedHere.has(next) ? next : replaceEqualDeep(shown, next);

/** Options of a reading beside those of the call. */
export interface ReadOptions {
  /** Reads nothing while false. */
  readonly isEnabled?: boolean;
  /** Keeps the answer before while another one with other options is read, for a list that turns its page. */
  readonly keepsPrevious?: boolean;
  /**
   * Reads once for each opening, and not again when the window is looked at: a look at a person's record is written down.
   */
  readonly readsOnce?: boolean;
  /** What the answer is about, where the request alone does not tell: another one is never shown in its place. */
  readonly about?: string | number | undefined;
}

/**
 * Reads from the registry for as long as the screen is shown: on every mount anew, nothing kept after it.
 * The screen shows a failure itself, beside the notice that the error catalogue asks for.
 */
export function useRead<Id extends OperationId>(
  id: Id,
  request: RequestArguments<Id>[0],
  { isEnabled = true, keepsPrevious = false, readsOnce = false, about }: ReadOptions = {},
) {
  const registry = useRegistry();
  const { status, user, center } = useSession();
  const client = queryClientOf(registry);
  // Whether a failure is told makes no other question.
  const key = [id, user?.username, center?.id, { ...request, isSilent: undefined }, about] as const;
  // In the moment between the end of a session and the page's own, nothing is asked any more.
  const isAsked = isEnabled && status === "signedIn";
  const questions = useRef({ asked: 0, answered: 0 });
  const query = {
    queryKey: key,
    async queryFn({ signal }: { readonly signal: AbortSignal }) {
      questions.current.asked += 1;
      const { asked } = questions.current;
      const options = [{ ...request, signal }] as unknown as RequestArguments<Id>;
      const answer = await registry.client.request(id, ...options);
      questions.current.answered = asked;
      return answer as OperationData<Id>;
    },
  };
  useState(() => {
    // What a page opens with is on its way while the rest of the page is drawn, not only after it.
    if (isAsked && !client.getQueryState(key)) void client.prefetchQuery(query);
  });
  const { data, error, isFetching, isPending, dataUpdatedAt, refetch } = useQuery<OperationData<Id>>(
    {
      ...query,
      enabled: isAsked,
      ...(readsOnce && { refetchOnWindowFocus: false }),
      ...(keepsPrevious && { placeholderData: (earlier: unknown) => earlier as never }),
    },
    client,
  );
  useEffect(() => {
    // Without it a client hears nothing of the window being looked at again.
    client.mount();
    return () => client.unmount();
  }, [client]);
  const isCutOff = isRegistryError(error) && error.code === "network";
  useEffect(() => {
    if (!isCutOff) return undefined;
    // Whoever waits for the network need not ask for the page as well. An answer on its way is not asked for again.
    return registry.connection.onReturn(() => void refetch({ cancelRefetch: false }));
  }, [isCutOff, registry, refetch]);
  const keyText = JSON.stringify(key);
  const change = useCallback(
    (apply: (data: OperationData<Id>) => OperationData<Id>) => {
      const queryKey: unknown[] = JSON.parse(keyText);
      // An answer asked for before the write would undo it on the page.
      void client.cancelQueries({ queryKey });
      client.setQueryData<OperationData<Id>>(queryKey, (shown: OperationData<Id> | undefined) => {
        if (shown === undefined) return shown;
        const changed = apply(shown);
        if (typeof changed === "object" && changed !== null) changedHere.add(changed);
        return changed;
      });
    },
    [client, keyText],
  );
  const failure = isRegistryError(error) ? error : undefined;
  return {
    /** The newest answer; nothing until the first one. */
    data,
    /** Why there is no answer; nothing as long as there is one to show. */
    error: data === undefined ? failure : undefined,
    /** The first answer is on its way. */
    isLoading: isPending && isFetching,
    /** A newer answer is on its way while an older one is shown. */
    isRefreshing: isFetching && data !== undefined,
    /** When the answer came, in milliseconds since 1970; nothing until the first one. */
    answeredAt: data === undefined ? undefined : dataUpdatedAt,
    /** Why the newest try brought no answer while an older one is shown. */
    refreshError: data === undefined ? undefined : failure,
    /** Asks again, but not while it is not enabled. */
    refresh: useCallback(() => {
      if (isEnabled) void refetch();
    }, [refetch, isEnabled]),
    /** Asks again, and tells whether that came to an end, for a write whose answer takes its place stops it. */
    reread: useCallback(async () => {
      const { asked } = questions.current;
      const { isError } = await refetch();
      return isError || questions.current.answered > asked;
    }, [refetch]),
    /** How often was asked so far, and which of these questions was answered last. */
    questions: questions as Readonly<RefObject<{ readonly asked: number; readonly answered: number }>>,
    /** Takes an answer of a write into what is shown, without asking again. */
    change,
  };
}
