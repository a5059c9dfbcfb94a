export type { Column, RowKey, Sort, SortValue } from "./column.ts";
export { DataTable, type DataTableProps } from "./DataTable.tsx";
export type { TableSelection } from "./useSelection.ts";
export type { TableControls } from "./useTableControls.ts";
