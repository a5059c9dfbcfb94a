import { WorkPermits } from "@id-desk/screens/work-permits";
import { slots } from "../PageError.tsx";

export function page() {
  return <WorkPermits slots={slots} scanAnywhere />;
}
