import { createBatch, createNetworkFailure, type FakeHandlers, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { findKeptScans } from "../../runtime/scanners/kept-scans.ts";
import { type BatchServer, createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { installSimulatedHid } from "../../testing/devices/simulated-hid.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

interface SendingStory {
  /** What the registry has; a batch with three cards by default. */
  readonly batch?: Parameters<typeof createBatch>[0];
  readonly prepare?: (server: BatchServer) => void;
  readonly handlers?: FakeHandlers;
  /** Cards that were scanned while the clerk was signed out. */
  readonly missed?: readonly string[];
  readonly readOnly?: boolean;
  readonly hideHeader?: boolean;
  readonly scanAnywhere?: boolean;
}

function Sending({
  batch = { cards: createCards(3) },
  prepare,
  handlers,
  missed = [],
  ...props
}: SendingStory) {
  const [stage] = useState(() => {
    const server = createBatchServer(createBatch(batch), { extensions: ["destination"] });
    prepare?.(server);
    const made = createTestRegistry({ handlers: { ...server.handlers, ...handlers } });
    const { session } = made.registry;
    const kept = findKeptScans(made.registry).missed;
    const { user, center } = session.getState();
    if (user && center) kept.hold({ user: user.username, center: center.id, batch: 12 });
    for (const serial of missed) kept.add(serial);
    return made;
  });
  return (
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} {...props} />
    </Stage>
  );
}

const meta = { title: "Screens/DispatchSendingBatch", component: Sending } satisfies Meta<typeof Sending>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const scan =
  (...codes: readonly string[]): Play =>
  async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: /^Scan/ });
    for (const code of codes) await userEvent.type(field, `${code}{Enter}`);
  };

const longName =
  "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla";

export const Empty: Story = { args: { batch: {} } };
export const OneCard: Story = { args: { batch: { cards: createCards(1) } } };
export const Scanning: Story = { play: scan(serialOf(10), serialOf(11), serialOf(12)) };
export const Waiting: Story = {
  args: { handlers: { addCard: () => new Promise(() => undefined) } },
  play: scan(serialOf(10), serialOf(11), serialOf(12), serialOf(13), serialOf(14)),
};
export const Refused: Story = {
  args: {
    prepare: (server) =>
      server.refuseCard(
        serialOf(11),
        refuse("Physical card already linked", {
          code: "already_linked",
          context: {
            batch_id: 4,
            batch_no: "DB-2026-000004",
            destination_center: { id: 6, name: "HDh. Kulhudhuffushi City Centre" },
          },
        }),
      ),
  },
  play: scan(serialOf(10), serialOf(11)),
};
export const ScannedTwice: Story = { play: scan(serialOf(10), serialOf(10)) };
export const NotRecorded: Story = { args: { missed: [serialOf(10), serialOf(11)] } };
export const Unreadable: Story = { play: scan("4006381333931") };
export const IdNumberScanned: Story = { play: scan("A123456") };
export const TwoCodesInOne: Story = { play: scan("SN0000101SN0000102") };
export const TypingACard: Story = {
  play: async (context) => {
    await scan("A123456")(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Type a card" }));
    await page.findByRole("heading", { name: "What is on the card?" });
  },
};
export const ScannerWithoutEnter: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: /^Scan/ }), serialOf(10), { delay: null });
    await page.findAllByText(/The code has not been sent/);
  },
};
export const ConnectingAScanner: Story = {
  beforeEach() {
    const hid = installSimulatedHid();
    return () => hid.uninstall();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^More ways to scan/ }));
    await within(document.body).findByRole("menuitem", { name: "Connect a scanner" });
  },
};
export const Offline: Story = {
  args: {
    handlers: {
      addCard: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: scan(serialOf(10), serialOf(11), serialOf(12)),
};
export const NoLongerOpen: Story = {
  args: {
    handlers: {
      addCard: () => refuse("Batch not open to add physical cards", { code: "batch_not_open" }),
    },
  },
  play: scan(serialOf(10)),
};
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: `Remove ${serialOf(1)}` }));
    await userEvent.click(await page.findByRole("button", { name: "Remove card" }));
  },
};
const removeSome =
  (notes?: string): Play =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Select cards" }));
    for (const number of [1, 3])
      await userEvent.click(page.getByRole("checkbox", { name: `Select ${serialOf(number)}` }));
    await userEvent.click(page.getByRole("button", { name: "Remove 2 cards" }));
    if (notes === undefined) return;
    await userEvent.type(await page.findByRole("textbox", { name: /^Notes/ }), notes);
    await userEvent.click(within(page.getByRole("dialog")).getByRole("button", { name: "Remove 2 cards" }));
  };
export const RemovingMany: Story = { play: removeSome() };
export const RemovedMany: Story = { play: removeSome("Packed for another centre") };
export const RemovingManyWithoutNetwork: Story = {
  args: {
    handlers: {
      removeCard: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: removeSome("Packed for another centre"),
};
export const RemovingManyRefused: Story = {
  args: {
    handlers: {
      removeCard: () =>
        refuse("Card was removed from the batch", {
          code: "card_removed",
          context: { by: "Ibrahim Waheed", at: "2026-11-19T09:05:00Z" },
        }),
    },
  },
  play: removeSome("Packed for another centre"),
};
export const Searched: Story = {
  play: async ({ canvasElement }) =>
    userEvent.type(
      await within(canvasElement).findByRole("searchbox", { name: "Search the cards" }),
      "nobody",
    ),
};
export const Dispatching: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Dispatch" }));
    await page.findByRole("button", { name: "Dispatch batch" });
  },
};
export const ChangingDestination: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Change destination" }));
    await page.findByRole("dialog");
  },
};
export const ChangedByAColleague: Story = {
  args: {
    handlers: {
      cancelBatch: () =>
        refuse("This batch was changed by Ibrahim Waheed.", {
          status: 409,
          code: "stale_version",
          context: {
            changed_by: { username: "clerk.two", fullname: "Ibrahim Waheed" },
            changed_at: "2026-11-19T09:05:00Z",
          },
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Cancel batch" }));
    await userEvent.type(await page.findByRole("textbox", { name: "Notes" }), "Packed for the wrong island");
    await userEvent.click(
      await within(await page.findByRole("dialog")).findByRole("button", { name: "Cancel batch" }),
    );
    // The dialog says it, and so does a toast.
    await page.findAllByText(/Ibrahim Waheed/);
  },
};
export const RemovedCardsAndNotes: Story = {
  args: {
    batch: {
      name: "November cards",
      cards: createCards(3),
      removed_cards: createCards(1, {
        id: 900,
        line_status: "removed",
        removed: {
          notes: "Scanned by mistake",
          by: { username: "clerk.male", fullname: "Aishath Shareef" },
          at: "2026-11-19T09:30:00Z",
        },
      }),
      notes: [
        {
          id: 1,
          body: "ކާޑުތައް ގުނާފައި",
          author: { username: "clerk.male", fullname: "Aishath Shareef" },
          center: { id: 1, name: "DNR Head Office" },
          at: "2026-11-19T09:31:00Z",
        },
      ],
    },
  },
};
export const ManyCards: Story = { args: { batch: { cards: createCards(1000) } }, play: scan(serialOf(1001)) };
export const LongNames: Story = {
  args: {
    batch: {
      name: "Cards of the applicants who came on the day of the visit, second packet of three",
      destination_center: {
        id: 9,
        name: "High Commission of the Republic of Maldives in the Federation of Malaysia, Kuala Lumpur",
      },
      cards: createCards(3, { name_dv: "ފާޠިމަތު ޒުލައިޚާ މުޙައްމަދު ރަޝީދު" }).map((card) => ({
        ...card,
        name_en: longName,
      })),
    },
  },
};
export const Dispatched: Story = {
  args: {
    batch: {
      status: "dispatched",
      dispatched_by: { username: "clerk.male", fullname: "Aishath Shareef" },
      dispatched_at: "2026-11-19T11:00:00Z",
      cards: createCards(5, { line_status: "in_transit" }),
    },
  },
};
const checkedBy = { username: "clerk.hdh", fullname: "Hassan Manik" };
export const WithDiscrepancies: Story = {
  args: {
    batch: {
      status: "received",
      dispatched_by: { username: "clerk.male", fullname: "Aishath Shareef" },
      dispatched_at: "2026-11-19T11:00:00Z",
      received_by: checkedBy,
      received_at: "2026-11-22T05:00:00Z",
      cards: createCards(6, {
        line_status: "received",
        resolved_by: checkedBy,
        resolved_at: "2026-11-22T04:30:00Z",
        resolution: { method: "scan" },
      }).map((card, index) => {
        if (index === 0) {
          const notes = "Packet opened in front of the courier, card not inside";
          return {
            ...card,
            line_status: "missing" as const,
            resolution: { method: "manual" as const, notes },
          };
        }
        if (index > 2) return card;
        const reason = index === 1 ? ("damaged" as const) : ("wrong_serial" as const);
        const resolution = {
          method: "manual" as const,
          reason,
          notes: "The chip is broken",
          ...(index === 2 && { found_serial_number: "SN0000999" }),
        };
        return { ...card, line_status: "disputed" as const, resolution };
      }),
    },
  },
};
export const Cancelled: Story = {
  args: {
    batch: {
      status: "cancelled",
      cancelled_by: { username: "clerk.male", fullname: "Aishath Shareef" },
      cancelled_at: "2026-11-19T11:00:00Z",
      cancel_reason: "Packed for the wrong island",
    },
  },
};
export const UnknownStatus: Story = {
  args: {
    batch: { status: "impounded" as "open", cards: createCards(2, { line_status: "held" as "packed" }) },
  },
};
export const Loading: Story = { args: { handlers: { getSendingBatch: () => new Promise(() => undefined) } } };
export const Forbidden: Story = {
  args: {
    handlers: {
      getSendingBatch: () =>
        refuse("This batch was packed by Hulhumalé Phase 1.", { status: 403, code: "other_center" }),
    },
  },
};
export const NotFound: Story = {
  args: {
    handlers: { getSendingBatch: () => refuse("Batch not found.", { status: 404, code: "not_found" }) },
  },
};
export const Failed: Story = {
  args: { handlers: { getSendingBatch: () => refuse("Database is busy", { status: 503 }) } },
};
export const Dark: Story = { ...Refused, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...Refused, globals: { direction: "rtl" } };
