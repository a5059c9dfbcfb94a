import type { Batch, BatchDocument } from "@id-desk/core";
import { createBatch } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import * as css from "../../print/Printout.stories.css.ts";
import { createCards } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { BatchPrintout } from "./BatchPrintout.tsx";
import type { Paper } from "./paper.ts";

interface PrintoutStory {
  readonly document: BatchDocument;
  readonly batch?: Partial<Batch>;
  readonly paper?: Partial<Paper>;
}

const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };

function Sheet({ document, batch, paper }: PrintoutStory) {
  const [stage] = useState(() => createTestRegistry());
  const [shown] = useState<Paper>(() => ({
    document,
    batch: createBatch({
      status: "dispatched",
      name: "November cards",
      cards: createCards(12, { name_dv: "މުޙައްމަދު ނަޞީރު" }),
      dispatched_by: clerk,
      dispatched_at: "2026-11-19T11:00:00Z",
      seal_no: "HDK-204817",
      courier: { name: "Northern Ferry Line", contact: "0001402", reference: "NFL-88231" },
      ...batch,
    }),
    copy: 1,
    name: clerk.fullname,
    center: "DNR Head Office",
    at: new Date("2026-11-22T09:05:00Z"),
    hidesNames: false,
    keepsPacking: true,
    waiting: 0,
    ...paper,
  }));
  return (
    <Stage stage={stage}>
      <BatchPrintout paper={shown} className={css.paper[document === "bag_label" ? "label" : "A4"]} />
    </Stage>
  );
}

const meta = { title: "Screens/Papers", component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const checked: Partial<Batch> = {
  status: "received",
  received_by: { username: "clerk.hdh", fullname: "Ibrahim Rasheed" },
  received_at: "2026-11-21T06:00:00Z",
  received_on: "2026-11-21",
  cards: createCards(12, { resolved_at: "2026-11-20T09:05:00Z", resolved_by: clerk }).map((card, index) => ({
    ...card,
    ...(index === 4
      ? { line_status: "missing", resolution: { notes: "Packet opened in front of the courier" } }
      : index === 7
        ? { line_status: "disputed", resolution: { reason: "damaged", notes: "The chip is broken" } }
        : { line_status: "received", resolution: { method: "scan" } }),
  })),
};
const longName =
  "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla";

export const Manifest: Story = { args: { document: "manifest" } };
export const ManifestBeforeDispatch: Story = {
  args: {
    document: "manifest",
    batch: { status: "open", dispatched_at: null, dispatched_by: null, seal_no: null, courier: null },
  },
};
export const ManifestWithoutNames: Story = { args: { document: "manifest", paper: { hidesNames: true } } };
export const ManifestCopy: Story = { args: { document: "manifest", paper: { copy: 2 } } };
export const ManifestAsItWas: Story = {
  args: { document: "manifest", paper: { answeredAt: new Date("2026-11-22T08:40:00Z"), waiting: 3 } },
};
export const ManifestWithLongNames: Story = {
  args: {
    document: "manifest",
    batch: {
      name: longName.slice(0, 60),
      destination_center: { id: 6, name: longName, phone: "000 0006" },
      cards: createCards(3, { name_en: longName, name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ" }),
    },
  },
};
export const ReceiptNote: Story = { args: { document: "receipt_note", batch: checked } };
export const MissingCards: Story = { args: { document: "missing_list", batch: checked } };
export const BagLabel: Story = { args: { document: "bag_label" } };
export const BagLabelWithALongName: Story = {
  args: {
    document: "bag_label",
    batch: { destination_center: { id: 6, name: longName } },
    paper: { copy: 2 },
  },
};
