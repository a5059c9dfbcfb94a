import { Dashboard } from "@id-desk/screens/dashboard";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(_: PageProps) {
  return <Dashboard slots={slots} />;
}
