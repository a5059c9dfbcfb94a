import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { CardList } from "./CardList.tsx";
import { PaperNotes, PrintDocument, Signatures, WhoAndWhen } from "./PrintDocument.tsx";
import type { PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

/** The list of a batch's cards that travels with them, to be ticked off by hand and signed on the way. */
export function Manifest({ paper, lines }: PaperProps) {
  const t = useCopy(printCopy);
  const dates = useDates();
  const { batch } = paper;
  const { seal_no, courier, expected_on } = batch;
  return (
    <PrintDocument
      paper={paper}
      count={batch.cards.length}
      facts={[
        { term: t("created"), value: <WhoAndWhen by={batch.created_by} at={batch.created_at} /> },
        {
          term: t("dispatched"),
          value: batch.dispatched_at ? (
            <WhoAndWhen by={batch.dispatched_by} at={batch.dispatched_at} />
          ) : null,
        },
        Boolean(expected_on) && { term: t("expected"), value: dates.date(expected_on) },
        (seal_no || paper.keepsPacking) && {
          term: t("seal"),
          value: seal_no ? <bdi className="number">{seal_no}</bdi> : null,
        },
        (courier || paper.keepsPacking) && {
          term: t("courier"),
          value: courier ? <Courier courier={courier} /> : null,
        },
      ]}
    >
      <CardList
        paper={paper}
        lines={lines}
        cards={batch.cards}
        isWhole
        columns={[
          {
            header: t("checked"),
            className: "narrow middle",
            cell: () => <span className="box" />,
          },
          { header: t("remarks"), className: paper.hidesNames ? "room" : "some", cell: () => null },
        ]}
        t={t}
      />
      <PaperNotes paper={paper} t={t} />
      <Signatures
        labels={[t("preparedBy"), t("dispatchedBy"), t("courierSigns"), t("receivedBySigns")]}
        t={t}
      />
    </PrintDocument>
  );
}

function Courier({ courier }: { readonly courier: NonNullable<PaperProps["paper"]["batch"]["courier"]> }) {
  return [courier.name, courier.contact, courier.reference].filter(Boolean).map((line) => (
    <p key={line}>
      <AnyScript>{line ?? ""}</AnyScript>
    </p>
  ));
}
