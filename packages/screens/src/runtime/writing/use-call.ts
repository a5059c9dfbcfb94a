import { isRegistryError, type RegistryError } from "@id-desk/core";
import { useRef, useState } from "react";
import type { ActionName } from "../frame/screen-props.ts";
import { type Action, useAction } from "./use-action.ts";

/** Makes a call about the session, one at a time; it may take several requests. The host can disable or stop it. */
export function useCall<Name extends ActionName>(name: Name) {
  const action = useAction(name);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<RegistryError>();
  const isUnderWay = useRef(false);
  return {
    ...action,
    isPending,
    /** Why the last one was refused. */
    error,
    /** Forgets the refusal, for example when something else is typed. */
    reset: () => setError(undefined),
    /**
     * Makes the call; gives its answer, or nothing when it was refused or stopped, or one is still under way.
     *
     * @param onRefused told when it was refused.
     */
    async run<Answer>(
      about: Parameters<Action<Name>["run"]>[0],
      send: () => Promise<Answer>,
      onRefused?: (error: RegistryError) => void,
    ): Promise<Answer | undefined> {
      if (isUnderWay.current || action.isDisabled) return undefined;
      isUnderWay.current = true;
      setPending(true);
      setError(undefined);
      try {
        return await action.run(about, send);
      } catch (failure) {
        if (!isRegistryError(failure)) throw failure;
        setError(failure);
        onRefused?.(failure);
        return undefined;
      } finally {
        isUnderWay.current = false;
        setPending(false);
      }
    },
  };
}
