import { NotYet } from "@id-desk/screens/not-yet";
import type { PageProps } from "../pages.ts";

export function page({ view }: PageProps) {
  return <NotYet title={view.title} />;
}
