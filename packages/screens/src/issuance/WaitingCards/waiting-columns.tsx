import { readWaiting, type WaitingCard } from "@id-desk/core";
import { Badge, CodeText, type Column } from "@id-desk/ui";
import { useMemo } from "react";
import { CellPair } from "../../lists/CellPair.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { waitingCardsCopy } from "./WaitingCards.copy.ts";
import * as css from "./WaitingCards.css.ts";

/** The words of the list of waiting cards, translated. */
export type WaitingWords = Translate<typeof waitingCardsCopy.texts>;

type ColumnName = "serial" | "idNumber" | "owner" | "type" | "arrived" | "daysWaiting" | "told" | "action";

/** The tones of the badges that say how long a card has waited. A short time is written without a badge. */
export const waitingTones: Readonly<Partial<Record<string, "warning" | "danger">>> = {
  over_30: "warning",
  over_90: "danger",
};

/** How the type of a card is called; a type that is not known keeps its word. */
export function nameCardType(type: string, t: WaitingWords): string {
  return type === "standard" || type === "senior" || type === "minor" ? t(type) : type;
}

/** The columns of the list of waiting cards, in the order in which staff read them. */
export function useWaitingColumns(t: WaitingWords): readonly Column<WaitingCard>[] {
  const dates = useDates();
  const { timeZone } = useSession();
  return useMemo(() => {
    const column = (id: ColumnName, cells: Omit<Column<WaitingCard>, "id" | "header">) => ({
      id,
      header: t(id),
      ...cells,
    });
    const writeId = ({ id_number }: WaitingCard) => <CodeText>{id_number}</CodeText>;
    const writeDay = (at: string) => (
      <time dateTime={at} title={dates.dateTime(at)} dir="ltr">
        {dates.date(at)}
      </time>
    );
    function writeDays(card: WaitingCard) {
      const waiting = readWaiting(card, { timeZone, now: dates.now() });
      if (!waiting) return null;
      const words = t("days", { count: waiting.days });
      const tone = waitingTones[waiting.age];
      return tone ? <Badge tone={tone}>{words}</Badge> : <bdi>{words}</bdi>;
    }
    return [
      column("serial", {
        keep: true,
        ch: 12,
        isRowHeader: true,
        cell: ({ serial_number }) => <CodeText>{serial_number}</CodeText>,
      }),
      column("idNumber", { ch: 10, cell: writeId, whenLeftOut: writeId }),
      column("owner", {
        cell: ({ owner }) => (
          <CellPair below={owner.name_dv && <AnyScriptLine>{owner.name_dv}</AnyScriptLine>}>
            <AnyScriptLine>{owner.name_en}</AnyScriptLine>
          </CellPair>
        ),
        whenLeftOut: ({ owner }) => <AnyScript>{owner.name_en}</AnyScript>,
      }),
      column("type", {
        width: 168,
        cell: ({ card_type }) => <AnyScriptLine>{nameCardType(card_type, t)}</AnyScriptLine>,
      }),
      column("arrived", { ch: 12, cell: ({ arrived_at }) => arrived_at && writeDay(arrived_at) }),
      column("daysWaiting", {
        keep: true,
        width: 120,
        hideBelow: "sm",
        cell: writeDays,
        whenLeftOut: writeDays,
      }),
      column("told", {
        ch: 12,
        cell: ({ ready_sms_sent_at: at }) =>
          at ? writeDay(at) : <span className={css.none}>{t("notTold")}</span>,
      }),
      column("action", {
        keep: true,
        width: 128,
        isHeaderHidden: true,
        align: "end",
        cell: ({ serial_number, id_number, owner }) => (
          <DestinationLink
            to={{ screen: "NewIssuance", state: { idNumber: id_number } }}
            variant="secondary"
            size="sm"
            aria-label={t("handOverOf", { serial: serial_number, name: owner.name_en })}
          >
            {t("handOver")}
          </DestinationLink>
        ),
      }),
    ];
  }, [t, dates, timeZone]);
}
