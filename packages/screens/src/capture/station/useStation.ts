import {
  type ApplicantBiometrics,
  ageOn,
  type BiometricsSettings,
  type CapturedPart,
  type CaptureException,
  type CaptureSet,
  readCaptureProgress,
} from "@id-desk/core";
import { useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { usePhotoLook } from "../PhotoCapture.tsx";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import { describeTaken, isOf, type PartItem, photoItem } from "./capture-parts.ts";
import { type SaidException, useExceptions } from "./useExceptions.ts";
import { useItemNames } from "./useItemNames.ts";
import { usePartsInHand } from "./usePartsInHand.ts";

/** What is taken of somebody, and how. */
export type StationWork = ReturnType<typeof useStation>;

/** Of whom biometrics are taken, and what there is from before. */
interface StationSubject {
  readonly applicant: Pick<ApplicantBiometrics["applicant"], "name_en"> & {
    /** As YYYY-MM-DD; nothing where nobody knows it, which counts as grown up. */
    readonly date_of_birth?: string | null | undefined;
  };
  readonly stored: readonly CapturedPart[];
}

/** The same once it is known of whom. */
export type Station = StationWork & { readonly biometrics: StationSubject };

/** Whose biometrics are taken, and where they are kept until they are submitted. */
export interface StationOptions {
  readonly idNumber: string;
  /** Nothing until the registry has answered. */
  readonly biometrics: StationSubject | undefined;
  readonly rules: { readonly biometrics: BiometricsSettings };
  /** What the registry keeps so far. */
  readonly set: CaptureSet | null;
  /** The registry keeps each part as it is taken; otherwise all of them stay in this window. */
  readonly keepsSets: boolean;
  /** Takes the set with the part that was sent; nothing where the server answers without it. */
  readonly onSet: (set: CaptureSet | undefined) => void;
  readonly t: CaptureWords;
}

/** Holds what is taken of somebody: parts in this window, parts at the registry, parts from before, and exceptions. */
export function useStation({ idNumber, biometrics, rules, set, keepsSets, onSet, t }: StationOptions) {
  const may = useMayGive();
  const dates = useDates();
  const age = ageOn(biometrics?.applicant.date_of_birth, dates.today());
  const isChild = age !== undefined && age < rules.biometrics.photo_alone_below_age;
  const nameOf = useItemNames(isChild, t);
  const hand = usePartsInHand({ idNumber, keepsSets, onSet, nameOf, t });
  // Held here, where they outlive a session that ends while this page is open.
  const look = usePhotoLook(({ photo, ...how }) => void hand.take(photoItem, photo, how));
  const [signature, setSignature] = useState<Blob>();
  useUnsavedWork(signature && t("leaving"));
  const [reusedIds, setReusedIds] = useState<readonly number[]>([]);
  const except = useExceptions({ idNumber, set, keepsSets, onSet });

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
  const isUnsaved = unsent.length > 0 || (!keepsSets && (taken.length > 0 || exceptions.length > 0));
  useUnsavedWork(isUnsaved || reused.length > 0 ? t("leaving") : undefined);

  return {
    idNumber,
    may,
    rules,
    age,
    set,
    progress,
    nameOf,
    unsent,
    /** What a submission is made of. */
    facts: { idNumber, set, keepsSets, taken, reused, exceptions },
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
    /** Forgets everything that this window holds. */
    forget() {
      hand.clear();
      setReusedIds([]);
      except.clear();
      look.forget();
      setSignature(undefined);
    },
    look,
    signature,
    setSignature,
  };
}

/** The day so many years before another, both as YYYY-MM-DD; the day itself where there are none. */
function yearsBefore(day: string, years: number): string {
  return years > 0 ? `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}` : "9999";
}
