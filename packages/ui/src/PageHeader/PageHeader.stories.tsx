import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { PageHeader } from "./PageHeader.tsx";

const meta = { title: "UI/PageHeader", component: PageHeader, args: { title: "Orders" } } satisfies Meta<
  typeof PageHeader
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithEverything: Story = {
  args: {
    title: "Order 2026-000123",
    badge: <Badge tone="info">On its way</Badge>,
    subtitle: "From the capital to the north",
    actions: (
      <>
        <Button>Print</Button>
        <Button variant="primary">Send order</Button>
      </>
    ),
  },
};
export const NotYet: Story = {
  args: {
    title: "Order 2026-000123",
    actions: (
      <>
        <Button>Print</Button>
        <Button variant="primary" isDisabled disabledReason="Add something to the order first.">
          Send order
        </Button>
      </>
    ),
  },
};
export const LongTitle: Story = {
  args: { title: "An order whose name goes on and on until there is no room left for it on one line" },
};
