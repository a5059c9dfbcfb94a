import { createInteractionSummary } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import * as css from "../../print/Printout.stories.css.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { InteractionSlip, type PrintedSlip } from "./InteractionSlip.tsx";
import type { SlipInteraction } from "./slip-interaction.ts";

interface SlipStory {
  readonly interaction?: Partial<SlipInteraction>;
  readonly copy?: number;
}

function Paper({ interaction, copy = 1 }: SlipStory) {
  const [stage] = useState(() => createTestRegistry());
  const [slip] = useState<PrintedSlip>(() => ({
    interaction: createInteractionSummary(interaction),
    copy,
    name: "Hassan Naeem",
    center: "HDh. Kulhudhuffushi City Centre",
    at: new Date("2026-11-22T09:05:00Z"),
  }));
  return (
    <Stage stage={stage}>
      <InteractionSlip slip={slip} className={css.paper.A6} />
    </Stage>
  );
}

const meta = { title: "Screens/InteractionSlip", component: Paper } satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = {};
export const ACopy: Story = { args: { copy: 3 } };
export const WithoutDocuments: Story = {
  args: { interaction: { outcome: "no_permit", passport_last4: null, country: null } },
};
export const LongNames: Story = {
  args: {
    interaction: {
      outcome: "occupation_mismatch",
      name: "Ram Bahadur Thapa Magar Chhetri Gurung of Sindhupalchok, Bagmati Province",
      country: { id: 999, name: "Saint Helena, Ascension and Tristan da Cunha" },
      island: { id: 81, name: "Kulhudhuffushi Fuvahmulah Nolhivaranfaru", atoll: "HDh" },
      officer: {
        username: "xpat.long",
        fullname: "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu",
      },
    },
  },
};
export const NameInBengali: Story = { args: { interaction: { name: "সাবিনা ইয়াসমিন" } } };
