import { isRegistryError } from "@id-desk/core";
import { useMemo } from "react";
import { type Screen, useScreen } from "../frame/screen-context.ts";
import type { ActionContext, ActionName, ScreenEvent } from "../frame/screen-props.ts";
import { reportHostError, tellHost } from "../frame/tell-host.ts";

/** One command of a screen, as its host lets it be given. */
export type Action<Name extends ActionName> = ReturnType<typeof useAction<Name>>;

/** Binds a command to what the host says of it. */
export function useAction<Name extends ActionName>(name: Name) {
  const screen = useScreen();
  const isDisabled = Object.hasOwn(screen.disabled, name);
  const disabledReason = screen.disabled[name];
  return useMemo(
    () => ({
      /** It may be seen: the screen is not for reading alone. */
      isOffered: !screen.isReadOnly,
      isDisabled,
      disabledReason,
      /** Asks the host, sends, and tells the host. Gives nothing when the host has stopped it. */
      run: <Answer>(
        about: Partial<Pick<ActionContext<Name>, "path" | "body">>,
        send: () => Promise<Answer>,
      ): Promise<Answer | undefined> => runAction(screen, name, about, send),
    }),
    [screen, name, isDisabled, disabledReason],
  );
}

async function runAction<Answer>(
  screen: Screen,
  action: ActionName,
  { path = {}, body = {} }: { readonly path?: unknown; readonly body?: unknown },
  send: () => Promise<Answer>,
): Promise<Answer | undefined> {
  // A host's callbacks take exactly the context of their action, which only the caller knows.
  const options = screen.readProps().actions?.[action] as LooseOptions | undefined;
  const context = { screen: screen.name, action, path, body };
  const start = performance.now();
  const measure = (outcome: ScreenEvent["outcome"]) =>
    screen.measure({ name: action, duration: performance.now() - start, outcome });
  const isClosed = screen.isReadOnly || Object.hasOwn(screen.disabled, action);
  if (isClosed || !(await askHost(options?.onBefore, context))) {
    measure("stopped");
    return undefined;
  }
  try {
    const answer = await send();
    measure("ok");
    tellHost(options?.onAfter, { ...context, answer });
    return answer;
  } catch (error) {
    measure(isRegistryError(error) ? error.code : "render");
    throw error;
  }
}

interface LooseOptions {
  readonly onBefore?: (context: object) => boolean | Promise<boolean>;
  readonly onAfter?: (event: object) => void;
}

/** A question of the host that fails is no yes. */
async function askHost(ask: LooseOptions["onBefore"], context: object): Promise<boolean> {
  if (!ask) return true;
  try {
    return (await ask(context)) !== false;
  } catch (error) {
    reportHostError(error);
    return false;
  }
}
