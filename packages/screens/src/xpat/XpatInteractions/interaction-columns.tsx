import type { InteractionSummary } from "@id-desk/core/xpat";
import type { Column, MenuItems } from "@id-desk/ui";
import { useMemo } from "react";
import { CellPair } from "../../lists/CellPair.tsx";
import * as list from "../../lists/list.css.ts";
import { createMenuColumn } from "../../lists/menu-column.tsx";
import { nameIsland } from "../../places/island-places.ts";
import { PartSigns, partSigns } from "../../records/PartSigns.tsx";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { BatchNumber } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { OutcomeBadge } from "../parts/OutcomeBadge.tsx";
import { PassportEnd } from "../parts/PassportEnd.tsx";
import type { xpatInteractionsCopy } from "./XpatInteractions.copy.ts";

/** The words of the list of interactions, translated. */
export type InteractionsWords = Translate<typeof xpatInteractionsCopy.texts>;

/**
 * The columns of the list of interactions, in the order in which staff read them.
 *
 * @param itemsOf what can be done with a row; the same function until that changes.
 * @param view opens a row; left out where the server shows no record.
 */
export function useInteractionColumns(
  t: InteractionsWords,
  itemsOf: (interaction: InteractionSummary) => MenuItems,
  view: ((interaction: InteractionSummary) => void) | undefined,
): readonly Column<InteractionSummary>[] {
  const dates = useDates();
  return useMemo(() => {
    const column = (
      id: "number" | "name" | "passport" | "employer" | "outcome" | "biometrics" | "officer",
      cells: Omit<Column<InteractionSummary>, "id" | "header">,
    ) => ({ id, header: t(id), ...cells });
    const writeOutcome = ({ outcome }: InteractionSummary) => <OutcomeBadge outcome={outcome} />;
    const writePassport = ({ passport_last4 }: InteractionSummary) => <PassportEnd end={passport_last4} />;
    return [
      column("number", {
        keep: true,
        ch: 16,
        isRowHeader: true,
        cell: (interaction) => {
          const number = <BatchNumber>{interaction.interaction_no}</BatchNumber>;
          const at = (
            <time dateTime={interaction.at} dir="ltr">
              {dates.dateTime(interaction.at)}
            </time>
          );
          return (
            <CellPair below={at}>
              {view ? (
                <button
                  type="button"
                  className={list.open}
                  aria-label={t("viewOf", { number: interaction.interaction_no })}
                  onClick={() => view(interaction)}
                >
                  {number}
                </button>
              ) : (
                <span className={list.number}>{number}</span>
              )}
            </CellPair>
          );
        },
      }),
      column("name", {
        cell: ({ name, country }) => (
          <CellPair below={country && <AnyScriptLine>{country.name}</AnyScriptLine>}>
            <AnyScriptLine>{name}</AnyScriptLine>
          </CellPair>
        ),
        whenLeftOut: ({ name, country }) => (
          <AnyScript>{country ? `${name}, ${country.name}` : name}</AnyScript>
        ),
      }),
      column("passport", { ch: 11, cell: writePassport, whenLeftOut: writePassport }),
      column("outcome", {
        keep: true,
        width: 232,
        hideBelow: "sm",
        cell: writeOutcome,
        whenLeftOut: writeOutcome,
      }),
      column("employer", {
        cell: ({ employer_seen, island }) => (
          <CellPair below={<AnyScriptLine>{nameIsland(island)}</AnyScriptLine>}>
            <AnyScriptLine>{employer_seen ?? ""}</AnyScriptLine>
          </CellPair>
        ),
        whenLeftOut: ({ employer_seen, island }) => (
          <AnyScript>{[employer_seen, nameIsland(island)].filter(Boolean).join(", ")}</AnyScript>
        ),
      }),
      column("biometrics", {
        width: 96,
        cell: ({ biometrics: { photo, fingers, signature } }) => {
          const write = (part: "photo" | "signature", isTaken: boolean) => ({
            Sign: partSigns[part],
            isMissing: !isTaken,
            words: t(isTaken ? "taken" : "notTaken", { part: t(part) }),
          });
          const part = t("fingerprints");
          const words = fingers > 0 ? t("takenFingers", { part, count: fingers }) : t("notTaken", { part });
          const prints = { Sign: partSigns.fingerprints, isMissing: fingers === 0, words };
          const parts = [write("photo", photo), prints, write("signature", signature)];
          const count = parts.filter(({ isMissing }) => !isMissing).length;
          const summary = count === 0 ? t("noneTaken") : t("takenOf", { count, all: parts.length });
          return <PartSigns parts={parts} summary={summary} />;
        },
      }),
      column("officer", {
        width: 144,
        cell: ({ officer }) => <AnyScriptLine>{officer.fullname}</AnyScriptLine>,
      }),
      createMenuColumn<InteractionSummary>({
        header: t("rowActions"),
        labelOf: ({ interaction_no }) => t("actionsOf", { number: interaction_no }),
        itemsOf,
      }),
    ];
  }, [t, dates, itemsOf, view]);
}
