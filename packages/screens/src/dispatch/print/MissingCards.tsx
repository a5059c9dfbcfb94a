import { missingDays } from "@id-desk/core";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { CardList } from "./CardList.tsx";
import { PrintDocument, WhoAndWhen } from "./PrintDocument.tsx";
import type { PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";
import { useReasonColumn } from "./ReceiptNote.tsx";

/** The cards of a batch that were not in the packet, for the centre that sent them. */
export function MissingCards({ paper, lines }: PaperProps) {
  const t = useCopy(printCopy);
  const { timeZone } = useSession();
  const reason = useReasonColumn(paper);
  const { batch, at: now } = paper;
  const cards = batch.cards.filter(({ line_status }) => line_status === "missing");
  return (
    <PrintDocument
      paper={paper}
      count={cards.length}
      facts={[
        { term: t("dispatched"), value: <WhoAndWhen by={batch.dispatched_by} at={batch.dispatched_at} /> },
        Boolean(batch.received_at) && {
          term: t("receivedBy"),
          value: <WhoAndWhen by={batch.received_by} at={batch.received_at} />,
        },
        Boolean(batch.seal_no) && { term: t("seal"), value: <bdi className="number">{batch.seal_no}</bdi> },
      ]}
    >
      <CardList
        paper={paper}
        lines={lines}
        cards={cards}
        isWhole
        columns={[
          {
            header: t("foundMissing"),
            className: "narrow",
            cell: ({ resolved_at, resolved_by }) => <WhoAndWhen at={resolved_at} by={resolved_by} />,
          },
          {
            header: t("daysMissing"),
            className: "narrow end number",
            cell: (card) => missingDays(card, { timeZone, now }),
          },
          { ...reason, className: "some" },
        ]}
        t={t}
      />
    </PrintDocument>
  );
}
