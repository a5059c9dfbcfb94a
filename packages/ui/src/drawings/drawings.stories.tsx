import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  EmptyTrayDrawing,
  ErrorDrawing,
  ForbiddenDrawing,
  LogoMark,
  NotFoundDrawing,
  PacketDrawing,
  SearchDrawing,
} from "./index.ts";

const drawings = {
  LogoMark,
  NotFoundDrawing,
  ErrorDrawing,
  ForbiddenDrawing,
  EmptyTrayDrawing,
  SearchDrawing,
  PacketDrawing,
};

const meta = {
  title: "UI/Drawings",
  component: NotFoundDrawing,
  argTypes: { title: { control: "text" } },
} satisfies Meta<typeof NotFoundDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAName: Story = { args: { title: "404: page not found" } };
export const Ornament: Story = {};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 96 }}>{Story()}</div>],
};

function Everything() {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {Object.entries(drawings).map(([name, Picture]) => (
        <figure key={name} style={{ inlineSize: 240 }}>
          <Picture title={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export const All: Story = { render: Everything };
export const AllByNight: Story = { render: Everything, globals: { colorScheme: "dark" } };
