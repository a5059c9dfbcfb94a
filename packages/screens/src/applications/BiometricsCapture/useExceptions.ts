import type { CaptureException, CaptureSet, OperationBody } from "@id-desk/core";
import { useState } from "react";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { isOf } from "./capture-parts.ts";

/** What is said of a finger or a signature that cannot be taken. */
export type SaidException = OperationBody<"recordException">["exception"];

/** Records what cannot be taken, and takes parts and exceptions out of the set. A server without sets gets them at the end. */
export function useExceptions({
  idNumber,
  set,
  keepsSets,
  onSet,
}: {
  readonly idNumber: string;
  readonly set: CaptureSet | null;
  readonly keepsSets: boolean;
  readonly onSet: (set: CaptureSet | undefined) => void;
}) {
  const recording = useWrite("recordException");
  const removing = useWrite("removeException");
  const removingPart = useWrite("removeCapturedPart");
  const [own, setOwn] = useState<readonly CaptureException[]>([]);
  const path = { id: set?.batch_id ?? "" };
  return {
    all: [...(set?.exceptions ?? []), ...own],
    isPending: recording.isPending,
    error: recording.error,
    /** Why the last part or exception was not taken out. */
    removeError: removing.error ?? removingPart.error,
    reset: recording.reset,
    clear: () => setOwn([]),
    /** Tells whether it was recorded. */
    async record(exception: SaidException): Promise<boolean> {
      if (!keepsSets) {
        setOwn((all) => {
          const made = describe(exception, all.length);
          return [...all.filter((one) => !isOf(made as never)(one)), made];
        });
        return true;
      }
      const answer = await recording.send({ body: { id_number: idNumber, exception } });
      if (!answer) return false;
      onSet(answer.set);
      return true;
    },
    async remove(exception: CaptureException): Promise<void> {
      if (own.includes(exception)) return setOwn((all) => all.filter((one) => one !== exception));
      const answer = await removing.send({ path: { ...path, exceptionId: exception.id } });
      if (answer) onSet(answer.set);
    },
    async removePart(partId: number): Promise<void> {
      const answer = await removingPart.send({ path: { ...path, partId } });
      if (answer) onSet(answer.set);
    },
  };
}

/** An exception that the registry does not have yet. */
function describe(exception: SaidException, count: number): CaptureException {
  const { hand = null, finger = null, notes = null } = exception;
  return {
    ...exception,
    hand,
    finger,
    notes,
    id: -1 - count,
    recorded_at: new Date().toISOString(),
    recorded_by: null,
  };
}
