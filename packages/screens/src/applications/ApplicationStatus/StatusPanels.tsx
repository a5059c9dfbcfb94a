import { type Column, DataTable, type RowKey } from "@id-desk/ui";
import { RecordSection } from "../../records/RecordSection.tsx";
import * as record from "../../records/record.css.ts";
import * as css from "./ApplicationStatus.css.ts";
import type { StatusWords } from "./ApplicationStatus.tsx";
import {
  useApplicationColumns,
  useCardColumns,
  useDispatchColumns,
  useIssuanceColumns,
} from "./panel-columns.tsx";
import type { LoadedStatusPage } from "./useApplicationStatus.ts";

/** All that the registry knows of the person's applications and cards, a table each. */
export function StatusPanels({ page, t }: { readonly page: LoadedStatusPage; readonly t: StatusWords }) {
  const { applications, cards, issuances } = page.status;
  return (
    <div className={css.panels}>
      <Panel
        heading={t("history")}
        empty={t("noHistory")}
        columns={useApplicationColumns(page, t)}
        rows={applications}
        getRowKey={({ id }) => id}
      />
      <Panel
        heading={t("dispatch")}
        empty={t("noDispatch")}
        columns={useDispatchColumns(page, t)}
        rows={cards.filter(({ batch }) => batch)}
        getRowKey={({ id }) => id}
      />
      <Panel
        heading={t("issuance")}
        empty={t("noIssuance")}
        columns={useIssuanceColumns(page, t)}
        rows={issuances}
        getRowKey={({ card_id, issued_at }) => `${card_id} ${issued_at}`}
      />
      <Panel
        heading={t("cards")}
        empty={t("noCards")}
        columns={useCardColumns(t)}
        rows={cards}
        getRowKey={({ id }) => id}
      />
    </div>
  );
}

function Panel<Row>({
  heading,
  empty,
  columns,
  rows,
  getRowKey,
}: {
  readonly heading: string;
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => RowKey;
}) {
  return (
    <RecordSection heading={heading}>
      {rows.length === 0 ? (
        <p className={record.empty}>
          <bdi>{empty}</bdi>
        </p>
      ) : (
        <DataTable caption={heading} columns={columns} rows={rows} getRowKey={getRowKey} />
      )}
    </RecordSection>
  );
}
