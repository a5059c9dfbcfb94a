import { SwitchCenter } from "@id-desk/screens/switch-center";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ addresses }: PageProps) {
  return (
    <SwitchCenter
      slots={slots}
      onCenterSet={() => addresses.push("/")}
      onCancel={() => addresses.history.back()}
    />
  );
}
