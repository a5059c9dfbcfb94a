import type { PersonStatus } from "@id-desk/core";
import {
  createNetworkFailure,
  createPerson,
  createStatusApplication,
  createUser,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { exampleStatuses } from "../../testing/example-statuses.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { ApplicationStatus } from "./ApplicationStatus.tsx";

interface StatusStory {
  readonly idNumber?: string;
  readonly status?: PersonStatus;
  readonly handlers?: FakeHandlers;
  readonly registry?: Omit<TestRegistryOptions, "handlers">;
}

function Status({
  idNumber = "A100101",
  status = exampleStatuses.submitted,
  handlers,
  registry,
}: StatusStory) {
  const [stage] = useState(() =>
    createTestRegistry({
      ...registry,
      handlers: { getPersonStatus: () => reply(200, { status }), ...handlers },
    }),
  );
  return (
    <Stage stage={stage}>
      <main style={{ padding: 24 }}>
        <ApplicationStatus idNumber={idNumber} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/ApplicationStatus",
  component: Status,
  parameters: { frame: "page" },
  // What is checked is the answered page, not the moment before.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (name: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name }));
  };

const { readyHere, inTransit, waitingForPayment } = exampleStatuses;

export const Submitted: Story = {};
export const InReview: Story = { args: { status: exampleStatuses.inReview } };
export const Returned: Story = { args: { status: exampleStatuses.returned } };
export const Rejected: Story = { args: { status: exampleStatuses.rejected } };
export const Cancelled: Story = { args: { status: exampleStatuses.cancelled } };
export const WaitingForPayment: Story = { args: { status: waitingForPayment } };
export const SendingThePaymentLink: Story = { ...WaitingForPayment, play: press("Payment link") };
export const Printed: Story = { args: { status: exampleStatuses.printed } };
export const InTransit: Story = { args: { status: inTransit } };
export const Missing: Story = { args: { status: exampleStatuses.missing } };
export const ReadyHere: Story = { args: { status: readyHere } };
export const ReadyElsewhere: Story = { args: { status: exampleStatuses.readyElsewhere } };
export const Collected: Story = { args: { status: exampleStatuses.collected } };
export const NoApplication: Story = { args: { status: exampleStatuses.nothing } };
export const Deceased: Story = {
  args: { status: { ...readyHere, person: createPerson({ is_deceased: true }) } },
};
export const OnHold: Story = {
  args: {
    status: {
      ...readyHere,
      person: createPerson({
        holds: [
          { code: "court", label: "Court order" },
          { code: "unpaid_fine", label: "" },
        ],
      }),
    },
  },
};
export const UnknownWords: Story = {
  args: {
    status: {
      ...inTransit,
      applications: [
        createStatusApplication({
          status: "lost_in_space" as "submitted",
          type: "moon_card" as "renewal",
          channel: "pigeon" as "center",
        }),
      ],
      cards: inTransit.cards.map((card) => ({
        ...card,
        status: "on_the_moon",
        card_type: "moon",
        batch: card.batch && { ...card.batch, line_status: "orbiting" },
      })),
    },
  },
};
export const ManyApplications: Story = {
  args: {
    status: {
      ...exampleStatuses.collected,
      applications: Array.from({ length: 12 }, (_, index) =>
        createStatusApplication({
          id: 60 - index,
          application_no: `${index % 3 === 0 ? "P" : "C"}-2026-0000${60 - index}`,
          channel: index % 3 === 0 ? "portal" : "center",
          status: index === 0 ? "collected" : "cancelled",
          is_ours: index % 2 === 0,
        }),
      ),
    },
  },
};
export const LongNames: Story = {
  args: {
    status: {
      ...readyHere,
      person: createPerson({
        name_en: "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen",
        name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ",
      }),
    },
  },
};
export const RoleStatus: Story = {
  args: {
    status: readyHere,
    registry: {
      session: { user: createUser({ roles: ["status"], temp_full_access: false }) },
      options: { searchRole: "status" },
    },
  },
};
export const PrintingTheSheet: Story = { ...ReadyHere, play: press("Print status sheet") };
export const InvalidNumber: Story = { args: { idNumber: "A12" } };
export const NotFound: Story = {
  args: {
    idNumber: "A123456",
    handlers: {
      getPersonStatus: () => refuse("Person not found.", { status: 404, code: "not_found" }),
    },
  },
};
export const TooManyLookUps: Story = {
  args: {
    handlers: {
      getPersonStatus: () => ({
        ...refuse("Too many look-ups.", { status: 429 }),
        headers: { "Retry-After": "42" },
      }),
    },
  },
};
export const Loading: Story = {
  args: { handlers: { getPersonStatus: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Offline: Story = {
  args: {
    handlers: {
      getPersonStatus: () => {
        throw createNetworkFailure();
      },
    },
  },
};
export const Failed: Story = {
  args: { handlers: { getPersonStatus: () => refuse("Database is busy", { status: 503 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: { getPersonStatus: () => refuse("You do not have access to this area.", { status: 403 }) },
  },
};
export const Dark: Story = { ...InTransit, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...InTransit, globals: { direction: "rtl" } };
