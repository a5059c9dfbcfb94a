import { type ApplicationSummary, isRegistryError } from "@id-desk/core";
import { useEffect } from "react";
import { useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import type { ShownApplication } from "../parts/shown-application.ts";

/** How often it asks, in milliseconds: with the longest answer, a payment is seen within ten seconds. */
const pace = 5000;
/** How long it waits at least. */
const shortest = 500;
/** How long one answer may take, in milliseconds. */
const timeLimit = 4500;

/** Failures after which the next look may do better; the others say that there is nothing to look at. */
const passing: readonly string[] = ["network", "server", "rate_limited"];

/**
 * Asks in the background, while it is on and the page is seen, how an application is now. Nobody counts as working by
 * it, and it is no further look at the person.
 *
 * @param onSeen told each answer: the application, or nothing where another one or none is under way.
 */
export function usePaymentWatch(
  { id, applicant: { id_number: idNumber } }: Pick<ShownApplication, "id" | "applicant">,
  isOn: boolean,
  onSeen: (application: ApplicationSummary | undefined) => void,
): void {
  const { client } = useRegistry();
  const isSignedIn = useSession().status === "signedIn";
  const tell = useLatest(onSeen);
  const isLooking = isOn && isSignedIn;
  useEffect(() => {
    if (!isLooking) return;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const controller = new AbortController();
    const { signal } = controller;

    function wait(milliseconds: number): void {
      clearTimeout(timer);
      const isSeen = document.visibilityState === "visible";
      if (isSeen && !signal.aborted) timer = setTimeout(look, milliseconds);
    }

    async function look(): Promise<void> {
      if (isAsking || signal.aborted) return;
      isAsking = true;
      clearTimeout(timer);
      const start = performance.now();
      let rest = 0;
      try {
        const { application } = await client.request("getActiveApplication", {
          path: { idNumber },
          signal,
          isSilent: true,
          isBackground: true,
          timeLimit,
        });
        if (!signal.aborted) tell.current(application?.id === id ? application : undefined);
      } catch (error) {
        if (signal.aborted || !isRegistryError(error)) return;
        if (!passing.includes(error.code)) controller.abort();
        rest = (error.retryAfterSeconds ?? 0) * 1000;
      } finally {
        isAsking = false;
      }
      wait(Math.max(rest, shortest, pace - (performance.now() - start)));
    }

    wait(0);
    // The answer may have come while the page was hidden.
    document.addEventListener("visibilitychange", () => wait(0), { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isLooking, id, idNumber, client, tell]);
}
