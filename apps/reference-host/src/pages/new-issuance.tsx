import { NewIssuance } from "@id-desk/screens/new-issuance";
import { readState } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ addresses }: PageProps) {
  const { state } = addresses.history.location;
  return (
    <NewIssuance
      slots={slots}
      idNumber={readState(state, "idNumber", "string")}
      serialNumber={readState(state, "serialNumber", "string")}
      autoFocusScan
      scanAnywhere
    />
  );
}
