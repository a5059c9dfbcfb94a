import { openWindow, sendLink } from "./application-windows.ts";
import { fail, type Scene, type View } from "./scene.ts";

const status = { route: "ApplicationStatus", visitor: "supervisor" } as const;

/** Of the demonstration, by where their card is. */
const people = {
  "waiting for payment": "A106004",
  "under review": "A106016",
  "returned with reasons": "A106021",
  rejected: "A106030",
  cancelled: "A106033",
  "card in transit": "A101301",
  "card ready": "A105001",
  "card collected": "A105204",
  "card returned": "A105403",
  "no longer alive": "A105302",
  "on hold": "A105303",
} as const;

const shows =
  (who: keyof typeof people) =>
  ({ open }: View) =>
    open(`/applications/status/${people[who]}`);

/** The page that says where somebody's card is, and its windows. */
export const statusScenes: readonly Scene[] = [
  ...(Object.keys(people) as (keyof typeof people)[]).map(
    (what): Scene => ({ ...status, state: "full", what, show: shows(what) }),
  ),
  {
    ...status,
    state: "full",
    what: "of somebody who looks people up",
    visitor: "inquiries",
    show: shows("card ready"),
  },
  {
    ...status,
    state: "empty",
    what: "nothing known but the person",
    async show(view) {
      await view.page.route("**/api/applications/dnr/status/*", async (asked) => {
        const answer = await (await asked.fetch()).json();
        const { person } = answer.status;
        await asked.fulfill({
          json: { ...answer, status: { person, applications: [], cards: [], issuances: [] } },
        });
      });
      await shows("card ready")(view);
    },
  },
  {
    ...status,
    state: "failing",
    what: "no ID number",
    show: ({ open }) => open("/applications/status/A12"),
  },
  {
    ...status,
    state: "failing",
    what: "ID number unknown",
    async show({ open, main, say }) {
      await open("/applications/status/A999999");
      await main.getByText(say("Check the number with the person and search again.")).waitFor();
    },
  },
  {
    ...status,
    state: "failing",
    what: "not read",
    async show(view) {
      await view.page.route("**/api/applications/dnr/status/*", fail);
      await shows("card ready")(view);
      await view.main.getByText(view.say("The status could not be loaded.")).waitFor();
    },
  },
  {
    ...status,
    state: "failing",
    what: "too many people looked up",
    async show(view) {
      const json = {
        message: "Too many people were looked up. Go on in 45 seconds.",
        code: "too_many_lookups",
      };
      const headers = { "Retry-After": "45" };
      await view.page.route("**/api/applications/dnr/status/*", (asked) =>
        asked.fulfill({ status: 429, headers, json }),
      );
      await shows("card ready")(view);
      await view.main.getByText(view.say("You can try again in {time}.")).waitFor();
    },
  },
  { ...status, state: "failing", what: "no right to it", visitor: "noRole", show: shows("card ready") },
  {
    ...status,
    state: "open",
    what: "status sheet",
    async show(view) {
      await shows("card ready")(view);
      await openWindow(view, "Print status sheet");
    },
  },
  {
    ...status,
    state: "open",
    what: "payment link",
    async show(view) {
      await shows("waiting for payment")(view);
      await openWindow(view, "Payment link");
    },
  },
  {
    ...status,
    state: "open",
    what: "payment link sent",
    async show(view) {
      await shows("waiting for payment")(view);
      await openWindow(view, "Payment link");
      await sendLink(view);
    },
  },
];
