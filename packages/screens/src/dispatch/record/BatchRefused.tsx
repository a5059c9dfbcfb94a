import type { RegistryError, Side } from "@id-desk/core";
import { ForbiddenDrawing, PacketDrawing, SearchDrawing } from "@id-desk/ui";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { readListDestination } from "./BatchHeader.tsx";
import { backToListCopy } from "./back-to-list.copy.ts";
import { batchRefusedCopy } from "./batch-refused.copy.ts";

const refusals = {
  forbidden: { help: "forbiddenHelp", Drawing: ForbiddenDrawing },
  not_found: { help: "notFoundHelp", Drawing: SearchDrawing },
  conflict: { help: "conflictHelp", Drawing: PacketDrawing },
} as const;

/** The page of a batch that its server does not show: which one, as far as it tells, why, and the way back. */
export function BatchRefused({ side, error }: { readonly side: Side; readonly error: RegistryError }) {
  const t = useCopy(batchRefusedCopy);
  const tBack = useCopy(backToListCopy);
  const { help, Drawing } = refusals[error.code as keyof typeof refusals];
  const { batch_no: batchNo } = error.context;
  const isTold = batchNo && typeof batchNo === "string";
  return (
    <>
      <ScreenHeader title={isTold ? <Phrase text={t("title")} batch={batchNo} /> : t("loadingTitle")} />
      <ScreenError heading={error.message} error={error}>
        <ScreenEmptyState
          drawing={<Drawing />}
          heading={error.message}
          help={t(help)}
          action={
            <DestinationLink to={readListDestination(side)} variant="primary">
              {tBack(side === "sending" ? "backToSending" : "backToReceiving")}
            </DestinationLink>
          }
        />
      </ScreenError>
    </>
  );
}
