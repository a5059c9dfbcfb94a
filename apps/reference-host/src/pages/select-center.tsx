import { SelectCenter } from "@id-desk/screens/select-center";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view, addresses }: PageProps) {
  return (
    <SelectCenter
      slots={slots}
      onCenterSet={({ center }) => {
        // Back at the same centre after a session that has ended, staff are where they were already.
        if (center.id !== view.returnCenter) addresses.replace("/");
      }}
    />
  );
}
