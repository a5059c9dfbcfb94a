import { isRegistryError, parseScan, type RegistryError, type Scan } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import type { Destination } from "../runtime/frame/destination.ts";
import { useMayOpen } from "../runtime/frame/use-may-open.ts";
import { useNavigation, useRegistry } from "../runtime/registry/registry-context.ts";

/** Why a number has opened nothing. */
export type NumberOutcome =
  /** It is the number of nothing that this user may open. */
  | { readonly kind: "unreadable"; readonly number: string }
  | { readonly kind: "notFound"; readonly number: string }
  /** An application of another centre; without a name where the registry does not say of which. */
  | { readonly kind: "elsewhere"; readonly number: string; readonly center: string | undefined }
  | { readonly kind: "failed"; readonly number: string; readonly message: string };

type Ask = { readonly signal: AbortSignal };
type Client = ReturnType<typeof useRegistry>["client"];

/** Gives nothing where the registry does not know it, or cannot be asked that way. */
async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isRegistryError(error) && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** The page of the batch with this number, on whichever side of its journey the session's centre is. */
async function findBatch(client: Client, batchNo: string, { signal }: Ask): Promise<Destination | undefined> {
  for (const [list, screen] of [
    ["listReceivingBatches", "DispatchReceivingBatch"],
    ["listSendingBatches", "DispatchSendingBatch"],
  ] as const) {
    const query = { batch_no: batchNo, status: "all", per_page: 10 } as const;
    const answer = await orNothing(client.request(list, { query, signal, isSilent: true }));
    // A server that does not know the filter answers with any batches.
    const found = answer?.batches.find(({ batch_no }) => batch_no === batchNo);
    if (found) return { screen, params: { batchId: found.id } };
  }
  return undefined;
}

/** The batch that holds a card and has this centre on one of its sides, else the counter with that card. */
async function findCard(client: Client, serialNumber: string, ask: Ask): Promise<Destination> {
  const query = { serial_number: serialNumber };
  const answer = await orNothing(client.request("locateCard", { query, signal: ask.signal, isSilent: true }));
  const batchNo = answer?.batch?.batch_no;
  const batch = batchNo === undefined ? undefined : await findBatch(client, batchNo, ask);
  return batch ?? { screen: "NewIssuance", state: { serialNumber } };
}

async function findApplication(
  client: Client,
  number: string,
  { signal }: Ask,
): Promise<Destination | NumberOutcome> {
  const answer = await orNothing(
    client.request("findApplication", { query: { number }, signal, isSilent: true }),
  );
  if (!answer) return { kind: "notFound", number };
  const { id = 0, channel, is_ours, id_number, created_center } = answer.found;
  if (channel === "portal") return { screen: "ApplicationStatus", params: { idNumber: id_number } };
  if (is_ours && id > 0) return { screen: "CenterApplication", params: { applicationId: id } };
  return { kind: "elsewhere", number, center: created_center?.name };
}

const failed = (number: string, { message }: RegistryError): NumberOutcome => ({
  kind: "failed",
  number,
  message,
});

/** Opens what a scanned or typed number names: a batch, an application, a card or a person. */
export function useNumberOpening() {
  const { client } = useRegistry();
  const { onNavigate } = useNavigation();
  const mayOpen = useMayOpen();
  const [isOpening, setOpening] = useState(false);
  const [outcome, setOutcome] = useState<NumberOutcome>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  function find(
    scan: Scan,
    text: string,
    ask: Ask,
  ): Promise<Destination | NumberOutcome> | NumberOutcome | Destination {
    if (scan.kind === "batch" && mayOpen("dispatch")) {
      const number = scan.batch_no;
      return findBatch(client, number, ask).then((to) => to ?? { kind: "notFound", number });
    }
    if (scan.kind === "application" && mayOpen("applications"))
      return findApplication(client, scan.application_no, ask);
    if ("serial_number" in scan && mayOpen("issuance")) return findCard(client, scan.serial_number, ask);
    if (scan.kind === "id" && mayOpen("applicationStatus"))
      return { screen: "ApplicationStatus", params: { idNumber: scan.id_number } };
    return { kind: "unreadable", number: text.trim() };
  }
  return {
    isOpening,
    outcome,
    /** Opens what a text names, or says why not. A number that comes meanwhile takes its place. */
    async open(text: string): Promise<void> {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      setOutcome(undefined);
      const { signal } = controller;
      setOpening(true);
      try {
        const found = await find(parseScan(text), text, { signal });
        if (signal.aborted) return;
        if ("screen" in found) onNavigate(found);
        else setOutcome(found);
      } catch (error) {
        if (signal.aborted) return;
        if (!isRegistryError(error)) throw error;
        setOutcome(failed(text.trim(), error));
      } finally {
        if (asking.current === controller) setOpening(false);
      }
    },
  };
}
