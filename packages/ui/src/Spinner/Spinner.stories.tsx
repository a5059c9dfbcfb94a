import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "UI/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithItsOwnWords: Story = { args: { label: "Fetching orders…" } };
export const BesideWords: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <p role="status" style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Spinner {...args} /> Fetching orders…
    </p>
  ),
};
export const Large: Story = { decorators: [(Story) => <div style={{ fontSize: 40 }}>{Story()}</div>] };
