import { RegistryError } from "@id-desk/core";
import { createBatch } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { DispatchReceivingBatch } from "../../dispatch/DispatchReceivingBatch/index.ts";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { DispatchSendingBatch } from "../../dispatch/DispatchSendingBatch/index.ts";
import { createBatchServer, createCards } from "../../testing/batch-server.ts";
import { type Scenario, scenarios } from "../../testing/scenarios.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import type { RegistryOptions } from "../registry/create-registry.ts";
import type { ErrorSlotProps, HeaderSlotProps } from "./screen-props.ts";

/** What a portal can make of a screen, and what it sees when something goes wrong. */
function Portal({
  scenario = scenarios.busyDay(),
  options = {},
  loadError,
  children,
}: {
  readonly scenario?: Scenario;
  readonly options?: Partial<RegistryOptions>;
  /** Why the registry could not be asked who is signed in. */
  readonly loadError?: RegistryError;
  readonly children: ReactNode;
}) {
  const [stage] = useState(() => {
    const made = createTestRegistry({ ...scenario, options });
    if (loadError) made.registry.session.clear("unavailable", loadError);
    return made;
  });
  return (
    <Stage stage={stage}>
      <main style={{ padding: 24 }}>{children}</main>
    </Stage>
  );
}

const meta = {
  title: "Screens/In a portal",
  component: Portal,
  parameters: { frame: "page" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
} satisfies Meta<typeof Portal>;

export default meta;
type Story = StoryObj<typeof meta>;

function PortalHeader({ title, subtitle, actions }: HeaderSlotProps) {
  return (
    <div style={{ display: "flex", gap: 16, alignItems: "center", marginBlockEnd: 16 }}>
      <h1 style={{ margin: 0, fontSize: "1.25rem" }}>{title}</h1>
      <span style={{ flex: 1 }}>{subtitle}</span>
      {actions}
    </div>
  );
}

function PortalError({ error, children }: ErrorSlotProps) {
  return (
    <div>
      <p>Our help desk knows the code “{error.code}”.</p>
      {children}
    </div>
  );
}

function Defect(): never {
  throw new Error("a defect");
}

const { handlers } = createBatchServer(createBatch({ cards: createCards(3) }));

export const OwnHeader: Story = { args: { children: <DispatchSending slots={{ header: PortalHeader }} /> } };
export const OwnError: Story = {
  args: { scenario: scenarios.serverFails(), children: <DispatchSending slots={{ error: PortalError }} /> },
};
export const HeaderHidden: Story = { args: { children: <DispatchSending hideHeader /> } };
export const ReadingAlone: Story = {
  args: { scenario: { handlers }, children: <DispatchSendingBatch batchId={12} readOnly /> },
};
export const CommandDisabled: Story = {
  args: {
    scenario: { handlers },
    children: (
      <DispatchSendingBatch
        batchId={12}
        actions={{ dispatchBatch: { isDisabled: true, disabledReason: "The boat has left." } }}
      />
    ),
  },
};
export const Crashed: Story = {
  args: { children: <DispatchSending slots={{ header: Defect }} /> },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("This part of the page has failed.");
  },
};
export const ClosedByThePortal: Story = {
  args: { options: { permissions: () => false }, children: <DispatchSending /> },
};
export const NobodySignedIn: Story = {
  args: { scenario: scenarios.signedOut(), children: <DispatchSending /> },
};
export const FirstQuestionFailed: Story = {
  args: {
    loadError: new RegistryError({ code: "server", message: "Server error. Please try again later." }),
    children: <DispatchSending />,
  },
};
export const AnotherApiVersion: Story = {
  args: { scenario: scenarios.otherApiVersion(), children: <DispatchReceivingBatch batchId={12} /> },
};
