import { type FakeHandlers, refuse } from "@id-desk/core/testing";
import { screen, within } from "@testing-library/react";
import { Dashboard, type DashboardProps } from "../home/Dashboard/Dashboard.tsx";
import { serveApplications } from "./example-applications.ts";
import { serveBatches } from "./example-batches.ts";
import { serveIssuances } from "./example-issuances.ts";
import { type RenderScreenOptions, renderScreen } from "./render-screen.tsx";

const lacking = () => refuse("Not found", { status: 404 });

/** A server that counts neither people nor the work of a day: what is below the tiles is what to do next. */
const withoutFigures: FakeHandlers = {
  getStatistics: lacking,
  getServiceStatistics: lacking,
  getPopulation: lacking,
  getPopulationByAge: lacking,
  getPopulationByAgeGroup: lacking,
};

/** No list has any row. */
const nothingWaits: FakeHandlers = {
  listCenterApplications: serveApplications([]),
  listReceivingBatches: serveBatches([]),
  listSendingBatches: serveBatches([]),
  listIssuances: serveIssuances([]),
};

/** Refuses because of the server itself. */
export const fail = () => refuse("Database is away", { status: 503 });

/** Shows the dashboard of a centre where nothing waits, beside what a test gives. */
export function renderDashboard(
  handlers: FakeHandlers = {},
  { props, ...options }: Omit<RenderScreenOptions, "handlers"> & { readonly props?: DashboardProps } = {},
) {
  return renderScreen(<Dashboard {...props} />, {
    handlers: { ...nothingWaits, ...withoutFigures, ...handlers },
    ...options,
  });
}

/** Finds a part of the dashboard by its heading, once it is no longer busy. */
export async function findPart(name: string) {
  const part = await screen.findByRole("region", { name, busy: false });
  return within(part);
}
