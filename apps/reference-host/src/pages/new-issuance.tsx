import { NewIssuance } from "@id-desk/screens/new-issuance";
import { slots } from "../PageError.tsx";

export function page() {
  return <NewIssuance slots={slots} autoFocusScan scanAnywhere />;
}
