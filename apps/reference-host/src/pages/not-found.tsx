import { NotFound } from "@id-desk/screens/not-found";

export function page() {
  return <NotFound />;
}
