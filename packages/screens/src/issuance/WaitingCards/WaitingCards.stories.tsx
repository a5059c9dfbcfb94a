import { createNetworkFailure, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { createExampleWaitingCards, serveWaitingCards } from "../../testing/example-waiting-cards.ts";
import { ListPage, type ListStory, waitForAnswer } from "../../testing/list-story.tsx";
import { WaitingCards } from "./WaitingCards.tsx";

const some = createExampleWaitingCards([134, 91, 90, 46, 31, 30, 12, 5, 1, 0]);
const many = createExampleWaitingCards(Array.from({ length: 1204 }, (_, index) => index % 120));

const longest =
  "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu Kalaafaanu of Henveiru Finifenmaage";

function List({ handlers, query, readOnly, hideHeader, ...look }: ListStory) {
  return (
    <ListPage {...look} handlers={{ listWaitingCards: serveWaitingCards(some), ...handlers }}>
      <WaitingCards defaultQuery={query} readOnly={readOnly} hideHeader={hideHeader} />
    </ListPage>
  );
}

const meta = {
  title: "Screens/WaitingCards",
  component: List,
  parameters: { frame: "page" },
  play: waitForAnswer,
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const One: Story = { args: { handlers: { listWaitingCards: serveWaitingCards(some.slice(0, 1)) } } };
export const OverThirty: Story = { args: { query: { status: "over_30" } } };
export const OverNinety: Story = { args: { query: { status: "over_90" } } };
export const ManyPages: Story = {
  args: { handlers: { listWaitingCards: serveWaitingCards(many) }, query: { page: 2, perPage: 10 } },
};
export const PageThatIsGone: Story = { args: { query: { page: 99 } } };
export const Exported: Story = {
  play: async (context) => {
    await meta.play(context);
    const list = within(context.canvasElement);
    await userEvent.click(list.getByRole("button", { name: "Export CSV" }));
    await list.findByText("Exported 10 cards.");
  },
};
export const Empty: Story = { args: { handlers: { listWaitingCards: serveWaitingCards([]) } } };
export const OneTabEmpty: Story = {
  args: {
    handlers: { listWaitingCards: serveWaitingCards(createExampleWaitingCards([12, 30, 3])) },
    query: { status: "over_30" },
  },
};
export const LongNames: Story = {
  args: {
    handlers: {
      listWaitingCards: serveWaitingCards(
        some.map((card) => ({
          ...card,
          card_type: "temporary card for people who have no other card",
          owner: { name_en: longest, name_dv: "ފާޠިމަތު ޒުލައިޚާ މުޙައްމަދު ރަޝީދު އިބްރާހީމް ދީދީ ތަކުރުފާނު ކަލޭފާނު" },
        })),
      ),
    },
  },
};
export const WithoutTheList: Story = {
  args: { handlers: { listWaitingCards: () => refuse("Not found.", { status: 404 }) } },
};
export const Loading: Story = {
  args: { handlers: { listWaitingCards: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Failing: Story = {
  args: { handlers: { listWaitingCards: () => refuse("database is away", { status: 500 }) } },
};
export const Offline: Story = {
  args: {
    handlers: {
      listWaitingCards: () => {
        throw createNetworkFailure();
      },
    },
  },
};
export const ForbiddenPage: Story = {
  args: { handlers: { listWaitingCards: () => refuse("You do not have access.", { status: 403 }) } },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Dark: Story = { args: { colorScheme: "dark" } };
export const RightToLeft: Story = { args: { direction: "rtl" } };
