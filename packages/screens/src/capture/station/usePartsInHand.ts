import {
  type CaptureSet,
  isRegistryError,
  RegistryError,
  type RequestArguments,
  type Sending,
} from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { isSameFile } from "../is-same-file.ts";
import { useUploads } from "../useUploads.ts";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import {
  createPartBody,
  createTaken,
  isOf,
  type PartData,
  type PartItem,
  slotOf,
  type TakenPart,
} from "./capture-parts.ts";

/** How far a part is that was taken in this window. */
export type PartState = "sending" | "failed" | "kept";

const calls = { photo: "sendPhotograph", finger: "sendFingerprint", signature: "sendSignature" } as const;

/** Whether another try of the same may be taken. */
const mayTryAgain = ({ code, status }: RegistryError) =>
  code === "network" || code === "server" || status === 429 || status === 401;

/**
 * Holds the parts that were taken in this window, and sends each at once, two at a time. One that could not be sent stays
 * until it is tried again; one that is refused goes, with the reason.
 */
export function usePartsInHand({
  idNumber,
  keepsSets,
  onSet,
  nameOf,
  t,
}: {
  readonly idNumber: string;
  readonly keepsSets: boolean;
  /** Takes the set with the part that was sent; nothing where the server answers without it. */
  readonly onSet: (set: CaptureSet | undefined) => void;
  readonly nameOf: (item: PartItem) => string;
  readonly t: CaptureWords;
}) {
  const { client, connection } = useRegistry();
  const tScreen = useCopy(screenCopy);
  const [taken, show] = useState<readonly TakenPart[]>([]);
  // Files that are dropped together come before the next rendering.
  const newest = useRef(taken);
  const setTaken = (change: (all: readonly TakenPart[]) => readonly TakenPart[]) => {
    newest.current = change(newest.current);
    show(newest.current);
  };
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const sources = useRef(new WeakMap<File, TakenPart>());
  const actions = {
    photo: useAction(calls.photo),
    finger: useAction(calls.finger),
    signature: useAction(calls.signature),
  };
  const refuse = (item: PartItem, reason: string | undefined) =>
    setRefusals(({ [slotOf(item)]: _, ...others }) =>
      reason ? { ...others, [slotOf(item)]: reason } : others,
    );
  const forget = (item: PartItem) => setTaken((all) => all.filter((part) => !isOf(item)(part.item)));

  async function sendPart(part: TakenPart, signal: AbortSignal) {
    const { item, key } = part;
    // All three take a form and answer with the set.
    const action = actions[item.kind] as (typeof actions)["photo"];
    const body = createPartBody(idNumber, part);
    const options = {
      body,
      signal,
      idempotencyKey: key,
      isSilent: true,
    } as RequestArguments<"sendPhotograph">[0];
    const answer = await action.run({ body }, () =>
      client.request(calls[item.kind] as "sendPhotograph", options),
    );
    if (!answer) throw new RegistryError({ code: "validation", message: tScreen("stopped") });
    return answer.set;
  }
  async function send(file: File, { signal }: Sending): Promise<string> {
    const part = sources.current.get(file);
    if (!part) return "";
    try {
      const set = await sendPart(part, signal);
      const partId = set?.parts.find(isOf(part.item))?.id ?? 0;
      setTaken((all) => all.map((one) => (one === part ? { ...one, partId } : one)));
      onSet(set);
    } catch (error) {
      if (!signal.aborted && isRegistryError(error) && !mayTryAgain(error)) {
        forget(part.item);
        refuse(part.item, readRefusalText(error));
      }
      throw error;
    }
    return "";
  }
  const uploads = useUploads({ settings: undefined, send, onChange: () => undefined, leaving: t("leaving") });
  const { queue, items } = uploads;
  useEffect(() => connection.onReturn(queue.resumeLost), [connection, queue]);

  const itemsOf = (item: PartItem) => items.filter(({ slot }) => slot === slotOf(item));
  const drop = (item: PartItem) => {
    for (const { id } of itemsOf(item)) queue.remove(id);
    forget(item);
    refuse(item, undefined);
  };
  return {
    taken,
    /** Why a part was refused, by its slot. */
    refusals,
    stateOf({ item, partId }: TakenPart): PartState {
      if (partId !== undefined || !keepsSets) return "kept";
      return itemsOf(item).at(-1)?.state === "failed" ? "failed" : "sending";
    },
    /** Returns why a part could not be sent. The clerk may try again. */
    whyFailed(item: PartItem): string {
      const error = itemsOf(item).at(-1)?.error;
      if (!error) return "";
      return error.code === "network" ? t("connectionLost") : readRefusalText(error);
    },
    async take(item: PartItem, file: Blob, data: PartData): Promise<void> {
      drop(item);
      const part = createTaken(item, file, data, new Date().toISOString());
      setTaken((all) => [...all, part]);
      if (item.kind === "finger") {
        for (const other of newest.current) {
          const isOther = other !== part && other.item.kind === "finger";
          if (isOther && (await isSameFile(other.file, file))) {
            forget(item);
            return refuse(item, t("samePrint", { other: nameOf(other.item) }));
          }
        }
      }
      if (!keepsSets || !newest.current.includes(part)) return;
      const sent = new File([file], slotOf(item), { type: file.type });
      sources.current.set(sent, part);
      queue.add(sent, slotOf(item));
    },
    retry(item: PartItem): void {
      const last = itemsOf(item).at(-1);
      if (last) queue.resume(last.id);
    },
    drop,
    clear(): void {
      queue.clear();
      setTaken(() => []);
      setRefusals({});
    },
  };
}
