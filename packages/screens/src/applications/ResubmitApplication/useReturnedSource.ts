import { type OperationData, serverCan } from "@id-desk/core";
import type { Reading } from "../../runtime/reading/use-read.ts";
import type { SheetSource } from "../submission/useApplicationSheet.ts";

/** The returned application as it was read. */
export type ReturnedReading = Pick<Reading<"getCenterApplication">, "refresh"> & {
  readonly data: OperationData<"getCenterApplication">;
};

const nothing = () => undefined;

/** Gives the sheet what is known of a returned application: nobody is looked up for it once more. */
export function useReturnedSource({ data, refresh }: ReturnedReading): SheetSource {
  const { application } = data;
  return {
    idNumber: application.applicant.id_number,
    applicant: application.applicant,
    cards: [],
    active: undefined,
    earlier: 0,
    biometrics: undefined,
    biometricsError: undefined,
    rereadBiometrics: nothing,
    can: (extension) => serverCan(data, extension),
    refresh,
    returned: application,
  };
}
