import { NotFound } from "@id-desk/screens/not-found";
import type { PageProps } from "../page-props.ts";

export function page(_: PageProps) {
  return <NotFound />;
}
