import { type ApplicationStatus, serverCan } from "@id-desk/core";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { createFigure, type FiguresOfArea } from "./figure.ts";

type ApplicationFigure = "submitted" | "returned" | "forBiometrics" | "forPayment";

/** Reads how many applications wait at this centre, in one call where the server counts; reads nothing while not enabled. */
export function useApplicationFigures(isEnabled: boolean): FiguresOfArea<ApplicationFigure> {
  const submitted = useListOf("submitted", isEnabled);
  const { data } = submitted;
  // Until the first answer it is not known whether the others are in it.
  const isCounted = serverCan(data, "tab_counts") && data?.meta.counts !== undefined;
  const isAlone = isEnabled && data !== undefined && !isCounted;
  const returned = useListOf("returned", isAlone);
  const forBiometrics = useListOf("pending_biometrics", isAlone);
  const forPayment = useListOf("pending_payment", isAlone);

  const create = (name: ApplicationFigure, status: ApplicationStatus, own: typeof submitted) => {
    const reading = isAlone ? own : submitted;
    // A status that is not among the counts has none.
    const count = isCounted ? (data?.meta.counts?.[status] ?? 0) : own.data?.meta.total;
    return createFigure(name, { screen: "CenterApplications", params: { status } }, count, reading);
  };
  const figures = [
    create("submitted", "submitted", submitted),
    create("returned", "returned", returned),
    create("forBiometrics", "pending_biometrics", forBiometrics),
    create("forPayment", "pending_payment", forPayment),
  ];
  return {
    figures: isEnabled ? figures : [],
    refresh() {
      for (const reading of isAlone ? [submitted, returned, forBiometrics, forPayment] : [submitted])
        reading.refresh();
    },
  };
}

/** Reads the list of one status with as few rows as will do. */
function useListOf(status: ApplicationStatus, isEnabled: boolean) {
  return useRead("listCenterApplications", { query: { status, per_page: 1 } }, { isEnabled });
}
