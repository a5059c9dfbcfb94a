import type { IssuanceSummary, RecordAction } from "@id-desk/core";
import { CodeText, type Column, MenuButton } from "@id-desk/ui";
import { CircleCheckIcon, CircleMinusIcon, EllipsisIcon } from "@id-desk/ui/icons";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import type { Dates } from "../../runtime/words/use-dates.ts";
import { nameCollectorRole } from "../parts/collector-words.ts";
import { IssuanceStatus } from "../parts/IssuanceStatus.tsx";
import type { IssuanceRules } from "../parts/issuance-rules.ts";
import type { issuanceStatusCopy } from "../parts/issuance-status.copy.ts";
import type { issuancesCopy } from "./Issuances.copy.ts";
import * as css from "./issuance-columns.css.ts";

type Words = Translate<typeof issuancesCopy.texts>;

/** What the columns of the list of hand-overs are made of. */
export interface IssuanceColumnsOptions {
  readonly t: Words;
  readonly statusWords: Translate<typeof issuanceStatusCopy.texts>;
  readonly dates: Dates;
  readonly settings: IssuanceRules;
  readonly actionsOf: (row: IssuanceSummary) => readonly RecordAction[];
  readonly view: (row: IssuanceSummary) => void;
  readonly act: (action: RecordAction, row: IssuanceSummary) => void;
}

/** The columns of the list of hand-overs, in the order in which staff read them. */
export function createIssuanceColumns(options: IssuanceColumnsOptions): Column<IssuanceSummary>[] {
  const { t, statusWords, dates, settings, actionsOf, view, act } = options;
  const writeStatus = (row: IssuanceSummary) => (
    <IssuanceStatus record={row} t={statusWords} now={dates.now()} hours={settings.proof_outstanding_hours} />
  );
  const writeProof = (row: IssuanceSummary) => <ProofMarks row={row} t={t} none={t("noProof")} />;
  return [
    {
      id: "serial",
      keep: true,
      header: t("serial"),
      width: 148,
      isRowHeader: true,
      cell: (row) => (
        <div className={css.pair}>
          <span>
            <button
              type="button"
              className={css.open}
              aria-label={t("viewOf", { serial: row.card.serial_number })}
              onClick={() => view(row)}
            >
              <CodeText>{row.card.serial_number}</CodeText>
            </button>
          </span>
          <span className={css.secondary}>
            <bdi dir="ltr">{row.issuance_no}</bdi>
          </span>
        </div>
      ),
    },
    {
      id: "status",
      header: t("status"),
      width: 148,
      cell: writeStatus,
      whenLeftOut: writeStatus,
    },
    {
      id: "idNumber",
      header: t("idNumber"),
      width: 108,
      cell: ({ card }) => <CodeText>{card.id_number}</CodeText>,
      whenLeftOut: ({ card }) => <CodeText>{card.id_number}</CodeText>,
    },
    {
      id: "owner",
      header: t("owner"),
      cell: ({ owner }) => (
        <div className={css.pair}>
          <AnyScriptLine>{owner.name_en}</AnyScriptLine>
          {owner.name_dv && (
            <span className={css.secondary}>
              <AnyScriptLine>{owner.name_dv}</AnyScriptLine>
            </span>
          )}
        </div>
      ),
      whenLeftOut: ({ owner }) => <AnyScript>{owner.name_en}</AnyScript>,
    },
    {
      id: "collector",
      header: t("collector"),
      cell: ({ collector }) => {
        // Who the owner is has been said one column before.
        if (collector.type === "self") return <AnyScriptLine>{t("inPerson")}</AnyScriptLine>;
        const role = nameCollectorRole(collector, settings);
        return (
          <div className={css.pair}>
            <AnyScriptLine>{collector.name}</AnyScriptLine>
            <span className={css.secondary}>
              <AnyScriptLine>{role}</AnyScriptLine>
            </span>
          </div>
        );
      },
      whenLeftOut: ({ collector }) =>
        collector.type !== "self" && (
          <AnyScript>{`${collector.name} (${nameCollectorRole(collector, settings)})`}</AnyScript>
        ),
    },
    {
      id: "issued",
      header: t("issued"),
      width: 168,
      cell: ({ issued_at, issued_by }) => (
        <div className={css.pair}>
          <time dateTime={issued_at} dir="ltr">
            {dates.dateTime(issued_at)}
          </time>
          <span className={css.secondary}>
            <AnyScriptLine>{issued_by?.fullname ?? ""}</AnyScriptLine>
          </span>
        </div>
      ),
      whenLeftOut: ({ issued_at }) => <bdi dir="ltr">{dates.dateTime(issued_at)}</bdi>,
    },
    {
      id: "proof",
      header: t("proof"),
      width: 188,
      cell: writeProof,
      whenLeftOut: (row) => <ProofMarks row={row} t={t} />,
    },
    {
      id: "actions",
      keep: true,
      header: t("actions"),
      // The button and the cell's own edges.
      width: 64,
      isHeaderHidden: true,
      align: "end",
      cell: (row) => (
        <MenuButton
          isIconOnly
          size="sm"
          align="end"
          tooltipSide="start"
          icon={<EllipsisIcon />}
          label={t("actionsOf", { serial: row.card.serial_number })}
          items={[
            { id: "view", label: t("view"), onAction: () => view(row) },
            ...actionsOf(row).map((action) => ({
              id: action,
              label: t(action),
              isDestructive: action === "returnCard",
              onAction: () => act(action, row),
            })),
          ]}
        />
      ),
    },
  ];
}

/** What was taken as proof, each in a word and a sign. */
function ProofMarks({
  row: { proof },
  t,
  none,
}: {
  readonly row: IssuanceSummary;
  readonly t: Words;
  /** What stands there where nothing was taken. */
  readonly none?: string;
}) {
  const { thumb, finger, thumb_missing_reason: reason, signature, documents } = proof;
  const print = finger && finger !== "thumb" ? t("fingerprint") : t("thumb");
  const marks = [
    (thumb || reason) && { id: "thumb", isGiven: thumb, words: thumb ? print : t("noThumb") },
    signature && { id: "signature", isGiven: true, words: t("signature") },
    documents > 0 && { id: "documents", isGiven: true, words: t("documents", { count: documents }) },
  ].filter((mark) => typeof mark === "object" && mark !== null);
  if (marks.length === 0) return none ? <span className={css.missing}>{none}</span> : null;
  return (
    <span className={css.proof}>
      {marks.map(({ id, isGiven, words }) => (
        <span key={id} className={css.mark}>
          {isGiven ? <CircleCheckIcon className={css.given} /> : <CircleMinusIcon className={css.missing} />}
          <bdi>{words}</bdi>
        </span>
      ))}
    </span>
  );
}
