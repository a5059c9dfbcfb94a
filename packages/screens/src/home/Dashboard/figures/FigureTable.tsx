import { Button, type Column, DataTable } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { downloadCsv } from "../../../lists/download-csv.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { WordsOf } from "../../../runtime/words/copy.ts";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { blockCopy } from "./block.copy.ts";
import * as css from "./figures.css.ts";

/** A column of numbers: its heading, and what it has of a row; nothing where nobody knows it. */
export interface FigureColumn<Row> {
  readonly id: string;
  readonly heading: string;
  readonly read: (row: Row) => number | null;
  /** As staff read it; by default the number itself. */
  readonly write?: (row: Row) => string;
}

/** What a table of figures takes. */
export interface FigureTableProps<Row> {
  readonly id?: string;
  readonly caption: string;
  /** The heading of the first column, and what it has of a row. */
  readonly name: { readonly heading: string; readonly read: (row: Row) => string };
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  /** The sums below the rows. */
  readonly total?: Row;
  readonly getRowKey: (row: Row) => string | number;
  /** Without its ending. */
  readonly fileName: string;
  /** Writes a number. */
  readonly words: WordsOf<Readonly<Record<"number", unknown>>>;
  readonly messages?: DashboardMessages | undefined;
}

/** Figures as a table, which staff can take along as a file for spreadsheets. */
export function FigureTable<Row>({
  id,
  caption,
  name,
  columns,
  rows,
  total,
  getRowKey,
  fileName,
  words,
  messages,
}: FigureTableProps<Row>) {
  const t = useCopy(blockCopy, messages);
  const write = ({ read, write: writeOwn }: FigureColumn<Row>, row: Row) => {
    const value = read(row);
    return value === null ? "–" : writeOwn ? writeOwn(row) : words("number", { count: value });
  };
  const all = total === undefined ? rows : [...rows, total];
  const shown: readonly Column<Row>[] = [
    { id: "name", header: name.heading, isRowHeader: true, cell: (row) => <bdi>{name.read(row)}</bdi> },
    ...columns.map(
      (column): Column<Row> => ({
        id: column.id,
        header: column.heading,
        align: "end",
        width: 84,
        cell: (row) => <bdi className={css.number}>{write(column, row)}</bdi>,
      }),
    ),
  ];
  return (
    <div id={id} className={css.table}>
      <DataTable
        caption={caption}
        isCaptionVisible
        density="compact"
        columns={shown}
        rows={all}
        getRowKey={getRowKey}
      />
      <Button
        size="sm"
        variant="quiet"
        className={css.exported}
        icon={<DownloadIcon />}
        aria-label={t("exportOf", { what: caption })}
        onPress={() =>
          downloadCsv(
            `${fileName}.csv`,
            [[name.heading, name.read], ...columns.map(({ heading, read }) => [heading, read] as const)],
            all,
          )
        }
      >
        {t("exportCsv")}
      </Button>
    </div>
  );
}
