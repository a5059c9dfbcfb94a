import type { ApplicationSummary } from "@id-desk/core";
import { Button, type RowKey } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { useMemo, useState } from "react";
import * as list from "../../lists/list.css.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import * as css from "../lists/application-list.css.ts";
import type { ApplicationListState } from "../lists/useApplicationList.ts";
import type { useApplicationActions } from "../parts/useApplicationActions.ts";
import type { centerApplicationsCopy } from "./CenterApplications.copy.ts";

/** So many slips are printed at once. */
const mostSlips = 20;

const none: ReadonlySet<RowKey> = new Set();

type Words = Translate<typeof centerApplicationsCopy.texts>;

/** Which applications are selected, to print their slips at once. */
export type SlipSelection = ReturnType<typeof useSlipSelection>;

/** Lets the applications of a page be selected. On another page, or after another search, none of them counts. */
export function useSlipSelection(
  { rows, filter, query, error }: ApplicationListState,
  actionsOf: ReturnType<typeof useApplicationActions>,
  t: Words,
) {
  const page = JSON.stringify([filter, query.page, query.perPage]);
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState({ page, keys: none });
  const keys = chosen.page === page ? chosen.keys : none;
  const selected = rows.filter(({ id }) => keys.has(id));
  const selection = useMemo(
    () => ({
      selectedKeys: keys,
      onChange: (next: ReadonlySet<RowKey>) => setChosen({ page, keys: next }),
      allLabel: t("selectAll"),
      getLabel: ({ application_no }: ApplicationSummary) => t("selectOne", { number: application_no }),
    }),
    [keys, page, t],
  );
  return {
    isOn,
    isOffered: rows.length > 0 && !error,
    toggle() {
      setOn(!isOn);
      setChosen({ page, keys: none });
    },
    /** For the table; nothing while no applications are being selected. */
    selection: isOn ? selection : undefined,
    selected,
    /** Those of them that have a slip. */
    printable: selected.filter((application) => actionsOf(application).includes("printSlip")),
  };
}

/** Starts and ends the selecting. */
export function SelectButton({ slips, t }: { readonly slips: SlipSelection; readonly t: Words }) {
  if (!slips.isOffered) return null;
  return (
    <Button className={css.beside} onPress={slips.toggle}>
      {t(slips.isOn ? "stopSelecting" : "select")}
    </Button>
  );
}

/** Says how many applications are selected, and prints their slips. */
export function SelectionBar({
  slips: { isOn, isOffered, selected, printable },
  onPrint,
  t,
}: {
  readonly slips: SlipSelection;
  readonly onPrint: (applications: readonly ApplicationSummary[]) => void;
  readonly t: Words;
}) {
  if (!isOn || !isOffered) return null;
  const count = printable.length;
  const reason =
    selected.length === 0
      ? t("selectFirst")
      : count === 0
        ? t("noSlips")
        : count > mostSlips
          ? t("tooMany", { max: mostSlips })
          : undefined;
  return (
    <div className={list.selectionBar} data-idd-part="selection-bar">
      <span role="status" className={list.selected}>
        <bdi>{t("selected", { count: selected.length })}</bdi>
      </span>
      <Button
        size="sm"
        icon={<PrinterIcon />}
        isDisabled={reason !== undefined}
        disabledReason={reason}
        onPress={() => onPrint(printable)}
      >
        {count === 0 ? t("printNone") : t("printSlips", { count })}
      </Button>
    </div>
  );
}
