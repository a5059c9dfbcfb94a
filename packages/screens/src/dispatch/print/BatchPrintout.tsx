import { type BatchCard, type BatchDocument, formatDisputeReason, missingDays } from "@id-desk/core";
import type { ComponentType, ReactNode } from "react";
import { Barcode } from "../../print/Barcode.tsx";
import { Printout, type PrintoutFrame } from "../../print/Printout.tsx";
import { lineStatusCopy } from "../../records/line-status.copy.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { cardsTableCopy } from "../cards/cards-table.copy.ts";
import { disputeReasonCopy } from "../cards/dispute-reason.copy.ts";
import { CardList, type PaperColumn, PrintDocument, Totals } from "./PrintDocument.tsx";
import type { Paper, PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

const documents: Readonly<Record<BatchDocument, ComponentType<PaperProps>>> = {
  manifest: Manifest,
  bag_label: BagLabel,
  receipt_note: ReceiptNote,
  missing_list: MissingCards,
};

/** One of a batch's papers in a frame of its own, ready to be printed. */
export function BatchPrintout({ paper, ...frame }: PrintoutFrame & { readonly paper: Paper }) {
  const t = useCopy(printCopy);
  const { document } = paper;
  const Document = documents[document];
  return (
    <Printout
      {...frame}
      number={paper.batch.batch_no}
      what={t(document)}
      printed={paper}
      words={t}
      {...(document === "bag_label" ? { look: labelSheet } : { sheet: "A4" as const })}
      draw={(lines) => <Document paper={paper} lines={lines} />}
    />
  );
}

/** The list of a batch's cards that travels with them, to be ticked off by hand and signed on the way. */
function Manifest(props: PaperProps) {
  const t = useCopy(printCopy);
  const dates = useDates();
  const { created, dispatched, seal } = useBatchFacts(props.paper);
  const { batch, keepsPacking, hidesNames } = props.paper;
  const { courier, expected_on } = batch;
  /** Without a value it is filled in by hand. */
  const fact = (term: Parameters<typeof t>[0], value: ReactNode = null) => ({ term: t(term), value });
  return (
    <PrintDocument
      {...props}
      facts={[
        created,
        batch.dispatched_at ? dispatched : fact("dispatched"),
        Boolean(expected_on) && fact("expected", dates.date(expected_on)),
        seal || (keepsPacking && fact("seal")),
        courier
          ? fact("courier", writeLines([courier.name, courier.contact, courier.reference]))
          : keepsPacking && fact("courier"),
      ]}
      cards={batch.cards}
      columns={[
        { header: t("checked"), className: "narrow middle", cell: () => <span className="box" /> },
        { header: t("remarks"), className: hidesNames ? "room" : "some", cell: () => null },
      ]}
      signers={[t("preparedBy"), t("dispatchedBy"), t("courierSigns"), t("receivedBySigns")]}
    />
  );
}

/** What the destination found of a batch: totals, what is wrong first, then every card. */
function ReceiptNote(props: PaperProps) {
  const t = useCopy(printCopy);
  const tStatus = useCopy(lineStatusCopy);
  const dates = useDates();
  const reason = useReasonColumn(props.paper);
  const { created, dispatched, receivedBy, seal } = useBatchFacts(props.paper);
  const { batch } = props.paper;
  const of = (status: BatchCard["line_status"]) => batch.cards.filter((card) => card.line_status === status);
  const lists = [
    [t("missing_list"), of("missing")],
    [t("disputedCards"), of("disputed")],
  ] as const;
  const status = (word: string) =>
    Object.hasOwn(lineStatusCopy.texts, word) ? tStatus(word as keyof typeof lineStatusCopy.texts) : word;
  return (
    <PrintDocument
      {...props}
      facts={[
        created,
        dispatched,
        { term: t("receivedOn"), value: dates.date(batch.received_on ?? batch.received_at) },
        receivedBy,
        seal,
      ]}
      cards={batch.cards}
      columns={[
        { header: t("outcome"), className: "narrow", cell: (card) => status(card.line_status) },
        { ...reason, className: "some" },
      ]}
      signers={[t("receivedBySigns"), t("checkedBy")]}
    >
      <Totals batch={batch} />
      {lists.map(
        ([heading, cards]) =>
          cards.length > 0 && (
            <section key={heading}>
              <h2 className="heading">{heading}</h2>
              <CardList {...props} cards={cards} columns={[reason]} />
            </section>
          ),
      )}
      <h2 className="heading">{t("allCards")}</h2>
    </PrintDocument>
  );
}

/** The cards of a batch that were not in the packet, for the centre that sent them. */
function MissingCards(props: PaperProps) {
  const t = useCopy(printCopy);
  const { timeZone } = useSession();
  const reason = useReasonColumn(props.paper);
  const { dispatched, receivedBy, seal } = useBatchFacts(props.paper);
  const { batch, at: now } = props.paper;
  return (
    <PrintDocument
      {...props}
      facts={[dispatched, Boolean(batch.received_at) && receivedBy, seal]}
      cards={batch.cards.filter(({ line_status }) => line_status === "missing")}
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
    />
  );
}

/** The facts that stand on several papers. */
function useBatchFacts({ batch }: Paper) {
  const t = useCopy(printCopy);
  const { seal_no } = batch;
  const done = (what: "created" | "dispatched" | "received") => ({
    term: t(what === "received" ? "receivedBy" : what),
    value: <WhoAndWhen by={batch[`${what}_by`]} at={batch[`${what}_at`]} />,
  });
  return {
    created: done("created"),
    dispatched: done("dispatched"),
    receivedBy: done("received"),
    seal: seal_no ? { term: t("seal"), value: <bdi className="number">{seal_no}</bdi> } : false,
  } as const;
}

/** Who did something and when, as papers say it. */
function WhoAndWhen({
  by,
  at,
}: {
  readonly by: { readonly fullname: string } | null | undefined;
  readonly at: string | null | undefined;
}) {
  const dates = useDates();
  return (
    <>
      {at && (
        <bdi dir="ltr" className="number">
          {dates.dateTime(at)}
        </bdi>
      )}
      {at && by && <br />}
      {by && <AnyScript>{by.fullname}</AnyScript>}
    </>
  );
}

/** Why a card was not simply received: the reason and the notes; without names the reason alone. */
function useReasonColumn({ hidesNames }: Paper): PaperColumn {
  const t = useCopy(printCopy);
  const tTable = useCopy(cardsTableCopy);
  const labels = useWords(disputeReasonCopy);
  return {
    header: t("reason"),
    className: "room",
    cell({ resolution }) {
      const { reason, notes, found_serial_number: serial } = resolution ?? {};
      return writeLines([
        reason && formatDisputeReason(reason, labels),
        serial && tTable("foundSerial", { serial }),
        !hidesNames && notes,
      ]);
    },
  };
}

/** Each text that there is on a line of its own. */
function writeLines(texts: readonly (string | false | null | undefined)[]) {
  return texts.map(
    (text) =>
      text && (
        <p key={text}>
          <AnyScript>{text}</AnyScript>
        </p>
      ),
  );
}

/** The look of a bag label, beside that of every paper; its page is as large as the label. */
const labelSheet = `
@page { size: 100mm 50mm; margin: 0; }
.bag { display: flex; flex-direction: column; justify-content: space-between; inline-size: 100mm; block-size: 49.8mm; padding: 3.5mm 4mm 2.5mm; overflow: hidden; }
.bag-top { display: flex; justify-content: space-between; gap: 4mm; }
.bag-to { flex: 1; min-inline-size: 0; font-weight: 700; line-height: 1.15; overflow-wrap: anywhere; }
.bag-to[data-size="large"] { font-size: 19pt; }
.bag-to[data-size="medium"] { font-size: 14.5pt; }
.bag-to[data-size="small"] { font-size: 10pt; }
.bag-facts { flex: none; max-inline-size: 34mm; text-align: end; line-height: 1.3; overflow-wrap: anywhere; }
.bag-count { font-size: 14pt; font-weight: 700; white-space: nowrap; }
.bag-code svg { inline-size: 84mm; block-size: 13mm; margin-inline: auto; }
.bag-foot { display: flex; justify-content: space-between; align-items: baseline; gap: 4mm; }
.bag-foot > .number { font-size: 12pt; font-weight: 700; }
.bag-from { min-inline-size: 0; overflow: hidden; font-size: 8pt; text-overflow: ellipsis; white-space: nowrap; }
`;

/** What stands on the outside of a packet: where it goes, in letters that are read from afar, and its number. */
function BagLabel({ paper }: PaperProps) {
  const t = useCopy(printCopy);
  const { batch, copy } = paper;
  const { name } = batch.destination_center;
  return (
    <main className="bag">
      <div className="bag-top">
        <div
          className="bag-to"
          data-size={name.length <= 30 ? "large" : name.length <= 64 ? "medium" : "small"}
        >
          <p className="term">{t("to")}</p>
          <AnyScript>{name}</AnyScript>
        </div>
        <div className="bag-facts">
          <p className="bag-count">{t("countOnLabel", { count: batch.cards.length })}</p>
          {batch.seal_no && (
            <p>
              {t("seal")} <bdi className="number">{batch.seal_no}</bdi>
            </p>
          )}
          {copy > 1 && <p>{t("copy", { number: copy })}</p>}
        </div>
      </div>
      <div className="bag-code">
        <Barcode text={batch.batch_no} label={t("barcode", { number: batch.batch_no })} />
      </div>
      <div className="bag-foot">
        <span className="number" dir="ltr">
          {batch.batch_no}
        </span>
        <span className="bag-from">
          {t("from")} <AnyScript>{batch.origin_center.name}</AnyScript>
        </span>
      </div>
    </main>
  );
}
