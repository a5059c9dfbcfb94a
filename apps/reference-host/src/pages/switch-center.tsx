import { SwitchCenter } from "@id-desk/screens/switch-center";
import type { PageProps } from "../pages.ts";

export function page({ addresses }: PageProps) {
  return <SwitchCenter onCenterSet={() => addresses.push("/")} onCancel={() => addresses.history.back()} />;
}
