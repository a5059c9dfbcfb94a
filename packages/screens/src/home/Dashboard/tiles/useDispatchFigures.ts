import type { OperationQuery } from "@id-desk/core";
import type { Destination } from "../../../runtime/frame/destination.ts";
import { type Reading, useRead } from "../../../runtime/reading/use-read.ts";
import { createFigure, type FiguresOfArea } from "./figure.ts";

type DispatchFigure = "toReceive" | "inProgress" | "openBatches" | "discrepancy";

/** So many batches show whether a server heeds a filter: the newest alone may fit it by chance. */
const heededBy = 5;

type ListReading = Reading<"listReceivingBatches">;

/** Reads how many batches wait at this centre; reads nothing while it is not enabled. */
export function useDispatchFigures(isEnabled: boolean): FiguresOfArea<DispatchFigure> {
  const count = (query: OperationQuery<"listReceivingBatches">) =>
    [{ query: { ...query, per_page: 1 } }, { isEnabled }] as const;
  const toReceive = useRead("listReceivingBatches", ...count({ status: "dispatched" }));
  const inProgress = useRead("listReceivingBatches", ...count({ status: "receiving" }));
  const openBatches = useRead("listSendingBatches", ...count({ status: "open" }));
  const discrepancy = useRead(
    "listReceivingBatches",
    {
      query: { status: "all", has_discrepancy: true, per_page: heededBy },
      // A server that does not know the filter may refuse it.
      isSilent: true,
    },
    { isEnabled },
  );

  const receiving = (status: string) => ({ screen: "DispatchReceiving", params: { status } }) as const;
  const create = (name: DispatchFigure, to: Destination, reading: ListReading) =>
    createFigure(name, to, reading.data?.meta.total, reading);
  const figures = [
    create("toReceive", receiving("dispatched"), toReceive),
    create("inProgress", receiving("receiving"), inProgress),
    create("openBatches", { screen: "DispatchSending", params: { status: "open" } }, openBatches),
    ...(isUnknownToServer(discrepancy) ? [] : [create("discrepancy", receiving("discrepancy"), discrepancy)]),
  ];
  return {
    figures: isEnabled ? figures : [],
    refresh() {
      for (const reading of [toReceive, inProgress, openBatches, discrepancy]) reading.refresh();
    },
  };
}

/** The server refuses the filter, or has not heeded it: then the figure would be that of all batches. */
function isUnknownToServer({ data, error }: ListReading): boolean {
  const isHeeded = (data?.batches ?? []).every((batch) => batch.has_discrepancy === true);
  return error?.code === "validation" || !isHeeded;
}
