import { Xpat } from "@id-desk/screens/xpat";
import { readState } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ addresses }: PageProps) {
  const permitNumber = readState(addresses.history.location.state, "permitNumber", "string");
  return <Xpat slots={slots} permitNumber={permitNumber} autoFocusScan scanAnywhere />;
}
