import { isActiveApplication, serverCan } from "@id-desk/core";
import { useRead } from "../../runtime/reading/use-read.ts";
import type { SheetSource } from "./useApplicationSheet.ts";

/**
 * Reads who applies, by the ID number: one look for each opening, and what can be used again of their biometrics.
 *
 * @param idNumber nothing before somebody was asked for.
 */
export function usePersonSource(idNumber: string | undefined) {
  const isEnabled = idNumber !== undefined;
  const path = { idNumber: idNumber ?? "" };
  const person = useRead("getPersonStatus", { path }, { isEnabled, readsOnce: true });
  const status = isEnabled ? person.data?.status : undefined;
  // The person was looked at by the call before: what belongs to it is no second look.
  const stored = useRead(
    "getApplicantBiometrics",
    { path, isBackground: true, isSilent: true },
    { isEnabled: status !== undefined, readsOnce: true },
  );
  const biometrics = status && stored.data?.biometrics;
  const source: SheetSource = {
    idNumber,
    applicant: status && { ...status.person, ...biometrics?.applicant },
    cards: status?.cards ?? [],
    active: status?.applications.find(isActiveApplication),
    earlier: status?.applications.length ?? 0,
    biometrics,
    biometricsError: stored.error,
    rereadBiometrics: stored.refresh,
    can: (extension) => serverCan(person.data, extension) || serverCan(stored.data, extension),
    refresh: person.refresh,
  };
  return { source, error: isEnabled ? person.error : undefined, isLoading: isEnabled && person.isLoading };
}
