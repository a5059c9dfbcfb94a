import type { Application } from "@id-desk/core";
import { createApplication, createPerson, headOffice } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import * as css from "../../print/Printout.stories.css.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { ApplicationRulesContext, readApplicationRules } from "../parts/useApplicationRules.ts";
import { type Slip, SlipPrintout, type SlipRun } from "./SlipPrintout.tsx";

interface SlipStory {
  readonly application?: Partial<Application>;
  readonly slip?: Partial<Slip>;
  readonly paper?: SlipRun["paper"];
  /** How many are printed at once. */
  readonly count?: number;
}

const rules = {
  ...readApplicationRules(undefined),
  reading: { isKnown: true, error: undefined, isRetrying: false, retry: () => undefined, can: () => false },
};
const collection_center = { ...headOffice, phone: "3340123" };

function Paper({ application, slip, paper = "roll", count = 1 }: SlipStory) {
  const [stage] = useState(() => createTestRegistry());
  const [run] = useState<SlipRun>(() => ({
    slips: Array.from({ length: count }, (_, index) => ({
      application: createApplication({
        id: 41 + index,
        application_no: `C-2026-0000${41 + index}`,
        collection_center,
        ...application,
      }),
      copy: 1,
      ...slip,
    })),
    paper,
    copy: 1,
    name: "Aishath Shareef",
    center: "DNR Head Office",
    at: new Date("2026-11-22T09:05:00Z"),
  }));
  return (
    <Stage stage={stage}>
      <ApplicationRulesContext.Provider value={rules}>
        <SlipPrintout run={run} className={css.paper[paper]} />
      </ApplicationRulesContext.Provider>
    </Stage>
  );
}

const meta = { title: "Screens/ApplicationSlip", component: Paper } satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnARoll: Story = {};
export const OnA5: Story = { args: { paper: "A5" } };
export const SeveralAtOnce: Story = { args: { paper: "A5", count: 3 } };
export const ACopyAsItWas: Story = {
  args: { paper: "A5", slip: { copy: 2, answeredAt: new Date("2026-11-22T08:40:00Z") } },
};
export const NotSubmitted: Story = {
  args: { application: { status: "pending_payment", submitted_at: null, expected_on: null } },
};
export const WithExceptions: Story = {
  args: {
    application: {
      exceptions: (["ring", "little"] as const).map((finger, at) => ({
        ...{ id: at + 1, kind: "finger", hand: "left", finger, lasts: "permanent", reason: "amputated" },
        ...{ notes: null, recorded_at: "2026-11-17T05:10:00Z", recorded_by: null },
      })),
    },
  },
};
export const LongNames: Story = {
  args: {
    application: {
      applicant: createPerson({
        name_en:
          "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla",
        name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ",
      }),
      collection_center: {
        id: 6,
        name: "Haa Dhaalu Kulhudhuffushi Regional Service Centre for Identity Documents",
        phone: "6520123",
      },
    },
  },
};
