import type { Application, Extension } from "@id-desk/core";
import {
  createApplication,
  createApplicationCard,
  createPerson,
  type FakeHandlers,
  headOffice,
  islandCenter,
  refuse,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { createApplicationServer } from "../../testing/application-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { CenterApplication } from "./CenterApplication.tsx";

interface ApplicationStory {
  readonly application?: Partial<Application>;
  readonly extensions?: readonly Extension[];
  readonly handlers?: FakeHandlers;
  readonly readOnly?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
}

/** The moment some days ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };
const event = (id: number, action: string, change: Partial<Application["events"][number]> = {}) => ({
  id,
  at: daysAgo(10 - (id - 900)),
  action,
  actor: clerk,
  center: headOffice,
  ...change,
});
const byRegistry = { actor: null, center: null };

/** A recent application of somebody with a photograph. */
const recent: Partial<Application> = {
  status_at: daysAgo(2),
  applicant: createPerson({ has_photo: true }),
  events: [event(902, "submit"), event(901, "create")],
};

function One({
  application,
  extensions,
  handlers,
  readOnly,
  colorScheme = "light",
  direction = "ltr",
}: ApplicationStory) {
  const [stage] = useState(() => {
    const server = createApplicationServer(createApplication({ ...recent, ...application }), extensions);
    return createTestRegistry({ handlers: { ...server.handlers, ...handlers } });
  });
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: 24 }}>
        <CenterApplication applicationId={41} readOnly={readOnly} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/CenterApplication",
  component: One,
  parameters: { frame: "page" },
  // What is checked is the answered page, not the moment before.
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      if (canvasElement.querySelector('[aria-busy="true"]')) throw new Error("The page is not answered yet.");
    });
  },
} satisfies Meta<typeof One>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const press =
  (...names: readonly string[]): NonNullable<Story["play"]> =>
  async (context) => {
    await meta.play(context);
    for (const name of names) await userEvent.click(await body.findByRole("button", { name }));
  };
const unpaid = {
  status: "pending_payment",
  submitted_at: null,
  payment: { status: "pending", amount: 100, currency: "MVR" },
} as const satisfies Partial<Application>;
const onItsWay = createApplicationCard({
  status: "in_transit",
  center: islandCenter,
  told_at: null,
  batch: {
    batch_no: "DB-2026-000012",
    line_status: "in_transit",
    origin_center: headOffice,
    destination_center: islandCenter,
    dispatched_at: "2026-11-10T05:00:00Z",
    expected_on: "2026-11-24",
    received_at: null,
  },
});
const threeReasons: Partial<Application> = {
  status: "returned",
  status_at: daysAgo(12),
  version: 4,
  return_reasons: [
    { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
    { code: "wrong_document", field: "police_report", text: "The police report is of another card" },
    { code: "call_us", field: null, text: "Call the registry before you submit it again" },
  ],
  events: [
    event(903, "return", { ...byRegistry, notes: "Photo too dark" }),
    event(902, "review", byRegistry),
    event(901, "create"),
  ],
};

export const Submitted: Story = {};
export const WaitingForBiometrics: Story = {
  args: {
    application: {
      status: "pending_biometrics",
      submitted_at: null,
      captures: [],
      biometrics: { photo: "reused", fingerprints: "missing", signature: "missing" },
    },
  },
};
export const WaitingForPayment: Story = { args: { application: unpaid } };
export const InReview: Story = { args: { application: { status: "under_review" } } };
export const Returned: Story = { args: { application: threeReasons } };
export const ReturnedWithoutAReason: Story = { args: { application: { status: "returned" } } };
export const Approved: Story = { args: { application: { status: "approved" } } };
export const Printing: Story = {
  args: {
    application: {
      status: "printing",
      card: createApplicationCard({ status: "printed", center: null, batch: null, told_at: null }),
    },
  },
};
export const InDispatch: Story = { args: { application: { status: "dispatched", card: onItsWay } } };
export const Ready: Story = {
  args: { application: { status: "ready", card: createApplicationCard({ told_at: daysAgo(1) }) } },
};
export const Collected: Story = {
  args: { application: { status: "collected", card: createApplicationCard({ status: "completed" }) } },
};
export const Rejected: Story = {
  args: {
    application: {
      status: "rejected",
      return_reasons: [{ code: "not_a_citizen", field: "applicant", text: "Not registered as a citizen" }],
    },
  },
};
export const Cancelled: Story = {
  args: {
    application: {
      status: "cancelled",
      cancelled: {
        reason: "applicant_request",
        notes: "The applicant found the old card.",
        by: clerk,
        at: daysAgo(1),
      },
    },
  },
};
export const OfAnotherStatus: Story = {
  args: { application: { status: "on_hold" as Application["status"] } },
};
export const WithAGuardian: Story = {
  args: {
    application: {
      type: "first_time",
      applicant: createPerson({ date_of_birth: "2015-03-02", has_photo: true }),
      guardian: { id_number: "A100202", name_en: "Aminath Sheereen Abdulla", name_dv: "އާމިނަތު ޝީރީން" },
      payment: { status: "waived", amount: 0, currency: "MVR" },
      replaces: null,
    },
  },
};
export const HeldPerson: Story = {
  args: {
    application: {
      applicant: createPerson({
        holds: [{ code: "court", label: "Court order 12/2026" }],
        is_deceased: true,
      }),
    },
  },
};
export const Loading: Story = {
  args: { handlers: { getCenterApplication: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Failed: Story = {
  args: { handlers: { getCenterApplication: () => refuse("database is away", { status: 500 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      getCenterApplication: () => refuse("You do not have access to this area.", { status: 403 }),
    },
  },
};
export const NotFound: Story = {
  args: { handlers: { getCenterApplication: () => refuse("Application not found.", { status: 404 }) } },
};
export const WithoutExtensions: Story = { args: { extensions: [] } };
export const ReadOnly: Story = { args: { application: unpaid, readOnly: true } };
export const LongNames: Story = {
  args: {
    application: {
      ...threeReasons,
      applicant: createPerson({
        name_en:
          "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla",
        name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ ތަކުރުފާނު",
      }),
      collection_center: {
        id: 6,
        name: "Haa Dhaalu Kulhudhuffushi Regional Service Centre for Identity Documents",
      },
    },
  },
};
export const PictureShown: Story = { play: press("Show Right thumb") };
export const Cancelling: Story = { play: press("Cancel application") };
export const PaymentLink: Story = { args: { application: unpaid }, play: press("Payment link") };
export const PaymentLinkWithoutAPhone: Story = {
  args: { application: { ...unpaid, contact_phone_masked: null } },
  play: press("Payment link"),
};
export const PaymentLinkSent: Story = {
  args: { application: unpaid },
  play: press("Payment link", "Send payment link"),
};
export const PrintingASlip: Story = { play: press("Print slip") };
export const Dark: Story = { args: { application: threeReasons, colorScheme: "dark" } };
export const RightToLeft: Story = { args: { application: threeReasons, direction: "rtl" } };
