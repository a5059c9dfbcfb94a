import { ageOn, type Person, readIdNumber } from "@id-desk/core";
import { useState } from "react";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useListText } from "../../runtime/words/use-list-text.ts";
import type { SheetWords } from "./useApplicationSheet.ts";

/** Looks up who applies for an applicant under age: one look for each number. */
export function useGuardian(
  typed: string,
  { applicant, leastAge }: { readonly applicant: Person | undefined; readonly leastAge: number },
  t: SheetWords,
) {
  const dates = useDates();
  const list = useListText();
  const idNumber = readIdNumber(typed);
  const [asked, setAsked] = useState<string>();
  const isAsked = asked !== undefined && asked === idNumber;
  const request = { path: { idNumber: asked ?? "" }, isSilent: true } as const;
  const reading = useRead("getPersonStatus", request, { isEnabled: isAsked, readsOnce: true });
  const person = isAsked ? reading.data?.status.person : undefined;

  /** Why they cannot apply, in a sentence for staff; nothing where they can. */
  function findReason({ is_deceased, holds, date_of_birth }: Person): string | undefined {
    if (is_deceased) return t("isDeceased");
    if (holds.length > 0) return t("hasHold", { holds: list(holds.map(({ label, code }) => label || code)) });
    const age = ageOn(date_of_birth, dates.today());
    return age === undefined || age < leastAge ? t("isYoung", { age: leastAge }) : undefined;
  }
  const reason = person && findReason(person);
  return {
    person,
    reason,
    isEligible: person !== undefined && reason === undefined,
    isPending: isAsked && reading.isLoading,
    error: isAsked ? reading.error : undefined,
    /** Asks the registry about an ID number, again where it has failed. Nobody is asked for without one. */
    lookUp(text: string) {
      const next = readIdNumber(text);
      if (next === "" || next === applicant?.id_number) return;
      if (next === asked && reading.error) reading.refresh();
      else setAsked(next);
    },
  };
}
