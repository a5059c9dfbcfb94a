import { type CapturedPart, readBiometricsSettings, type Settings } from "@id-desk/core";
import {
  type Expat,
  findSeenLately,
  type IdentityChecks,
  type OutcomeRules,
  readOutcomes,
  readXpatSettings,
  type XpatNeed,
  type XpatStep,
  type XpatWork,
  xpatNeeds,
  xpatSteps,
} from "@id-desk/core/xpat";
import { createContext, useContext, useState } from "react";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useXpatSaving } from "./useXpatSaving.ts";
import { readXpatRefusal } from "./xpat-refusal.ts";
import {
  blankInteraction,
  checkInteraction,
  type InteractionValues,
  type SheetPerson,
  writeChecks,
  writeInteraction,
  writePerson,
  type XpatWords,
} from "./xpat-values.ts";

/** What the sheet of an interaction knows and can do. */
export type XpatSheetState = ReturnType<typeof useXpatSheet>;

/** The same once it is known whom the interaction is with. */
export type SheetOfPerson = XpatSheetState & {
  readonly person: SheetPerson;
  /** The face that the registry has of the person. */
  readonly portrait: Blob | undefined;
};

export const XpatSheetContext = createContext<SheetOfPerson | undefined>(undefined);

/** The sheet with its person; throws in a section that is shown without one. */
export function useSheet(): SheetOfPerson {
  const sheet = useContext(XpatSheetContext);
  if (!sheet) throw new Error("This section needs a person.");
  return sheet;
}

const readRules = (configs: Settings | undefined) => {
  const xpat = readXpatSettings(configs);
  return { ...xpat, biometrics: { ...readBiometricsSettings(configs), fingers: xpat.fingers } };
};

/** What was taken of the person, or is used from before. */
export interface SheetBiometrics {
  /** As for submitting biometrics. */
  readonly form: FormData;
  /** One for each part. */
  readonly kinds: readonly CapturedPart["kind"][];
}

/** What was done on the sheet and is not known to the registry. */
interface SheetWork {
  readonly person?: SheetPerson | undefined;
  /** The officer goes on although somebody has seen the person lately. */
  readonly isAnother: boolean;
  readonly checks: Partial<IdentityChecks>;
  readonly values: InteractionValues;
  readonly biometrics?: SheetBiometrics | undefined;
  /** The ids of those who look like the person and are somebody else, and why. */
  readonly notSame?: { readonly ids: readonly number[]; readonly note: string } | undefined;
  /** The person was confirmed to be somebody whom the registry knows. */
  readonly isConfirmedSame: boolean;
  /** The sections that staff have gone on from. */
  readonly confirmed: readonly XpatStep[];
  /** A section that was done and is open again. */
  readonly editing?: XpatStep | undefined;
}

const blankWork: SheetWork = {
  isAnother: false,
  checks: {},
  values: blankInteraction,
  isConfirmedSame: false,
  confirmed: [],
};

/** Holds one interaction while it is recorded: with whom, what was found, and which section is open. */
export function useXpatSheet(t: XpatWords) {
  const dates = useDates();
  const { timeZone } = useSession();
  const rules = useSettings(readRules);
  const here = useRead("getCurrentIsland", { isSilent: true });
  const [work, setWork] = useState(blankWork);
  /** Counts the people of this window: each has tries of their own. */
  const [round, setRound] = useState(1);
  const change = (part: Partial<SheetWork>) => setWork((before) => ({ ...before, ...part }));
  const { person, checks } = work;
  const expat = person?.kind === "known" ? person.expat : undefined;
  const permit = expat?.permit ?? null;
  const findLately = (one: Expat) => findSeenLately(one, rules.seen_again_days, dates.now());
  const lately = expat && !work.isAnother ? findLately(expat) : undefined;

  const island = here.data?.island ?? null;
  const typed: InteractionValues = {
    ...work.values,
    island_id: work.values.island_id ?? island?.id ?? null,
  };
  const outcomes = findOutcomes(typed, permit, checks);
  const isClosed = typed.outcome !== "" && !outcomes.allowed.includes(typed.outcome);
  const chosen = isClosed ? "" : typed.outcome;
  const values: InteractionValues = { ...typed, outcome: chosen || (outcomes.suggested ?? "") };
  const limits = { now: dates.now(), timeZone, hoursBack: rules.hours_back, permit };
  const problems = checkInteraction(values, limits, t);

  const asWork: XpatWork = {
    hasPerson: person !== undefined,
    wasSeenLately: lately !== undefined,
    checks,
    islandId: values.island_id,
    passportSeen: values.passport_seen,
    outcome: values.outcome,
    notes: values.notes,
    hasFineFields: Object.values(problems).every((problem) => [problem].flat().filter(Boolean).length === 0),
  };
  const needsOf = (step: XpatStep): readonly XpatNeed[] => xpatNeeds(step, asWork);
  const isDone = (step: XpatStep) =>
    needsOf(step).length === 0 && (step === "find" || work.confirmed.includes(step));
  const openStep = work.editing ?? xpatSteps.find((step) => !isDone(step)) ?? "review";

  const saving = useXpatSaving({
    round,
    onRefused(error) {
      const { step } = readXpatRefusal(error);
      if (step) setWork((before) => reopen(before, step));
    },
  });

  /** Goes on from a section. What was refused in it has been looked at. */
  function confirm(step: XpatStep): void {
    if (saving.refusal?.step === step) saving.reset();
    setWork((before) => ({
      ...before,
      confirmed: [...before.confirmed.filter((each) => each !== step), step],
      editing: undefined,
    }));
  }

  /** Saves it, with what was just answered where the registry knows somebody alike. */
  async function save(answer: Partial<Pick<SheetWork, "person" | "notSame">> = {}): Promise<void> {
    const { person, notSame, biometrics } = { ...work, ...answer };
    change(answer);
    if (!person) return;
    const known = person.kind === "known" ? person.expat.permit : null;
    await saving.save(
      {
        ...writePerson(person),
        ...writeInteraction(values, known, timeZone),
        checks: writeChecks(checks),
        ...(notSame && { not_same_as: [...notSame.ids], not_same_note: notSame.note }),
      },
      biometrics?.form,
      values,
    );
  }

  return {
    ...work,
    round,
    rules,
    island: here,
    permit,
    lately,
    values,
    limits,
    outcomes,
    saving,
    needsOf,
    isDone,
    openStep,
    isEditing: work.editing !== undefined,
    /** Begins with a person, or with nobody; where, for whom and at which site stays as it was. */
    begin(next: SheetPerson | undefined, start: Partial<InteractionValues> = {}): void {
      setWork((before) => ({
        ...blankWork,
        person: next,
        values: { ...keepPlace(before.values, permit), ...startWith(next), ...start },
      }));
      setRound((before) => before + 1);
      saving.clear();
    },
    setPerson: (next: SheetPerson) => change({ person: next }),
    change,
    answer: (check: keyof IdentityChecks, isRight: boolean) =>
      setWork((before) => ({ ...before, checks: { ...before.checks, [check]: isRight } })),
    /** Takes what is another value by now: what is only suggested goes on following what was found. */
    setValues(next: InteractionValues): void {
      const part = Object.entries(next).filter(
        ([name, value]) => value !== values[name as keyof InteractionValues],
      );
      setWork((before) => ({ ...before, values: { ...before.values, ...Object.fromEntries(part) } }));
    },
    confirm,
    /** Opens a section again; none while everything is being saved as it is. */
    edit: (step: XpatStep) => !saving.isPending && change({ editing: step }),
    save,
    /**
     * Goes on with somebody whom the registry knows already. Where they were seen lately, perhaps by a colleague a moment
     * ago, the officer says first that another interaction is recorded. Where they have a permit the interaction is looked
     * at again, for what was found is compared with it.
     */
    async takeSame(expat: Expat): Promise<void> {
      const next = joinPerson(person, expat);
      saving.reset();
      if (!expat.permit && !findLately(expat)) return save({ person: next, notSame: undefined });
      const same = { person: next, notSame: undefined, isAnother: false, editing: undefined };
      if (!expat.permit) return change(same);
      const { values, confirmed } = work;
      change({
        ...same,
        isConfirmedSame: true,
        values: values.occupation_code ? values : { ...values, ...startWith(next) },
        confirmed: confirmed.filter((each) => each !== "interaction"),
      });
    },
    /** Saves the person as somebody else than those who look alike. */
    takeOther: (ids: readonly number[], note: string) =>
      save({
        // Those of an earlier answer are still others.
        notSame: { ids: [...new Set([...(work.notSame?.ids ?? []), ...ids])], note },
      }),
    /** Something was done that would have to be done again. */
    isAtStake: person !== undefined,
  };
}

/** Opens a section again, which is to be gone on from once more. */
const reopen = (work: SheetWork, step: XpatStep): SheetWork => ({
  ...work,
  editing: step,
  confirmed: work.confirmed.filter((each) => each !== step),
});

function findOutcomes(
  { employer, employer_id, employer_name, occupation_code, island_id }: InteractionValues,
  permit: Expat["permit"],
  checks: Partial<IdentityChecks>,
): OutcomeRules {
  const seen =
    employer === "typed"
      ? { name: employer_name }
      : employer === "permit"
        ? permit?.employer
        : employer_id !== null && { id: employer_id };
  return readOutcomes({
    permit,
    // The registry shows a permit with a person alone, who was looked up on this page.
    isPermitFound: permit !== null,
    checks,
    employer: seen || null,
    occupationCode: occupation_code || null,
    islandId: island_id,
  });
}

/** Where the officer is and whom people work for there: it is the same for the next person. */
function keepPlace(values: InteractionValues, permit: Expat["permit"]): InteractionValues {
  const { island_id, site, employer, employer_id, employer_known, employer_name } = values;
  const onPermit = employer === "permit" ? permit?.employer : undefined;
  return {
    ...blankInteraction,
    island_id,
    site,
    ...(onPermit
      ? { employer: "registered" as const, employer_id: onPermit.id, employer_known: onPermit.name }
      : { employer: employer === "permit" ? "" : employer, employer_id, employer_known, employer_name }),
  };
}

/** What a permit says of the work of somebody, for the officer to compare. */
function startWith(person: SheetPerson | undefined): Partial<InteractionValues> {
  const permit = person?.kind === "known" ? person.expat.permit : null;
  return permit?.occupation ? { occupation_code: permit.occupation.code } : {};
}

/** Somebody whom the registry knows, with the passport that was typed where it is a new one. */
function joinPerson(person: SheetPerson | undefined, expat: Expat): SheetPerson {
  const { passport } = person ? writePerson(person) : {};
  const isKnown = expat.passports.some(
    ({ passport_no, country }) => passport_no === passport?.passport_no && country.id === passport.country_id,
  );
  return { kind: "known", expat, ...(passport && !isKnown && { passport }) };
}
