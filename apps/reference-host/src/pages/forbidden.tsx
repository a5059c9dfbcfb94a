import { Forbidden } from "@id-desk/screens/forbidden";

export function page() {
  return <Forbidden />;
}
