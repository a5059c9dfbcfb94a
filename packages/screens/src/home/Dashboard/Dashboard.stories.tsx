import {
  createDispatchFigures,
  createInteractionStats,
  createPopulation,
  createStatistics,
  createUser,
  type FakeHandler,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { createExampleBatches, serveBatches } from "../../testing/example-batches.ts";
import { createExampleIssuances, serveIssuances } from "../../testing/example-issuances.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { Dashboard } from "./Dashboard.tsx";

const received = createExampleBatches(4, "received", { side: "receiving" });
const applications = [
  ...createExampleApplications(37, "submitted"),
  ...createExampleApplications(6, "returned"),
  ...createExampleApplications(2, "pending_payment"),
];
const busy: FakeHandlers = {
  listCenterApplications: serveApplications(applications, { extensions: ["tab_counts"] }),
  listReceivingBatches: serveBatches([
    ...createExampleBatches(14, "dispatched", { side: "receiving" }),
    ...createExampleBatches(2, "receiving", { side: "receiving" }),
    ...received,
  ]),
  listSendingBatches: serveBatches([
    ...createExampleBatches(1204, "open"),
    ...createExampleBatches(6, "dispatched", { firstId: 2000 }),
  ]),
  listIssuances: serveIssuances(createExampleIssuances(2)),
  // The lists that figures lead to.
  getStatistics: () =>
    reply(200, { statistics: createStatistics(), extensions: ["figures", "waiting_cards"] }),
};
const empty: FakeHandlers = {
  listCenterApplications: serveApplications([]),
  listReceivingBatches: serveBatches([]),
  listSendingBatches: serveBatches([]),
  listIssuances: serveIssuances([]),
};

function Beginning({
  handlers,
  session,
  options,
  colorScheme,
  direction,
}: Pick<TestRegistryOptions, "handlers" | "session" | "options"> & {
  readonly colorScheme?: "dark";
  readonly direction?: "rtl";
}) {
  const [stage] = useState(() =>
    createTestRegistry({
      handlers: { ...busy, ...handlers },
      ...(session && { session }),
      ...(options && { options }),
    }),
  );
  return (
    <Stage stage={stage} {...(colorScheme && { colorScheme })} {...(direction && { direction })}>
      <Dashboard />
    </Stage>
  );
}

const meta = {
  title: "Screens/Dashboard",
  component: Beginning,
  parameters: { frame: "page" },
  // What is checked is the answered page, not the moment before.
  play: async ({ canvasElement }) => {
    await waitUntilIdle(canvasElement);
  },
} satisfies Meta<typeof Beginning>;

export default meta;
type Story = StoryObj<typeof meta>;

function expectIdle(page: HTMLElement): void {
  const isBusy = page.querySelector('[aria-busy="true"]') !== null;
  // A part that is loaded on demand.
  if (isBusy || within(page).queryByText("Loading…")) throw new Error("The page is still busy.");
}

async function waitUntilIdle(page: HTMLElement): Promise<void> {
  await waitFor(() => expectIdle(page));
}

const silence = () => new Promise<never>(() => undefined);
const fail = () => refuse("Database is away", { status: 503 });
const lacking = () => refuse("Not found", { status: 404 });
const failSome: FakeHandler<"listReceivingBatches"> = (call) =>
  call.query.status === "receiving"
    ? fail()
    : serveBatches(createExampleBatches(3, "dispatched", { side: "receiving" }))(call);

export const MuchToDo: Story = {};
export const NothingToDo: Story = {
  args: {
    handlers: {
      ...empty,
      getStatistics: () => {
        const dispatch = createDispatchFigures({ open: 0, in_transit: 0 });
        const issuance = {
          at_center: 0,
          over_30_days: 0,
          over_90_days: 0,
          collected_today: 0,
          collected_this_month: 0,
          proof_outstanding: 0,
        };
        const statistics = createStatistics({ dispatch, sent: dispatch, issuance });
        return reply(200, { statistics, extensions: ["figures", "waiting_cards"] });
      },
    },
  },
};
export const Loading: Story = {
  args: {
    handlers: {
      listCenterApplications: silence,
      listReceivingBatches: silence,
      listSendingBatches: silence,
      listIssuances: silence,
      getStatistics: silence,
      getServiceStatistics: silence,
      getPopulation: silence,
    },
  },
  play: async () => undefined,
};
export const OneFigureFailed: Story = { args: { handlers: { listReceivingBatches: failSome } } };
export const Failed: Story = {
  args: {
    handlers: { listCenterApplications: fail, listReceivingBatches: fail, listSendingBatches: fail },
  },
};
export const ApplicationsFailed: Story = { args: { handlers: { listCenterApplications: fail } } };
export const ServerWithoutDiscrepancies: Story = {
  args: {
    handlers: {
      listReceivingBatches: (call) =>
        call.query.has_discrepancy
          ? refuse("Unknown parameter has_discrepancy", { status: 400 })
          : serveBatches(received)(call),
    },
  },
};
export const SomethingMayBeMissing: Story = { args: { handlers: { listIssuances: fail } } };
export const PastDay: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole("textbox", { name: "Cut-off date" }),
      "2026-10-31",
    );
    await within(canvasElement).findByText(/^How things stood at the end of/);
    await waitUntilIdle(canvasElement);
  },
};
export const DayToCome: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole("textbox", { name: "Cut-off date" }),
      "2999-12-31",
    );
    await within(canvasElement).findByText("Choose today or an earlier day.");
    await waitUntilIdle(canvasElement);
  },
};
export const NoFiguresForTheDate: Story = {
  args: {
    handlers: {
      getStatistics: () => reply(200, { statistics: null, extensions: ["figures"] }),
      getServiceStatistics: () => reply(200, { service: null, extensions: ["figures"] }),
    },
  },
};
export const EveryCenter: Story = {
  args: { session: { user: createUser({ temp_full_access: true }) } },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(
      await within(canvasElement).findByRole("combobox", { name: "Centres" }),
      "All centres",
    );
    await within(canvasElement).findByText(/^Figures of every centre lead to no list/);
    await waitUntilIdle(canvasElement);
  },
};
export const ServerWithoutLists: Story = {
  args: { handlers: { getStatistics: () => reply(200, { statistics: createStatistics() }) } },
};
export const WatchListFailed: Story = { args: { handlers: { getStatistics: fail } } };
export const PopulationFailed: Story = { args: { handlers: { getPopulationByAge: fail } } };
export const ServiceFailed: Story = { args: { handlers: { getServiceStatistics: fail } } };
export const ServiceAbsent: Story = { args: { handlers: { getServiceStatistics: lacking } } };
export const TilesAlone: Story = {
  args: {
    handlers: {
      getStatistics: lacking,
      getServiceStatistics: lacking,
      getPopulation: lacking,
      getPopulationByAge: lacking,
      getPopulationByAgeGroup: lacking,
    },
  },
};
export const NumberNotKnown: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: "Scan or type a number" });
    await userEvent.type(field, "What is this?{Enter}");
    await within(canvasElement).findByText(/is not the number of a batch/);
    await waitUntilIdle(canvasElement);
  },
};
export const XpatOfficer: Story = { args: { session: { user: createUser({ roles: ["xpat"] }) } } };
export const Nobody: Story = { args: { session: { user: createUser({ roles: [] }) } } };
export const AtollNotKnown: Story = {
  args: {
    session: { user: createUser({ roles: [] }) },
    handlers: {
      getPopulation: () => {
        const { total, male, female } = createPopulation();
        const by_atoll = [{ atoll: null, total, male, female }];
        return reply(200, { population: { total, male, female, by_atoll } });
      },
    },
  },
};
export const SevenDigits: Story = {
  args: {
    handlers: {
      getStatistics: () => {
        const dispatch = createDispatchFigures({ in_transit: 1_234_567, overdue: 7_654_321 });
        return reply(200, { statistics: createStatistics({ dispatch }), extensions: ["figures"] });
      },
      getPopulation: () => {
        const { by_atoll, ...people } = createPopulation();
        const times = <Row extends { total: number; male: number; female: number }>(row: Row): Row => ({
          ...row,
          total: row.total * 100,
          male: row.male * 100,
          female: row.female * 100,
        });
        return reply(200, { population: { ...times(people), by_atoll: by_atoll.map(times) } });
      },
    },
  },
};
export const Zeros: Story = {
  args: {
    session: { user: createUser({ roles: ["xpat"] }) },
    handlers: {
      getInteractionStats: () => reply(200, { stats: createInteractionStats({ today: 0 }) }),
      getPopulation: () => reply(200, { population: { total: 0, male: 0, female: 0, by_atoll: [] } }),
      getPopulationByAge: () => reply(200, { ages: [] }),
      getPopulationByAgeGroup: () => reply(200, { age_groups: [] }),
    },
  },
};
export const RoleOfTheSearch: Story = {
  args: { session: { user: createUser({ roles: ["status"] }) }, options: { searchRole: "status" } },
};
export const RoleOfTheSearchMistyped: Story = {
  args: RoleOfTheSearch.args ?? {},
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole("textbox"), "A12{Enter}");
    await within(canvasElement).findByText("Invalid ID Number");
  },
};
export const WithoutCenter: Story = { args: { session: { center: null } } };
export const LongNames: Story = {
  args: {
    session: {
      user: createUser({ fullname: "Aminath Rasheedha Abdul Rahmaan Ibrahim Didi of the Head Office" }),
      center: {
        id: 9,
        name: "High Commission of the Republic of Maldives in the Federation of Malaysia, Kuala Lumpur",
      },
    },
  },
};
export const Dark: Story = { args: { colorScheme: "dark" } };
export const RightToLeft: Story = { args: { direction: "rtl" } };
