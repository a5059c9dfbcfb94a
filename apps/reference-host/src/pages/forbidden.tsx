import { Forbidden } from "@id-desk/screens/forbidden";
import type { PageProps } from "../page-props.ts";

export function page(_: PageProps) {
  return <Forbidden />;
}
