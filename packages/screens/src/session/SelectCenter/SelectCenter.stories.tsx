import { type FakeHandlers, headOffice, islandCenter, refuse, reply } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { SelectCenter } from "./SelectCenter.tsx";

function Choosing({ handlers }: { readonly handlers?: FakeHandlers }) {
  const [stage] = useState(() =>
    createTestRegistry({ session: { center: null }, ...(handlers && { handlers }) }),
  );
  return (
    <Stage stage={stage}>
      <SelectCenter />
    </Stage>
  );
}

const meta = { title: "Screens/SelectCenter", component: Choosing } satisfies Meta<typeof Choosing>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (
  dispatch_centers: Parameters<
    typeof reply<200, { dispatch_centers: (typeof headOffice)[] }>
  >[1]["dispatch_centers"],
) => ({
  listUserCenters: () => reply(200, { dispatch_centers }),
});
const manyCenters = Array.from({ length: 193 }, (_, index) => ({
  id: index + 1,
  name: `Sh. Island ${index + 1} Council Office`,
  atoll: "Shaviyani",
  island: `Island ${index + 1}`,
}));

const save: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("radio", { name: headOffice.name }));
  await userEvent.click(page.getByRole("button", { name: "Select Center" }));
};

export const TwoCenters: Story = {};
export const Loading: Story = { args: { handlers: { listUserCenters: () => new Promise(() => undefined) } } };
export const NoCenters: Story = { args: { handlers: list([]) } };
export const OneCenter: Story = { args: { handlers: list([headOffice]) } };
export const ManyCenters: Story = { args: { handlers: list(manyCenters) } };
export const LongNames: Story = {
  args: {
    handlers: list([
      {
        ...islandCenter,
        name: "High Commission of the Republic of Maldives in the Federation of Malaysia, Kuala Lumpur",
      },
      { ...headOffice, name: "ޑީއެންއާރު މައި އޮފީސް" },
    ]),
  },
};
export const Saving: Story = {
  args: { handlers: { setCenter: () => new Promise(() => undefined) } },
  play: save,
};
export const Refused: Story = {
  args: { handlers: { setCenter: () => refuse("You may not work at this centre", { status: 403 }) } },
  play: save,
};
export const Failed: Story = {
  args: { handlers: { listUserCenters: () => refuse("Database is busy", { status: 503 }) } },
};
