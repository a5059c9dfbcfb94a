import type { Issuance } from "@id-desk/core";
import {
  createCollectedIssuance,
  createCollector,
  createCompletedIssuance,
  createPerson,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import * as css from "../../print/Printout.stories.css.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { IssuanceRulesContext, readIssuanceRules } from "../parts/useIssuanceRules.ts";
import { type Receipt, ReceiptPrintout } from "./HandOverReceipt.tsx";

interface ReceiptStory {
  readonly issuance?: Issuance;
  readonly receipt?: Partial<Receipt>;
}

const rules = {
  ...readIssuanceRules(undefined),
  reading: { isKnown: true, error: undefined, isRetrying: false, retry: () => undefined, can: () => false },
};

/** Lines as a pen draws them. */
const signature = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 110"><path d="M20 80C80 0 110 130 160 60S230 120 280 50" fill="none" stroke="#111" stroke-width="4"/></svg>',
)}`;
const thumb = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120">${[8, 16, 24, 32, 40]
    .map(
      (r) =>
        `<ellipse cx="50" cy="60" rx="${r}" ry="${r * 1.3}" fill="none" stroke="#111" stroke-width="3"/>`,
    )
    .join("")}</svg>`,
)}`;

function Sheet({ issuance = createCompletedIssuance(), receipt }: ReceiptStory) {
  const [stage] = useState(() => createTestRegistry());
  const [shown] = useState<Receipt>(() => ({
    issuance,
    sheet: "A5",
    copy: 1,
    name: "Aishath Shareef",
    center: "DNR Head Office",
    at: new Date("2026-11-22T09:05:00Z"),
    pictures: { signature, thumb },
    ...receipt,
  }));
  return (
    <Stage stage={stage}>
      <IssuanceRulesContext.Provider value={rules}>
        <ReceiptPrintout receipt={shown} className={css.paper[shown.sheet]} />
      </IssuanceRulesContext.Provider>
    </Stage>
  );
}

const meta = { title: "Screens/Receipt", component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const longName =
  "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla";

export const ForTheOwner: Story = {};
export const OnA4: Story = { args: { receipt: { sheet: "A4" } } };
export const BeforeTheProof: Story = {
  args: { issuance: createCollectedIssuance(), receipt: { pictures: {} } },
};
export const ForAForeigner: Story = {
  args: {
    issuance: createCompletedIssuance({
      collector: createCollector({
        type: "authorised",
        name: "Nimal Perera",
        id_number: null,
        passport_no: "N1234567",
        country: { id: 206, name: "Sri Lanka" },
      }),
      documents: [
        {
          id: 9,
          type: "authorisation_letter",
          content_type: "application/pdf",
          size: 204_800,
          added_at: "2026-11-19T09:04:00Z",
        },
      ],
      old_card_surrendered: true,
      notes: "He showed the owner's letter and his work permit.",
    }),
  },
};
export const Vouched: Story = {
  args: {
    issuance: createCompletedIssuance({
      otp: {
        sent_at: "2026-11-19T09:05:00Z",
        sent_to_masked: "",
        expires_in: 0,
        resend_in: 0,
        attempts_left: 5,
        verified_at: "2026-11-19T09:06:00Z",
        method: "supervisor",
        vouched_by: { username: "super", fullname: "Fathimath Naseema" },
      },
      proof: {
        thumb: false,
        finger: null,
        thumb_missing_reason: "unreadable",
        signature: true,
        documents: 0,
      },
    }),
    receipt: { pictures: { signature } },
  },
};
export const KeptByTheRegistry: Story = { args: { receipt: { pictures: {} } } };
export const ACopyAsItWas: Story = {
  args: { receipt: { copy: 2, answeredAt: new Date("2026-11-22T08:40:00Z") } },
};
export const LongNames: Story = {
  args: {
    issuance: createCompletedIssuance({
      owner: createPerson({ name_en: longName, name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ" }),
      collector: createCollector({
        type: "family",
        name: longName,
        relationship: "mother",
        id_number: "A300999",
      }),
    }),
  },
};
