import { type BatchCard, formatDisputeReason } from "@id-desk/core";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { cardsTableCopy } from "../cards/cards-table.copy.ts";
import { disputeReasonCopy } from "../cards/dispute-reason.copy.ts";
import { lineStatusCopy } from "../cards/line-status.copy.ts";
import { CardList, type PaperColumn } from "./CardList.tsx";
import { PaperNotes, PrintDocument, Signatures, Totals, WhoAndWhen } from "./PrintDocument.tsx";
import type { PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

/** What the destination found of a batch: totals, what is wrong first, then every card. */
export function ReceiptNote({ paper, lines }: PaperProps) {
  const t = useCopy(printCopy);
  const tStatus = useCopy(lineStatusCopy);
  const dates = useDates();
  const reason = useReasonColumn(paper);
  const { batch } = paper;
  const of = (status: BatchCard["line_status"]) => batch.cards.filter((card) => card.line_status === status);
  const lists = [
    [t("missing_list"), of("missing")],
    [t("disputedCards"), of("disputed")],
  ] as const;
  const status = (word: string) =>
    Object.hasOwn(lineStatusCopy.texts, word) ? tStatus(word as keyof typeof lineStatusCopy.texts) : word;
  return (
    <PrintDocument
      paper={paper}
      count={batch.cards.length}
      facts={[
        { term: t("created"), value: <WhoAndWhen by={batch.created_by} at={batch.created_at} /> },
        { term: t("dispatched"), value: <WhoAndWhen by={batch.dispatched_by} at={batch.dispatched_at} /> },
        { term: t("receivedOn"), value: dates.date(batch.received_on ?? batch.received_at) },
        { term: t("receivedBy"), value: <WhoAndWhen by={batch.received_by} at={batch.received_at} /> },
        Boolean(batch.seal_no) && { term: t("seal"), value: <bdi className="number">{batch.seal_no}</bdi> },
      ]}
    >
      <Totals batch={batch} t={t} />
      {lists.map(
        ([heading, cards]) =>
          cards.length > 0 && (
            <section key={heading}>
              <h2 className="heading">{heading}</h2>
              <CardList paper={paper} lines={lines} cards={cards} columns={[reason]} t={t} />
            </section>
          ),
      )}
      <h2 className="heading">{t("allCards")}</h2>
      <CardList
        paper={paper}
        lines={lines}
        cards={batch.cards}
        isWhole
        columns={[
          { header: t("outcome"), className: "narrow", cell: (card) => status(card.line_status) },
          { ...reason, className: "some" },
        ]}
        t={t}
      />
      <PaperNotes paper={paper} t={t} />
      <Signatures labels={[t("receivedBySigns"), t("checkedBy")]} t={t} />
    </PrintDocument>
  );
}

/** Why a card was not simply received: the reason and the notes; without names the reason alone. */
export function useReasonColumn({ hidesNames }: PaperProps["paper"]): PaperColumn {
  const t = useCopy(printCopy);
  const tTable = useCopy(cardsTableCopy);
  const labels = useWords(disputeReasonCopy);
  return {
    header: t("reason"),
    className: "room",
    cell({ resolution }) {
      const { reason, notes, found_serial_number: serial } = resolution ?? {};
      const texts = [
        reason && formatDisputeReason(reason, labels),
        serial && tTable("foundSerial", { serial }),
        !hidesNames && notes,
      ].filter((text): text is string => Boolean(text));
      return texts.map((text) => (
        <p key={text}>
          <AnyScript>{text}</AnyScript>
        </p>
      ));
    },
  };
}
