import { fail, type Scene } from "./scene.ts";

const list = { route: "WaitingCards", visitor: "supervisor" } as const;
const path = "/issuance/waiting";
const call = "**/api/issuance/waiting?**";

const none = { page: 1, per_page: 25, total: 0, last_page: 1, counts: { all: 0, over_30: 0, over_90: 0 } };

/** The list of waiting cards. */
export const waitingScenes: readonly Scene[] = [
  { ...list, state: "full", what: "as it opens", show: ({ open }) => open(path) },
  { ...list, state: "full", what: "over 30 days", show: ({ open }) => open(`${path}?status=over_30`) },
  { ...list, state: "full", what: "second page", show: ({ open }) => open(`${path}?page=2&per_page=10`) },
  { ...list, state: "empty", what: "page that is gone", show: ({ open }) => open(`${path}?page=99`) },
  ...(["all", "over_30", "over_90"] as const).map(
    (age): Scene => ({
      ...list,
      state: "empty",
      what: `no cards, ${age}`,
      async show({ page, open }) {
        const json = { cards: [], meta: none, extensions: ["waiting_cards"] };
        await page.route(call, (route) => route.fulfill({ json }));
        await open(`${path}?status=${age}`);
      },
    }),
  ),
  {
    ...list,
    state: "empty",
    what: "server without the list",
    async show({ page, open, main, say }) {
      await page.route(call, (route) => route.fulfill({ status: 404, json: { message: "Not found." } }));
      await open(path);
      await main.getByText(say("The list of waiting cards is not available here.")).waitFor();
    },
  },
  {
    ...list,
    state: "failing",
    what: "cards not read",
    async show({ page, open, main, say }) {
      await page.route(call, fail);
      await open(path);
      await main.getByText(say("Could not load waiting cards.")).waitFor();
    },
  },
  { ...list, state: "failing", what: "no right to it", visitor: "noRole", show: ({ open }) => open(path) },
];
