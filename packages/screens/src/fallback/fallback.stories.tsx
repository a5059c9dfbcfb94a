import { RegistryError } from "@id-desk/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { createTestRegistry, Stage } from "../testing/stage.tsx";
import { Forbidden } from "./Forbidden/index.ts";
import { NotFound as NotFoundScreen } from "./NotFound/index.ts";
import { NotYet as NotYetScreen } from "./NotYet/index.ts";
import { RouteError as RouteErrorScreen } from "./RouteError/index.ts";

function Fallback({ children }: { readonly children: ReactNode }) {
  const [stage] = useState(() => createTestRegistry());
  return <Stage stage={stage}>{children}</Stage>;
}

const meta = { title: "Screens/Fallback", component: Fallback } satisfies Meta<typeof Fallback>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = new RegistryError({ code: "server", message: "Server error.", operation: "getSendingBatch" });

export const NotFound: Story = { args: { children: <NotFoundScreen /> } };
export const NoAccess: Story = { args: { children: <Forbidden /> } };
export const NotYet: Story = { args: { children: <NotYetScreen title="Biometrics" /> } };
export const RouteError: Story = {
  args: { children: <RouteErrorScreen error={failure} version="1.4.0" onReload={() => undefined} /> },
};
