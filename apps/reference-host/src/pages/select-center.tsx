import { SelectCenter } from "@id-desk/screens/select-center";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../pages.ts";

export function page({ addresses }: PageProps) {
  return <SelectCenter slots={slots} onCenterSet={() => addresses.replace("/")} />;
}
