import { createNetworkFailure, createUser, type FakeHandlers, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { type ListStory, waitForAnswer } from "../../testing/list-story.tsx";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createExampleInteractions } from "../../testing/xpat/example-xpat.ts";
import { createXpatServer, type XpatServerOptions } from "../../testing/xpat/xpat-server.ts";
import { XpatInteractions } from "./XpatInteractions.tsx";

interface InteractionsStory extends ListStory {
  readonly server?: XpatServerOptions;
  /** An officer sees the interactions on their own island alone. */
  readonly isOfficer?: boolean;
}

const interactions = createExampleInteractions(64);

function List({
  server,
  handlers,
  query,
  readOnly,
  hideHeader,
  isOfficer = false,
  ...look
}: InteractionsStory) {
  const [stage] = useState(() =>
    createTestRegistry({
      session: {
        user: createUser(isOfficer ? { roles: ["xpat"] } : { temp_full_access: true }),
      },
      handlers: {
        ...createXpatServer({ interactions, seesAll: !isOfficer, ...server }).handlers,
        ...handlers,
      },
    }),
  );
  return (
    <Stage stage={stage} {...look}>
      <main style={{ padding: 24 }}>
        <XpatInteractions defaultQuery={query} readOnly={readOnly} hideHeader={hideHeader} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/XpatInteractions",
  component: List,
  parameters: { frame: "page" },
  play: waitForAnswer,
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

const search =
  (text: string): NonNullable<Story["play"]> =>
  async (context) => {
    await meta.play(context);
    await userEvent.type(await within(context.canvasElement).findByRole("searchbox"), `${text}{Enter}`);
    await meta.play(context);
  };

const view =
  (index: number): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole("button", { name: /^View interaction/ });
    const button = buttons[index];
    if (button) await userEvent.click(button);
    await body.findByRole("dialog");
  };

const isAway: FakeHandlers = { listInteractions: () => Promise.reject(createNetworkFailure()) };

export const Everywhere: Story = {};
export const OnOneIsland: Story = { args: { isOfficer: true } };
export const ManyPages: Story = { args: { query: { page: 2 } } };
export const OneOutcome: Story = { args: { query: { status: "employer_mismatch" } } };
export const One: Story = { args: { server: { interactions: interactions.slice(0, 1) } } };
export const WithoutExtensions: Story = { args: { server: { extensions: [] } } };
export const Searched: Story = { play: search("rafiqul") };
export const NoMatches: Story = { play: search("nobody") };
export const TooShort: Story = { play: search("n") };
export const RowMenu: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole("button", {
      name: /^Actions of interaction/,
    });
    if (button) await userEvent.click(button);
    await body.findByRole("menu");
  },
};
export const Viewed: Story = {
  play: async (context) => {
    await view(1)(context);
    await body.findByText("Says that Blue Horizon Construction lent them out for the week.");
  },
};
export const ViewedWithoutDocuments: Story = {
  play: async (context) => {
    await view(5)(context);
    await body.findByText("No work permit was found.");
  },
};
export const ViewedWithPicture: Story = {
  play: async (context) => {
    await view(0)(context);
    await userEvent.click(await body.findByRole("button", { name: "Show Photograph" }));
    await body.findByRole("img", { name: /^Photograph of/ });
  },
};
export const ViewedLoading: Story = {
  args: { handlers: { getInteraction: () => new Promise(() => undefined) } },
  play: view(0),
};
export const ViewedFailing: Story = {
  args: { handlers: { getInteraction: () => refuse("Database is away", { status: 503 }) } },
  play: async (context) => {
    await view(0)(context);
    await body.findByText("Could not load the interaction.");
  },
};
export const PrintingSlip: Story = {
  play: async (context) => {
    await view(0)(context);
    await userEvent.click(await body.findByRole("button", { name: "Print slip" }));
    await body.findByText("This slip was never printed.");
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Exported: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(await list.findByRole("button", { name: "Export CSV" }));
    await list.findByText("Exported 64 interactions.");
  },
};
export const Empty: Story = { args: { server: { interactions: [] } } };
export const EmptyOnOneIsland: Story = { args: { server: { interactions: [] }, isOfficer: true } };
export const Loading: Story = {
  args: {
    handlers: {
      listInteractions: () => new Promise(() => undefined),
      getInteractionStats: () => new Promise(() => undefined),
    },
  },
  play: async () => undefined,
};
export const Failing: Story = { args: { handlers: isAway } };
export const FiguresFailing: Story = {
  args: { handlers: { getInteractionStats: () => refuse("Database is away", { status: 503 }) } },
};
export const ForbiddenPage: Story = {
  args: { handlers: { listInteractions: () => refuse("You do not have access.", { status: 403 }) } },
};
export const UnknownWords: Story = {
  args: {
    server: {
      interactions: interactions.slice(0, 3).map((each) => ({ ...each, outcome: "referred" as never })),
    },
  },
};
export const Dark: Story = { args: { colorScheme: "dark" } };
export const RightToLeft: Story = { args: { direction: "rtl" } };
