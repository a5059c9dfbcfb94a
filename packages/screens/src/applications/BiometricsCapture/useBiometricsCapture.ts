import {
  type ApplicantBiometrics,
  type CaptureSet,
  isRegistryError,
  readApplicationSettings,
  readBiometricsSettings,
  type Settings,
  serverCan,
} from "@id-desk/core";
import { useCallback, useEffect } from "react";
import type { CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { useStation } from "../../capture/station/useStation.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { useSetWatch } from "./useSetWatch.ts";
import { useSubmission } from "./useSubmission.ts";

/** What the station knows and can do. */
export type CaptureReading = ReturnType<typeof useBiometricsCapture>;

/** The same once the applicant is there. */
export type Station = CaptureReading & { readonly biometrics: ApplicantBiometrics };

const readRules = (configs: Settings | undefined) => ({
  biometrics: readBiometricsSettings(configs),
  applications: readApplicationSettings(configs),
});

/** Reads whose biometrics are to be taken, once for each opening, and keeps each part at the registry as it is taken. */
export function useBiometricsCapture(idNumber: string, t: CaptureWords) {
  const { client } = useRegistry();
  const reading = useRead("getApplicantBiometrics", { path: { idNumber } }, { readsOnce: true });
  const { data, error, change, refresh } = reading;
  const rules = useSettings(readRules);
  useScreenState({ isReady: data !== undefined, error, retry: refresh });

  const biometrics = data?.biometrics;
  const keepsSets = serverCan(data, "capture_sets");
  const set = biometrics?.set ?? null;
  const takeSet = useCallback(
    (next: CaptureSet | undefined) => {
      // A server may answer a write with a message alone.
      if (!next) return refresh();
      change((answer) => {
        const { set: shown } = answer.biometrics;
        const isOld = shown?.batch_id === next.batch_id && shown.version > next.version;
        return isOld ? answer : { ...answer, biometrics: { ...answer.biometrics, set: next } };
      });
    },
    [change, refresh],
  );
  const readSet = useCallback(
    async (batchId: string) => {
      try {
        const request = { path: { id: batchId }, isSilent: true, isBackground: true } as const;
        const { set: next } = await client.request("getCaptureSet", request);
        takeSet(next);
        return next;
      } catch (failure) {
        // What is shown stays; the next look tells more.
        if (!isRegistryError(failure)) throw failure;
        return undefined;
      }
    },
    [client, takeSet],
  );

  const { facts, forget, ...work } = useStation({
    idNumber,
    biometrics,
    rules,
    set,
    keepsSets,
    onSet: takeSet,
    t,
  });
  const submission = useSubmission({ facts, readSet, nameOf: work.nameOf, onDone: forget });
  const isClosed = !submission.done && (submission.conflict?.isClosed === true || Boolean(set?.closed_at));
  const end = useLatest(forget);
  // A colleague has submitted it: nothing of it is needed any more.
  useEffect(() => {
    if (isClosed) end.current();
  }, [isClosed, end]);
  const isOpen = keepsSets && !submission.done && !isClosed;
  const watch = useSetWatch(isOpen ? set?.batch_id : undefined, readSet);

  return {
    ...work,
    biometrics,
    facts,
    forget,
    error,
    isLoading: reading.isLoading,
    refresh,
    can: (extension: Parameters<typeof serverCan>[1]) => serverCan(data, extension),
    rules,
    submission,
    /** A colleague has submitted it. */
    isClosed,
    watch,
  };
}
