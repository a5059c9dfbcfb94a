import { NotFound } from "@id-desk/screens/not-found";
import type { PageProps } from "../pages.ts";

export function page(_: PageProps) {
  return <NotFound />;
}
