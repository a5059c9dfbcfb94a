import { SelectCenter } from "@id-desk/screens/select-center";
import type { PageProps } from "../pages.ts";

export function page({ addresses }: PageProps) {
  return <SelectCenter onCenterSet={() => addresses.replace("/")} />;
}
