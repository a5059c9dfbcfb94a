import { NewApplication } from "@id-desk/screens/new-application";
import { slots } from "../PageError.tsx";

export function page() {
  return <NewApplication slots={slots} autoFocusScan scanAnywhere />;
}
