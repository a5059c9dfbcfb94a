import { readInteractionOutcome } from "@id-desk/core/xpat";
import type { Column } from "@id-desk/ui";
import { useMemo } from "react";
import { CellPair } from "../../lists/CellPair.tsx";
import { nameIsland } from "../../places/island-places.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { BatchNumber } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { PassportEnd } from "../parts/PassportEnd.tsx";
import { PermitState } from "../parts/PermitState.tsx";
import { outcomeCopy } from "../words/interaction-words.copy.ts";
import type { PermitRow } from "./useWorkPermits.ts";
import type { workPermitsCopy } from "./WorkPermits.copy.ts";
import * as css from "./WorkPermits.css.ts";

/** The words of the search for work permits, translated. */
export type PermitWords = Translate<typeof workPermitsCopy.texts>;

type ColumnName =
  | "number"
  | "status"
  | "name"
  | "passport"
  | "employer"
  | "place"
  | "biometrics"
  | "lastInteraction"
  | "action";

/** The columns of the list of work permits, in the order in which staff read them. */
export function usePermitColumns(t: PermitWords): readonly Column<PermitRow>[] {
  const dates = useDates();
  const outcomes = useWords(outcomeCopy);
  return useMemo(() => {
    const column = (id: ColumnName, cells: Omit<Column<PermitRow>, "id" | "header">) => ({
      id,
      header: t(id),
      ...cells,
    });
    const writeState = ({ permit }: PermitRow) => <PermitState permit={permit} />;
    const writePassport = ({ individual }: PermitRow) => <PassportEnd end={individual.passport_last4} />;
    const writeDate = (at: string) => (
      <time dateTime={at} dir="ltr">
        {dates.date(at)}
      </time>
    );
    const none = (text: string) => <span className={css.none}>{text}</span>;
    return [
      column("number", {
        keep: true,
        ch: 14,
        isRowHeader: true,
        cell: ({ permit }) => (
          <span className={css.number}>
            <BatchNumber>{permit.number}</BatchNumber>
          </span>
        ),
      }),
      column("status", {
        keep: true,
        width: 240,
        hideBelow: "sm",
        cell: writeState,
        whenLeftOut: writeState,
      }),
      column("name", {
        cell: ({ individual: { name, country } }) => (
          <CellPair below={country && <AnyScriptLine>{country.name}</AnyScriptLine>}>
            <AnyScriptLine>{name}</AnyScriptLine>
          </CellPair>
        ),
        whenLeftOut: ({ individual: { name, country } }) => (
          <AnyScript>{country ? `${name}, ${country.name}` : name}</AnyScript>
        ),
      }),
      column("passport", { ch: 11, cell: writePassport, whenLeftOut: writePassport }),
      column("employer", {
        cell: ({ permit: { employer, occupation } }) => (
          <CellPair below={occupation && <AnyScriptLine>{occupation.title}</AnyScriptLine>}>
            <AnyScriptLine>{employer?.name ?? ""}</AnyScriptLine>
          </CellPair>
        ),
        whenLeftOut: ({ permit: { employer, occupation } }) => (
          <AnyScript>{[employer?.name, occupation?.title].filter(Boolean).join(", ")}</AnyScript>
        ),
      }),
      column("lastInteraction", {
        width: 152,
        cell: ({ last_interaction: last }) =>
          last ? (
            <CellPair
              below={<AnyScriptLine>{readInteractionOutcome(last.outcome, outcomes).label}</AnyScriptLine>}
            >
              {writeDate(last.at)}
            </CellPair>
          ) : (
            none(t("noInteraction"))
          ),
        whenLeftOut: ({ last_interaction: last }) =>
          last && <bdi>{t("lastOn", { at: `\u2066${dates.date(last.at)}\u2069` })}</bdi>,
      }),
      column("place", {
        width: 168,
        cell: ({ permit: { site, island } }) => (
          <CellPair below={island && <AnyScriptLine>{nameIsland(island)}</AnyScriptLine>}>
            <AnyScriptLine>{site ?? ""}</AnyScriptLine>
          </CellPair>
        ),
        whenLeftOut: ({ permit: { site, island } }) => (
          <AnyScript>{[site, island && nameIsland(island)].filter(Boolean).join(", ")}</AnyScript>
        ),
      }),
      column("biometrics", {
        ch: 14,
        cell: ({ captured_at }) => (captured_at ? writeDate(captured_at) : none(t("noBiometrics"))),
      }),
      column("action", {
        keep: true,
        width: 196,
        isHeaderHidden: true,
        align: "end",
        cell: ({ permit, individual }) => (
          <DestinationLink
            to={{ screen: "Xpat", state: { permitNumber: permit.number } }}
            variant="secondary"
            size="sm"
            aria-label={t("recordFor", { name: individual.name, number: permit.number })}
          >
            {t("recordInteraction")}
          </DestinationLink>
        ),
      }),
    ];
  }, [t, dates, outcomes]);
}
