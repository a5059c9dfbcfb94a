import { useCallback } from "react";
import { useScreen } from "./screen-context.ts";
import type { ActionName } from "./screen-props.ts";

/** Whether commands may be given here: the screen is not for reading alone, and its host has not disabled it. */
export function useMayGive(): (action: ActionName) => boolean {
  const { isReadOnly, disabled } = useScreen();
  return useCallback((action) => !isReadOnly && !Object.hasOwn(disabled, action), [isReadOnly, disabled]);
}
