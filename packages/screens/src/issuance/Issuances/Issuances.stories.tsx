import { createNetworkFailure, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import type { ListQuery } from "../../runtime/frame/destination.ts";
import {
  createExampleIssuances,
  createHandOverServer,
  serveIssuances,
} from "../../testing/example-issuances.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Issuances } from "./Issuances.tsx";

interface IssuancesStory {
  readonly handlers?: FakeHandlers;
  readonly query?: ListQuery;
  readonly readOnly?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
}

const rows = createExampleIssuances(8);

function List({ handlers, query, readOnly, colorScheme = "light", direction = "ltr" }: IssuancesStory) {
  const [stage] = useState(() =>
    createTestRegistry({
      handlers: {
        ...createHandOverServer(rows).handlers,
        getSettings: () => reply(200, { configs: {} }),
        ...handlers,
      },
    }),
  );
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: 24 }}>
        <Issuances defaultQuery={query} readOnly={readOnly} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/Issuances",
  component: List,
  parameters: { frame: "page" },
  // What is checked is the answered page, not the moment before.
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      if (canvasElement.querySelector('[aria-busy="true"]')) throw new Error("The page is not answered yet.");
    });
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

/** Chooses from the menu of a row. */
const choose =
  (row: number, item: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole("button", { name: /^Actions of card/ });
    const button = buttons[row];
    if (button) await userEvent.click(button);
    await userEvent.click(await body.findByRole("menuitem", { name: item }));
    await body.findByRole("dialog");
  };

/** Opens the record of a row. */
const openRecord =
  (row: number): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole("button", { name: /^View the hand-over/ });
    if (buttons[row]) await userEvent.click(buttons[row]);
    await body.findByRole("dialog");
  };

const view =
  (row: number): NonNullable<Story["play"]> =>
  async (context) => {
    await openRecord(row)(context);
    await within(await body.findByRole("dialog")).findByText("Verification");
  };

export const Many: Story = {};
export const One: Story = { args: { handlers: createHandOverServer(rows.slice(0, 1)).handlers } };
export const ManyPages: Story = {
  args: {
    query: { page: 2, perPage: 10 },
    handlers: { listIssuances: serveIssuances(createExampleIssuances(137)) },
  },
};
export const Narrowed: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.type(within(context.canvasElement).getByRole("searchbox"), "aminath");
  },
};
export const NoMatches: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.type(within(context.canvasElement).getByRole("searchbox"), "nobody");
  },
};
export const OfOneStatus: Story = { args: { query: { status: "returned" } } };
export const Empty: Story = { args: { handlers: { listIssuances: serveIssuances([]) } } };
export const Loading: Story = {
  args: { handlers: { listIssuances: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Failed: Story = {
  args: { handlers: { listIssuances: () => refuse("database is away", { status: 500 }) } },
};
export const Offline: Story = {
  args: {
    handlers: {
      listIssuances: () => {
        throw createNetworkFailure();
      },
    },
  },
};
export const SettingsNotLoaded: Story = {
  args: { handlers: { getSettings: () => refuse("Database is away", { status: 503 }) } },
};
export const ReturnReasonsNotLoaded: Story = {
  args: SettingsNotLoaded.args ?? {},
  play: choose(0, "Return card"),
};
export const Forbidden: Story = {
  args: {
    handlers: { listIssuances: () => refuse("You do not have access to this area.", { status: 403 }) },
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ViewedCollected: Story = { play: view(0) };
export const ViewedCompleted: Story = { play: view(3) };
export const ViewedReturned: Story = { play: view(4) };
export const ViewedWithoutEvidence: Story = {
  args: { handlers: createHandOverServer(rows, []).handlers },
  play: view(3),
};
export const ViewFailed: Story = {
  args: { handlers: { getCollectedIssuance: () => refuse("database is away", { status: 500 }) } },
  play: async (context) => {
    await openRecord(0)(context);
    await body.findByText("Could not load the hand-over.");
  },
};
export const Completing: Story = { play: choose(0, "Save proof") };
export const CompletingWithoutAnything: Story = {
  play: async (context) => {
    await choose(0, "Save proof")(context);
    await userEvent.click(
      within(await body.findByRole("dialog")).getByRole("button", { name: "Save proof" }),
    );
  },
};
export const Returning: Story = { play: choose(0, "Return card") };
export const ReturningRefused: Story = {
  args: {
    handlers: {
      returnCard: () =>
        refuse("The hand-over was changed.", {
          status: 409,
          code: "stale_version",
          context: {
            changed_by: { username: "clerk.huda", fullname: "Hassan Manik" },
            changed_at: "2026-11-22T04:30:00Z",
          },
        }),
    },
  },
  play: async (context) => {
    await choose(0, "Return card")(context);
    const dialog = within(await body.findByRole("dialog"));
    await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Wrong card");
    await userEvent.type(dialog.getByRole("textbox", { name: "Notes" }), "It is her sister's card");
    await userEvent.click(dialog.getByRole("button", { name: "Return card" }));
    await dialog.findByText(/changed by Hassan Manik/);
  },
};
export const Printing: Story = {
  play: async (context) => {
    await choose(3, "Print receipt")(context);
  },
};
export const Dark: Story = { args: { colorScheme: "dark" }, play: view(3) };
export const RightToLeft: Story = { args: { direction: "rtl" }, play: view(3) };
