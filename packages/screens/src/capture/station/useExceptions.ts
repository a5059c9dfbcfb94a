import {
  type CaptureException,
  type CaptureSet,
  createWriteKey,
  type OperationBody,
  type RegistryError,
} from "@id-desk/core";
import { useRef, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useCall } from "../../runtime/writing/use-call.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { isOf, type PartItem } from "./capture-parts.ts";

/** What is said of a finger or a signature that cannot be taken. */
export type SaidException = OperationBody<"recordException">["exception"];

/** A part or an exception that the registry did not take out. */
interface NotRemovedItem {
  readonly item: PartItem;
  readonly error: RegistryError;
}

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
  const { client } = useRegistry();
  const removing = useCall("removeException");
  const removingPart = useCall("removeCapturedPart");
  const [key] = useState(createWriteKey);
  const [own, setOwn] = useState<readonly CaptureException[]>([]);
  const path = { id: set?.batch_id ?? "" };
  const [notRemoved, setNotRemoved] = useState<readonly NotRemovedItem[]>([]);
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
    send: (onRefused: (error: RegistryError) => void) => Promise<{ readonly set?: CaptureSet } | undefined>,
  ): Promise<boolean> {
    setNotRemoved((all) => all.filter((one) => !isOf(item)(one.item)));
    const answer = await afterOthers(() =>
      send((error) => setNotRemoved((all) => [...all, { item, error }])),
    );
    if (answer) onSet(answer.set);
    return answer !== undefined;
  }
  return {
    all: [...(set?.exceptions ?? []), ...own],
    isPending: recording.isPending,
    error: recording.error,
    /** What was not taken out, and why, until it is tried again. */
    notRemoved,
    reset: recording.reset,
    clear(): void {
      setOwn([]);
      setNotRemoved([]);
    },
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
      const request = { path: { ...path, exceptionId: exception.id } };
      return takeOut(exception as PartItem, (onRefused) =>
        removing.run(
          request,
          () => client.request("removeException", { ...request, idempotencyKey: key }),
          onRefused,
        ),
      );
    },
    removePart(part: PartItem & { readonly id: number }): Promise<boolean> {
      const request = { path: { ...path, partId: part.id } };
      return takeOut(part, (onRefused) =>
        removingPart.run(
          request,
          () => client.request("removeCapturedPart", { ...request, idempotencyKey: key }),
          onRefused,
        ),
      );
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
