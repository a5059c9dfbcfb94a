import type { CaptureException, CaptureSet, OperationBody } from "@id-desk/core";
import { useRef, useState } from "react";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { isOf, type PartItem } from "./capture-parts.ts";

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
  const [removed, setRemoved] = useState<PartItem>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: who removes two fingers presses faster than the registry answers. */
  function afterOthers<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const next = last.current.then(work);
    last.current = next.catch(() => undefined);
    return next;
  }
  /** Tells whether it is out of the set. */
  async function takeOut(
    item: PartItem,
    send: () => Promise<{ readonly set?: CaptureSet } | undefined>,
  ): Promise<boolean> {
    const answer = await afterOthers(() => {
      setRemoved(item);
      removing.reset();
      removingPart.reset();
      return send();
    });
    if (answer) onSet(answer.set);
    return answer !== undefined;
  }
  const removeError = removing.error ?? removingPart.error;
  return {
    all: [...(set?.exceptions ?? []), ...own],
    isPending: recording.isPending,
    error: recording.error,
    /** What was not taken out last, and why. */
    notRemoved: removed && removeError && { item: removed, error: removeError },
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
    async remove(exception: CaptureException): Promise<boolean> {
      if (own.includes(exception)) {
        setOwn((all) => all.filter((one) => one !== exception));
        return true;
      }
      return takeOut(exception as PartItem, () =>
        removing.send({ path: { ...path, exceptionId: exception.id } }),
      );
    },
    removePart: (part: PartItem & { readonly id: number }): Promise<boolean> =>
      takeOut(part, () => removingPart.send({ path: { ...path, partId: part.id } })),
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
