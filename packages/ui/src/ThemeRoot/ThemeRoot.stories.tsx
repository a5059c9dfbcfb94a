import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { tones, vars } from "../theme/index.ts";
import { ThemeRoot } from "./ThemeRoot.tsx";

const meta = { title: "UI/ThemeRoot", component: ThemeRoot } satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = (
  <div style={{ display: "grid", gap: 16, padding: 24, maxInlineSize: 420 }}>
    <h2 style={{ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold }}>Send parcels</h2>
    <TextField label="Name" defaultValue="Aishath" />
    <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      {tones.map((tone) => (
        <span
          key={tone}
          style={{
            paddingInline: 8,
            borderRadius: 999,
            background: vars.color.tone[tone].soft,
            color: vars.color.tone[tone].text,
          }}
        >
          {tone}
        </span>
      ))}
    </div>
    <div>
      <Button variant="primary">Send parcels</Button>
    </div>
  </div>
);

export const Light: Story = { args: { colorScheme: "light", children: sample } };
export const Dark: Story = { args: { colorScheme: "dark", children: sample } };
export const RightToLeft: Story = { args: { direction: "rtl", children: sample } };
export const AnotherBrand: Story = {
  args: { className: "another-brand", children: sample },
  decorators: [
    (Story) => (
      <>
        <style>{".another-brand { --idd-color-accent: #7a1f4b; --idd-color-accent-text: #7a1f4b; }"}</style>
        {Story()}
      </>
    ),
  ],
};
