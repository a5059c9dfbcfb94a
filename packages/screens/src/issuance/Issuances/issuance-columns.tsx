import type { IssuanceSummary } from "@id-desk/core";
import { CodeText, type Column } from "@id-desk/ui";
import { useMemo } from "react";
import { CellPair } from "../../lists/CellPair.tsx";
import * as list from "../../lists/list.css.ts";
import { createMenuColumn } from "../../lists/menu-column.tsx";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { IssuanceStatus } from "../parts/IssuanceStatus.tsx";
import { nameCollectorRole } from "../parts/useIssuanceRules.ts";
import type { issuancesCopy } from "./Issuances.copy.ts";
import { ProofMarks } from "./ProofMarks.tsx";
import type { IssuanceDialogsState } from "./useIssuanceDialogs.ts";
import type { IssuancesState } from "./useIssuances.ts";

/** The words of the list of hand-overs, translated. */
export type IssuancesWords = Translate<typeof issuancesCopy.texts>;

/** The columns of the list of hand-overs, in the order in which staff read them. */
export function useIssuanceColumns(
  { settings, actionsOf }: IssuancesState,
  { view, act }: IssuanceDialogsState,
  t: IssuancesWords,
): readonly Column<IssuanceSummary>[] {
  const dates = useDates();
  return useMemo(() => {
    const column = (
      id: "serial" | "status" | "idNumber" | "owner" | "collector" | "issued" | "proof",
      cells: Omit<Column<IssuanceSummary>, "id" | "header">,
    ) => ({ id, header: t(id), ...cells });
    const writeStatus = (row: IssuanceSummary) => <IssuanceStatus record={row} />;
    const writeId = ({ card }: IssuanceSummary) => <CodeText>{card.id_number}</CodeText>;
    return [
      column("serial", {
        keep: true,
        ch: 14,
        isRowHeader: true,
        cell: (row) => (
          <CellPair below={<bdi dir="ltr">{row.issuance_no}</bdi>}>
            <span>
              <button
                type="button"
                className={list.open}
                aria-label={t("viewOf", { serial: row.card.serial_number })}
                onClick={() => view(row)}
              >
                <CodeText>{row.card.serial_number}</CodeText>
              </button>
            </span>
          </CellPair>
        ),
      }),
      column("status", { width: 128, cell: writeStatus, whenLeftOut: writeStatus }),
      column("idNumber", { ch: 10, cell: writeId, whenLeftOut: writeId }),
      column("owner", {
        cell: ({ owner }) => (
          <CellPair below={owner.name_dv && <AnyScriptLine>{owner.name_dv}</AnyScriptLine>}>
            <AnyScriptLine>{owner.name_en}</AnyScriptLine>
          </CellPair>
        ),
        whenLeftOut: ({ owner }) => <AnyScript>{owner.name_en}</AnyScript>,
      }),
      column("collector", {
        cell: ({ collector }) =>
          // Who the owner is has been said one column before.
          collector.type === "self" ? (
            <AnyScriptLine>{t("inPerson")}</AnyScriptLine>
          ) : (
            <CellPair below={<AnyScriptLine>{nameCollectorRole(collector, settings)}</AnyScriptLine>}>
              <AnyScriptLine>{collector.name}</AnyScriptLine>
            </CellPair>
          ),
        whenLeftOut: ({ collector }) =>
          collector.type !== "self" && (
            <AnyScript>{`${collector.name} (${nameCollectorRole(collector, settings)})`}</AnyScript>
          ),
      }),
      column("issued", {
        ch: 18,
        cell: ({ issued_at, issued_by }) => (
          <CellPair below={<AnyScriptLine>{issued_by?.fullname ?? ""}</AnyScriptLine>}>
            <time dateTime={issued_at} dir="ltr">
              {dates.dateTime(issued_at)}
            </time>
          </CellPair>
        ),
        whenLeftOut: ({ issued_at }) => <bdi dir="ltr">{dates.dateTime(issued_at)}</bdi>,
      }),
      column("proof", {
        width: 96,
        cell: ({ proof }) => <ProofMarks proof={proof} t={t} />,
        whenLeftOut: ({ proof }) => <ProofMarks proof={proof} t={t} />,
      }),
      createMenuColumn({
        header: t("actions"),
        labelOf: ({ card }) => t("actionsOf", { serial: card.serial_number }),
        itemsOf: (row) => [
          ...actionsOf(row).map((action) => ({
            id: action,
            label: t(action),
            isDestructive: action === "returnCard",
            onAction: () => act(action, row),
          })),
        ],
      }),
    ];
  }, [t, dates, settings, actionsOf, view, act]);
}
