import { Dashboard } from "@id-desk/screens/dashboard";
import { slots } from "../PageError.tsx";

export function page() {
  return <Dashboard slots={slots} scanAnywhere />;
}
