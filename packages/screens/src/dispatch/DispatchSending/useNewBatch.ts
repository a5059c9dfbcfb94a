import type { KeptValues } from "@id-desk/core";
import { useState } from "react";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import { useWrite, type Writing } from "../../runtime/writing/use-write.ts";

/** The name under which what is typed is kept through a session that ends. */
export const newBatchForm = "new batch";

/** What the page knows of the dialog for a new batch. */
export interface NewBatchState {
  readonly writing: Writing<"createBatch">;
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes the dialog; what was typed in it, if anything, is there again when it is next opened. */
  readonly close: (typed?: KeptValues) => void;
  /** What had been typed in the dialog before it was opened. */
  readonly typedBefore: KeptValues | undefined;
  /** It is as it was when the session ended, and nobody has opened it. */
  readonly isRestored: boolean;
  /** The dialog stays open for another batch to the same destination. */
  readonly isAnotherWanted: boolean;
  readonly wantAnother: (isWanted: boolean) => void;
  /** How many batches were created without leaving the list. */
  readonly createdHere: number;
  readonly countCreated: () => void;
}

/** Opens the dialog for a new batch, and holds what outlives it. */
export function useNewBatch(): NewBatchState {
  // Here and not in the dialog: a try whose answer was lost is still the same one when it is opened again.
  const writing = useWrite("createBatch");
  const kept = useTypedBefore(newBatchForm);
  const [typedBefore, setTypedBefore] = useState(kept);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [isOpen, setOpen] = useState(isRestored);
  const [isAnotherWanted, wantAnother] = useState(false);
  const [createdHere, setCreatedHere] = useState(0);
  return {
    writing,
    isOpen,
    open() {
      setRestored(false);
      writing.reset();
      setOpen(true);
    },
    close(typed) {
      setTypedBefore(typed);
      setOpen(false);
    },
    typedBefore,
    isRestored,
    isAnotherWanted,
    wantAnother,
    createdHere,
    countCreated: () => setCreatedHere((count) => count + 1),
  };
}
