import { NewIssuance } from "@id-desk/screens/new-issuance";
import { readState } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ addresses }: PageProps) {
  const idNumber = readState(addresses.history.location.state, "idNumber", "string");
  return <NewIssuance slots={slots} idNumber={idNumber} autoFocusScan scanAnywhere />;
}
