import type { IssuanceSummary, KeptValues, RecordAction } from "@id-desk/core";
import { useState } from "react";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";

/** What is asked for of which hand-over. */
export interface IssuanceTarget {
  readonly action: RecordAction;
  readonly row: IssuanceSummary;
  /** What had been typed when the session ended. */
  readonly typedBefore: KeptValues | undefined;
}

/** What is open over the list of hand-overs. */
export interface IssuanceDialogsState {
  /** The hand-over that is read beside the list. */
  readonly viewed: IssuanceSummary | undefined;
  readonly view: (row: IssuanceSummary | undefined) => void;
  /** The window over the list or over what is read beside it. */
  readonly target: IssuanceTarget | undefined;
  readonly act: (action: RecordAction, row: IssuanceSummary) => void;
  readonly close: () => void;
}

/** The name under which an open window is kept through a session that ends. */
export const keptAs = "issuance rows";

/** Holds what is asked for of a row; at first what was being typed when the session ended, if its row is there. */
export function useIssuanceDialogs(rows: readonly IssuanceSummary[]): IssuanceDialogsState {
  const typedBefore = useTypedBefore(keptAs);
  const [isRestored, setRestored] = useState(typedBefore === undefined);
  const [viewed, view] = useState<IssuanceSummary>();
  const [target, setTarget] = useState<IssuanceTarget>();
  if (!isRestored && rows.length > 0) {
    setRestored(true);
    const row = rows.find(({ id }) => String(id) === typedBefore?.issuance);
    const { action } = typedBefore ?? {};
    if (row && (action === "returnCard" || action === "completeIssuance"))
      setTarget({ action, row, typedBefore });
  }
  return {
    viewed,
    view,
    target,
    act: (action, row) => setTarget({ action, row, typedBefore: undefined }),
    close: () => setTarget(undefined),
  };
}
