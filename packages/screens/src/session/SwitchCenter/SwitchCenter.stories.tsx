import { type FakeHandlers, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { SwitchCenter } from "./SwitchCenter.tsx";

function Switching({ handlers }: { readonly handlers?: FakeHandlers }) {
  const [stage] = useState(() => createTestRegistry(handlers ? { handlers } : {}));
  return (
    <Stage stage={stage}>
      <SwitchCenter onCancel={() => undefined} />
    </Stage>
  );
}

const meta = { title: "Screens/SwitchCenter", component: Switching } satisfies Meta<typeof Switching>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCenters: Story = {};
export const Loading: Story = { args: { handlers: { listUserCenters: () => new Promise(() => undefined) } } };
export const Failed: Story = {
  args: { handlers: { listUserCenters: () => refuse("Database is busy", { status: 503 }) } },
};
