import type { RegistryError, Side } from "@id-desk/core";
import { ForbiddenDrawing, PacketDrawing, SearchDrawing } from "@id-desk/ui";
import { Phrase } from "../../runtime/Phrase.tsx";
import { useCopy } from "../../runtime/registry-context.ts";
import { ScreenEmptyState } from "../../runtime/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/ScreenError.tsx";
import { ScreenHeader } from "../../runtime/ScreenHeader.tsx";
import { BackToListButton } from "./BackToList.tsx";
import { batchRefusedCopy } from "./batch-refused.copy.ts";
import { readRefusedBatch } from "./scan-refusal.ts";

const refusals = {
  forbidden: { help: "forbiddenHelp", Drawing: ForbiddenDrawing },
  not_found: { help: "notFoundHelp", Drawing: SearchDrawing },
  conflict: { help: "conflictHelp", Drawing: PacketDrawing },
} as const;

/** The page of a batch that its server does not show: which one, as far as it tells, why, and the way back. */
export function BatchRefused({ side, error }: { readonly side: Side; readonly error: RegistryError }) {
  const t = useCopy(batchRefusedCopy);
  const { help, Drawing } = refusals[error.code as keyof typeof refusals];
  const batchNo = readRefusedBatch(error);
  return (
    <>
      <ScreenHeader title={batchNo ? <Phrase text={t("title")} batch={batchNo} /> : t("loadingTitle")} />
      <ScreenError heading={error.message} error={error}>
        <ScreenEmptyState
          drawing={<Drawing />}
          heading={error.message}
          help={t(help)}
          action={<BackToListButton side={side} />}
        />
      </ScreenError>
    </>
  );
}
