import { Forbidden } from "@id-desk/screens/forbidden";
import type { PageProps } from "../pages.ts";

export function page(_: PageProps) {
  return <Forbidden />;
}
