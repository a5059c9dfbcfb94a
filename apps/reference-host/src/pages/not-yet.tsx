import { NotYet } from "@id-desk/screens/not-yet";
import { useWords } from "../appearance.ts";
import type { PageProps } from "../page-props.ts";

export function page({ view }: PageProps) {
  const say = useWords();
  return <NotYet title={say(view.title)} />;
}
