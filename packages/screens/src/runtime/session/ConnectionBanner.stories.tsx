import { createNetworkFailure } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

interface ConnectionStory {
  /** What the computer itself says. */
  readonly isOnline: boolean;
}

function Connection({ isOnline }: ConnectionStory) {
  const [stage] = useState(() =>
    createTestRegistry({
      handlers: {
        getHealth: () => {
          throw createNetworkFailure();
        },
      },
    }),
  );
  const { connection } = stage.registry;
  useEffect(() => {
    connection.noteDevice(isOnline);
    void connection.check();
  }, [connection, isOnline]);
  return (
    <Stage stage={stage}>
      <ConnectionBanner />
    </Stage>
  );
}

const meta = {
  title: "Screens/ConnectionBanner",
  component: Connection,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const seen = await page.findByRole("button", { name: "Try again" });
    await waitFor(() => expect(seen).toBeVisible());
  },
} satisfies Meta<typeof Connection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { args: { isOnline: false } };
export const Unreachable: Story = { args: { isOnline: true } };
