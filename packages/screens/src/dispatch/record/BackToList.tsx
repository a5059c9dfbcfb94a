import type { Side } from "@id-desk/core";
import { ArrowBackIcon } from "@id-desk/ui/icons";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { backToListCopy } from "./back-to-list.copy.ts";

/** The list of a side. */
export function readList(side: Side) {
  return { screen: side === "sending" ? "DispatchSending" : "DispatchReceiving" } as const;
}

/** The way back from a batch to the list that it stands in, above its heading. */
export function BackToList({ side }: { readonly side: Side }) {
  const t = useCopy(backToListCopy);
  return (
    <div>
      <DestinationLink to={readList(side)} variant="standalone" icon={<ArrowBackIcon />}>
        {t(side)}
      </DestinationLink>
    </div>
  );
}
