import { type Application, type Extension, isRegistryError, serverCan } from "@id-desk/core";
import { useCallback } from "react";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { type ShownApplication, updateShown } from "../parts/shown-application.ts";
import { readApplicationRules } from "../parts/useApplicationRules.ts";

/** What the page of an application knows and can do. */
export type ApplicationReading = ReturnType<typeof useCenterApplication>;

/** The same once the application is there. */
export type LoadedApplication = ApplicationReading & { readonly application: Application };

/** Reads one application, once for each opening: each look is written down. */
export function useCenterApplication(applicationId: number) {
  const { client } = useRegistry();
  const path = { id: applicationId };
  const reading = useRead("getCenterApplication", { path }, { readsOnce: true });
  const { data, error, change, refresh } = reading;
  const rules = useSettings(readApplicationRules);
  const record = data?.application.application_no;
  useScreenState({ isReady: data !== undefined, record, error, retry: refresh });
  const take = useCallback(
    (next: ShownApplication) =>
      change((answer) => ({ ...answer, application: updateShown(answer.application, next) })),
    [change],
  );
  return {
    application: data?.application,
    /** When it was answered, in milliseconds since 1970 on this computer's clock. */
    answeredAt: reading.answeredAt,
    error,
    isLoading: reading.isLoading,
    rules,
    can: (extension: Extension) => serverCan(data, extension),
    /** Reads it again, after a colleague has changed it: one more look. */
    refresh,
    /** Takes what a command has answered. */
    take,
    /** Asks for its history after a command whose answer does not hold it: no further look. */
    async catchUp(): Promise<void> {
      try {
        const request = { path, isSilent: true, isBackground: true } as const;
        take((await client.request("getCenterApplication", request)).application);
      } catch (failure) {
        // What is shown is right; its history comes with the next look.
        if (!isRegistryError(failure)) throw failure;
      }
    },
  };
}
