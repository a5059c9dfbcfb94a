import type { PersonStatus } from "@id-desk/core";
import { createPerson } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import * as css from "../../print/Printout.stories.css.ts";
import { exampleStatuses } from "../../testing/example-statuses.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { type StatusSheet, StatusSheetPrintout } from "./StatusSheet.tsx";

function Sheet({ status = exampleStatuses.inTransit }: { readonly status?: PersonStatus }) {
  const [stage] = useState(() => createTestRegistry());
  const [sheet] = useState<StatusSheet>(() => ({
    status,
    readAt: new Date("2026-11-22T08:58:00Z"),
    copy: 1,
    name: "Aishath Shareef",
    center: "DNR Head Office",
    at: new Date("2026-11-22T09:05:00Z"),
  }));
  return (
    <Stage stage={stage}>
      <StatusSheetPrintout sheet={sheet} className={css.paper.A5} />
    </Stage>
  );
}

const meta = { title: "Screens/StatusSheet", component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const Returned: Story = { args: { status: exampleStatuses.returned } };
export const Collected: Story = { args: { status: exampleStatuses.collected } };
export const LongNames: Story = {
  args: {
    status: {
      ...exampleStatuses.readyElsewhere,
      person: createPerson({
        name_en: "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen",
        name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ",
      }),
    },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
