import type { IssuanceSummary, KeptValues, RecordAction } from "@id-desk/core";
import { useCallback, useState } from "react";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import type { IssuancesState } from "./useIssuances.ts";

interface IssuanceTarget {
  readonly action: RecordAction;
  readonly row: IssuanceSummary;
  /** What had been typed when the session ended. */
  readonly typedBefore?: KeptValues | undefined;
}

/** What is open over the list of hand-overs. */
export type IssuanceDialogsState = ReturnType<typeof useIssuanceDialogs>;

/** The name under which an open window is kept through a session that ends. */
export const keptAs = "issuance rows";

/**
 * Holds what is asked for of a row; at first what was being typed when the session ended, if its row is there.
 *
 * @param openCardId the card whose hand-over staff have come for: it is opened at once.
 */
export function useIssuanceDialogs({ loaded: rows, total }: IssuancesState, openCardId: number | undefined) {
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
  const [isAwaited, setAwaited] = useState(openCardId !== undefined);
  const awaited = isAwaited ? rows.find(({ card }) => card.id === openCardId) : undefined;
  if (awaited) {
    setAwaited(false);
    view(awaited);
  }
  return {
    /** What was to be opened at once is not there. */
    isSought: isAwaited && total !== undefined && !awaited,
    /** The hand-over that is read beside the list. */
    viewed,
    view,
    /** The window over the list or over what is read beside it. */
    target,
    act: useCallback((action: RecordAction, row: IssuanceSummary) => setTarget({ action, row }), []),
    close: () => setTarget(undefined),
  };
}
