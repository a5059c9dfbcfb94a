import {
  type ApplicationSummary,
  isRegistryError,
  type OperationData,
  parseScan,
  readApplicationKey,
} from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { useNavigation, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import type { ApplicationChannel } from "./application-tabs.ts";

type Found = OperationData<"findApplication">["found"];

/** Why a number did not lead to an application. */
export type OpeningOutcome =
  | { readonly kind: "elsewhere"; readonly number: string; readonly found: Found }
  | { readonly kind: "notFound"; readonly number: string }
  /** The number of a card, by which applications are not found. */
  | { readonly kind: "card"; readonly number: string }
  | { readonly kind: "failed"; readonly message: string };

/** Opens the application that a scanned slip or an ID number names: from the page, and else from the registry. */
export function useApplicationOpening(
  rows: readonly ApplicationSummary[],
  {
    isAnswered,
    canFind,
    destinationOf,
    search,
  }: Pick<ApplicationChannel<string>, "destinationOf"> & {
    /** The list has its first answer, or a failure: a number that comes before waits for it. */
    readonly isAnswered: boolean;
    /** The server tells which centre has an application. */
    readonly canFind: boolean;
    /** Searches the list for what cannot be opened. */
    readonly search: (text: string) => void;
  },
) {
  const { client } = useRegistry();
  const { onNavigate } = useNavigation();
  const [isOpening, setOpening] = useState(false);
  const [outcome, setOutcome] = useState<OpeningOutcome>();
  const [waiting, setWaiting] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  /** What could not be opened is searched for, so that the list shows what the field says. */
  function end(next: OpeningOutcome): void {
    setOutcome(next);
    if (next.kind !== "failed") search(next.number);
  }
  async function find(number: string): Promise<void> {
    const controller = new AbortController();
    asking.current = controller;
    setOpening(true);
    const { signal } = controller;
    try {
      const { found } = await client.request("findApplication", {
        query: { number },
        signal,
        isSilent: true,
      });
      const { id = 0, channel, is_ours } = found;
      const isOpen = channel === "portal" || (is_ours && id > 0);
      if (isOpen) onNavigate(destinationOf({ id, channel, applicant: found }));
      else end({ kind: "elsewhere", number, found });
    } catch (error) {
      if (signal.aborted) return;
      if (!isRegistryError(error)) throw error;
      end(
        error.code === "not_found"
          ? { kind: "notFound", number }
          : { kind: "failed", message: error.message },
      );
    } finally {
      if (asking.current === controller) setOpening(false);
    }
  }
  function openNow(text: string): void {
    const scan = parseScan(text);
    if (scan.kind === "serial") {
      setOutcome({ kind: "card", number: scan.serial_number });
      return;
    }
    const key = readApplicationKey(text);
    const named = rows.filter(
      ({ application_no, applicant }) => application_no === key || applicant.id_number === key,
    );
    if (named[0] && named.length === 1) onNavigate(destinationOf(named[0]));
    else if (key && canFind) void find(key);
    else search(text);
  }
  const openWaiting = useLatestCallback(openNow);
  useEffect(() => {
    if (!isAnswered || waiting === undefined) return;
    setWaiting(undefined);
    openWaiting(waiting);
  }, [isAnswered, waiting, openWaiting]);
  return {
    isOpening: isOpening || waiting !== undefined,
    outcome,
    /** Forgets what the last number has led to. */
    clear() {
      asking.current?.abort();
      setWaiting(undefined);
      setOutcome(undefined);
    },
    /** Opens what a text names; searches the list for any other text, and where the server cannot tell. */
    open(text: string) {
      asking.current?.abort();
      setOutcome(undefined);
      if (isAnswered) openNow(text);
      else setWaiting(text);
    },
  };
}
