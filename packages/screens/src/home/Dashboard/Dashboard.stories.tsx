import { createUser, type FakeHandler, type FakeHandlers, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { createExampleBatches, serveBatches } from "../../testing/example-batches.ts";
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
  listSendingBatches: serveBatches(createExampleBatches(1204, "open")),
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
    await waitFor(() => expectIdle(canvasElement));
  },
} satisfies Meta<typeof Beginning>;

export default meta;
type Story = StoryObj<typeof meta>;

function expectIdle(page: HTMLElement): void {
  if (page.querySelector('[aria-busy="true"]')) throw new Error("The page is still busy.");
}

const silence = () => new Promise<never>(() => undefined);
const fail = () => refuse("Database is away", { status: 503 });
const failSome: FakeHandler<"listReceivingBatches"> = (call) =>
  call.query.status === "receiving"
    ? fail()
    : serveBatches(createExampleBatches(3, "dispatched", { side: "receiving" }))(call);

export const MuchToDo: Story = {};
export const NothingToDo: Story = {
  args: {
    handlers: {
      listCenterApplications: serveApplications([]),
      listReceivingBatches: serveBatches([]),
      listSendingBatches: serveBatches([]),
    },
  },
};
export const Loading: Story = {
  args: {
    handlers: {
      listCenterApplications: silence,
      listReceivingBatches: silence,
      listSendingBatches: silence,
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
export const RoleWithoutLists: Story = { args: { session: { user: createUser({ roles: ["xpat"] }) } } };
export const RoleOfTheSearch: Story = {
  args: { session: { user: createUser({ roles: ["status"] }) }, options: { searchRole: "status" } },
};
export const RoleOfTheSearchMistyped: Story = {
  args: RoleOfTheSearch.args ?? {},
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "A12{Enter}");
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
