import { useEffect, useReducer } from "react";

/** Something that is loaded when it is first needed, once for all that need it. */
export type Late<Value> = { value?: Value; readonly load: () => Promise<Value> };

/**
 * Gives what is loaded late, once it is there. Nothing while it does not come, as without a network; whoever needs it
 * next tries again. React's own `lazy` throws into the page what could not be loaded, and never asks for it again.
 */
export function useLate<Value>(late: Late<Value>, isNeeded: boolean): Value | undefined {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isNeeded || late.value !== undefined) return;
    let isGone = false;
    late.load().then(
      (value) => {
        late.value = value;
        if (!isGone) draw();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [late, isNeeded]);
  return late.value;
}
