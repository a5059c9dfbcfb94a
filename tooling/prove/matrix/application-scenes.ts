import { cancelWithoutWord, openWindow, sendLink } from "./application-windows.ts";
import { fail, type Scene, type View } from "./scene.ts";

const application = { route: "CenterApplication", visitor: "supervisor" } as const;
const call = (id: number) => `**/api/applications/center/${id}`;

/** Of the demonstration, by what has become of them. */
const ids = {
  "waiting for biometrics": 24,
  "waiting for payment": 28,
  submitted: 38,
  "under review": 42,
  "returned with reasons": 47,
  "first card, returned": 51,
  approved: 53,
  rejected: 56,
  cancelled: 59,
  "card in transit": 5,
  ready: 11,
  collected: 18,
} as const;

const shows =
  (what: keyof typeof ids) =>
  ({ open }: View) =>
    open(`/applications/center/${ids[what]}`);

/** Opens a window of an application by its button. */
const opens = (what: keyof typeof ids, button: string) => async (view: View) => {
  await shows(what)(view);
  await openWindow(view, button);
};

async function showPhoto(view: View): Promise<void> {
  await shows("submitted")(view);
  // In the order of the page: documents come before what was taken of the applicant.
  await view.press("Show {name}");
}

/** The page of an application made at a centre, and its windows. */
export const applicationScenes: readonly Scene[] = [
  ...(Object.keys(ids) as (keyof typeof ids)[]).map(
    (what): Scene => ({ ...application, state: "full", what, show: shows(what) }),
  ),
  {
    ...application,
    state: "full",
    what: "returned without a reason",
    async show(view) {
      await view.page.route(call(ids["returned with reasons"]), async (asked) => {
        const answer = await (await asked.fetch()).json();
        await asked.fulfill({
          json: { ...answer, application: { ...answer.application, return_reasons: [] } },
        });
      });
      await shows("returned with reasons")(view);
    },
  },
  {
    ...application,
    state: "full",
    what: "picture shown",
    async show(view) {
      await showPhoto(view);
      // The first is the applicant's own.
      await view.main
        .getByRole("img", { name: view.say("{part} of {name}") })
        .nth(1)
        .waitFor();
    },
  },
  {
    ...application,
    state: "failing",
    what: "picture not read",
    async show(view) {
      await view.page.route("**/api/applications/center/*/files/*", fail);
      await showPhoto(view);
      await view.main.getByText(view.say("Could not load the picture.")).waitFor();
    },
  },
  {
    ...application,
    state: "full",
    what: "history with each look",
    async show(view) {
      await shows("returned with reasons")(view);
      const whole = view.say("With each time that it was viewed");
      await view.main.getByRole("checkbox", { name: whole }).check({ force: true });
      await view.main.getByText(view.say("Viewed")).first().waitFor();
    },
  },
  {
    ...application,
    state: "failing",
    what: "of another centre",
    visitor: "clerk",
    async show(view) {
      await shows("card in transit")(view);
      await view.main.getByText(view.say("This application was not found at {center}.")).first().waitFor();
    },
  },
  {
    ...application,
    state: "failing",
    what: "not there",
    show: ({ open }) => open("/applications/center/99999"),
  },
  {
    ...application,
    state: "failing",
    what: "not for this centre",
    async show({ page, open, main, say }) {
      const json = { message: "This application is of another centre.", code: "forbidden" };
      await page.route(call(ids.submitted), (asked) => asked.fulfill({ status: 403, json }));
      await open(`/applications/center/${ids.submitted}`);
      await main.getByRole("link", { name: say("Back to list") }).waitFor();
    },
  },
  {
    ...application,
    state: "failing",
    what: "not read",
    async show({ page, open, main, say }) {
      await page.route(call(ids.submitted), fail);
      await open(`/applications/center/${ids.submitted}`);
      await main.getByText(say("Could not load the application.")).waitFor();
    },
  },
  { ...application, state: "failing", what: "no right to it", visitor: "noRole", show: shows("submitted") },
  { ...application, state: "open", what: "cancel", show: opens("submitted", "Cancel application") },
  {
    ...application,
    state: "failing",
    what: "cancel without a word",
    async show(view) {
      await opens("submitted", "Cancel application")(view);
      await cancelWithoutWord(view);
    },
  },
  { ...application, state: "open", what: "payment link", show: opens("waiting for payment", "Payment link") },
  {
    ...application,
    state: "open",
    what: "payment link sent",
    async show(view) {
      await opens("waiting for payment", "Payment link")(view);
      await sendLink(view);
    },
  },
  { ...application, state: "open", what: "slip", show: opens("submitted", "Print slip") },
];
