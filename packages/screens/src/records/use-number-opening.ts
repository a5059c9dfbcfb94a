import { isRegistryError, parseScan, type RegistryError, type Scan } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import type { Destination } from "../runtime/frame/destination.ts";
import { useMayOpen } from "../runtime/frame/use-may-open.ts";
import { useNavigation, useRegistry } from "../runtime/registry/registry-context.ts";
import { type Ask, type Client, findBatch, findBatchOfCard, orNothing } from "./find-batch.ts";

/** Why a number has opened nothing. */
export type NumberOutcome =
  /** It is the number of nothing that this user may open. */
  | { readonly kind: "unreadable"; readonly number: string }
  | { readonly kind: "notFound"; readonly number: string }
  /** An application of another centre; without a name where the registry does not say of which. */
  | { readonly kind: "elsewhere"; readonly number: string; readonly center: string | undefined }
  | { readonly kind: "failed"; readonly number: string; readonly message: string };

/** The batch that holds a card and has this centre on one of its sides, else the counter with that card. */
async function findCard(client: Client, serialNumber: string, ask: Ask): Promise<Destination> {
  const { destination } = await findBatchOfCard(client, serialNumber, ask);
  return destination ?? { screen: "NewIssuance", state: { serialNumber } };
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
