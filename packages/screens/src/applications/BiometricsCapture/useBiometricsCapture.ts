import {
  type ApplicantBiometrics,
  ageOn,
  type CapturedPart,
  type CaptureException,
  type CaptureSet,
  isRegistryError,
  readApplicationSettings,
  readBiometricsSettings,
  readCaptureProgress,
  type Settings,
  serverCan,
} from "@id-desk/core";
import { useCallback, useEffect, useState } from "react";
import { usePhotoLook } from "../../capture/PhotoCapture.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { CaptureWords } from "./BiometricsCapture.tsx";
import { describeTaken, isOf, type PartItem, photoItem } from "./capture-parts.ts";
import { type SaidException, useExceptions } from "./useExceptions.ts";
import { useItemNames } from "./useItemNames.ts";
import { usePartsInHand } from "./usePartsInHand.ts";
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
  const may = useMayGive();
  const dates = useDates();
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

  const age = ageOn(biometrics?.applicant.date_of_birth, dates.today());
  const isChild = age !== undefined && age < rules.biometrics.photo_alone_below_age;
  const nameOf = useItemNames(isChild, t);
  const hand = usePartsInHand({ idNumber, keepsSets, onSet: takeSet, nameOf, t });
  // Held here, where they outlive a session that ends while this page is open.
  const look = usePhotoLook(({ photo, ...how }) => void hand.take(photoItem, photo, how));
  const [signature, setSignature] = useState<Blob>();
  useUnsavedWork(signature && t("leaving"));
  const [reusedIds, setReusedIds] = useState<readonly number[]>([]);
  const except = useExceptions({ idNumber, set, keepsSets, onSet: takeSet });

  // What was sent counts as long as it is the part that the registry has.
  const taken = hand.taken.filter(
    ({ partId }) => partId === undefined || !keepsSets || set?.parts.some(({ id }) => id === partId),
  );
  const own = taken.filter(({ partId }) => partId === undefined).map(describeTaken);
  const here = [...own, ...(set?.parts ?? []).filter((part) => !own.some(isOf(part)))];
  const exceptions = except.all.filter((one) => !own.some(isOf(one as PartItem)));
  const reused = (biometrics?.stored ?? []).filter(
    (part) => reusedIds.includes(part.id) && !here.some(isOf(part)) && !exceptions.some(isOf(part)),
  );
  // From before, whatever it was then.
  const parts = [...here, ...reused.map((part) => ({ ...part, source: "reused" as const }))];
  const progress = readCaptureProgress({ settings: rules.biometrics, age, parts, exceptions });
  const unsent = taken.filter((part) => hand.stateOf(part) !== "kept");

  const isAsked = (part: CapturedPart) =>
    progress.items.some(isOf(part)) &&
    (part.kind !== "signature" || !isChild || part.signed_by === "guardian");
  const since = yearsBefore(dates.today(), rules.biometrics.reuse_for_years);
  const usable = (biometrics?.stored ?? []).filter(
    (part) =>
      isAsked(part) &&
      dates.day(part.captured_at) > since &&
      !here.some(isOf(part)) &&
      !exceptions.some(isOf(part)),
  );

  const forget = () => {
    hand.clear();
    setReusedIds([]);
    except.clear();
    look.forget();
    setSignature(undefined);
  };
  const submission = useSubmission({
    facts: { idNumber, set, keepsSets, taken, reused, exceptions },
    readSet,
    nameOf,
    onDone: forget,
  });
  const isClosed = !submission.done && (submission.conflict?.isClosed === true || Boolean(set?.closed_at));
  const end = useLatest(forget);
  // A colleague has submitted it: nothing of it is needed any more.
  useEffect(() => {
    if (isClosed) end.current();
  }, [isClosed, end]);
  const isOpen = keepsSets && !submission.done && !isClosed;
  const watch = useSetWatch(isOpen ? set?.batch_id : undefined, readSet);
  const isUnsaved = unsent.length > 0 || (!keepsSets && (taken.length > 0 || exceptions.length > 0));
  useUnsavedWork(isUnsaved || reused.length > 0 ? t("leaving") : undefined);

  return {
    idNumber,
    may,
    biometrics,
    error,
    isLoading: reading.isLoading,
    refresh,
    can: (extension: Parameters<typeof serverCan>[1]) => serverCan(data, extension),
    rules,
    age,
    set,
    progress,
    nameOf,
    unsent,
    usable: usable.filter(({ id }) => !reused.some((part) => part.id === id)),
    /** Uses the parts from before for what is not taken. */
    reuse: () => setReusedIds(usable.map(({ id }) => id)),
    /** Who is signed in took or excepted a part of it: as a supervisor they cannot vouch for it. */
    isOwnWork: (username: string | undefined) =>
      taken.length > 0 ||
      reused.length > 0 ||
      here.some(({ captured_by }) => captured_by?.username === username) ||
      exceptions.some(({ recorded_by }) => recorded_by?.username === username),
    fileOf: (item: PartItem) => taken.find((part) => isOf(item)(part.item))?.file,
    stateOf(item: PartItem) {
      const part = taken.find((one) => isOf(item)(one.item));
      return part ? hand.stateOf(part) : "kept";
    },
    refusals: hand.refusals,
    whyFailed: hand.whyFailed,
    take: hand.take,
    retry: hand.retry,
    except: {
      ...except,
      /** Tells whether it was recorded; what was taken of it goes. */
      async record(exception: SaidException): Promise<boolean> {
        const isRecorded = await except.record(exception);
        if (isRecorded) hand.drop({ hand: null, finger: null, ...exception });
        return isRecorded;
      },
    },
    /** Takes a part or an exception of an item back; tells whether it is gone. */
    async remove(item: PartItem): Promise<boolean> {
      hand.drop(item);
      setReusedIds((ids) => ids.filter((id) => !reused.some((part) => part.id === id && isOf(item)(part))));
      const part = set?.parts.find(isOf(item));
      const exception: CaptureException | undefined = exceptions.find(isOf(item));
      if (part) return except.removePart(part);
      return exception ? except.remove(exception) : true;
    },
    look,
    signature,
    setSignature,
    submission,
    /** A colleague has submitted it. */
    isClosed,
    watch,
  };
}

/** The day so many years before another, both as YYYY-MM-DD; the day itself where there are none. */
function yearsBefore(day: string, years: number): string {
  return years > 0 ? `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}` : "9999";
}
