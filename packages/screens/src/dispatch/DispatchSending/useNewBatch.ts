import type { KeptValues } from "@id-desk/core";
import { useState } from "react";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";

/** The name under which what is typed is kept through a session that ends. */
export const newBatchForm = "new batch";

/** What the page knows of the dialog for a new batch. */
export type NewBatchState = ReturnType<typeof useNewBatch>;

/** Opens the dialog for a new batch, and holds what outlives it. */
export function useNewBatch() {
  // Here and not in the dialog: a try whose answer was lost is still the same one when it is opened again.
  const writing = useWrite("createBatch");
  const kept = useTypedBefore(newBatchForm);
  const [typedBefore, setTypedBefore] = useState(kept);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [isOpen, setOpen] = useState(isRestored);
  const [isAnotherWanted, wantAnother] = useState(false);
  return {
    writing,
    isOpen,
    open() {
      setRestored(false);
      writing.reset();
      setOpen(true);
    },
    /** Closes the dialog; what was typed in it, if anything, is there again when it is next opened. */
    close(typed?: KeptValues) {
      setTypedBefore(typed);
      setOpen(false);
    },
    /** What had been typed in the dialog before it was opened. */
    typedBefore,
    /** The dialog was opened again after a sign-in with the earlier input, and nothing has been created since. */
    isRestored,
    /** The dialog stays open for another batch to the same destination. */
    isAnotherWanted,
    wantAnother,
    /** Starts the next batch in the same dialog, with empty fields. */
    beginAnother: () => setRestored(false),
  };
}
