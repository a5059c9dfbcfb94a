import { fail, type Scene, type View } from "./scene.ts";

const station = { route: "BiometricsCapture", visitor: "supervisor" } as const;
const call = "**/api/applications/center/active/*/biometrics";

/** Of the demonstration, by what there is of them. */
const people = {
  nothing: "A106001",
  "a child": "A106003",
  "parts from before": "A105405",
  "for a supervisor": "A106035",
} as const;

const shows =
  (who: keyof typeof people) =>
  ({ open }: View) =>
    open(`/applications/biometrics/${people[who]}`);

const open = shows("nothing");

/** Opens a section of the sheet. */
const opens = (section: string) => async (view: View) => {
  await open(view);
  const step = view.main.locator(`[data-step=${section}]`);
  await step.getByRole("button").first().click();
};

/** The station that takes an applicant's biometrics. */
export const captureScenes: readonly Scene[] = [
  { ...station, state: "full", what: "photograph", show: open },
  { ...station, state: "full", what: "fingers", show: opens("fingers") },
  { ...station, state: "full", what: "signature", show: opens("sign") },
  { ...station, state: "full", what: "review", show: opens("review") },
  {
    ...station,
    state: "open",
    what: "another device",
    async show(view) {
      await open(view);
      await view.press("Use another device");
    },
  },
  { ...station, state: "full", what: "a child", show: shows("a child") },
  { ...station, state: "full", what: "parts from before", show: shows("parts from before") },
  { ...station, state: "full", what: "for a supervisor", show: shows("for a supervisor") },
  {
    ...station,
    state: "empty",
    what: "no application",
    async show(view) {
      await view.page.route(call, async (asked) => {
        const answer = await (await asked.fetch()).json();
        const biometrics = { ...answer.biometrics, application: null, set: null };
        await asked.fulfill({ json: { ...answer, biometrics } });
      });
      await open(view);
    },
  },
  {
    ...station,
    state: "failing",
    what: "nobody has the number",
    show: ({ open }) => open("/applications/biometrics/A999999"),
  },
  {
    ...station,
    state: "failing",
    what: "no ID number",
    show: ({ open }) => open("/applications/biometrics/12345"),
  },
  {
    ...station,
    state: "failing",
    what: "not read",
    async show(view) {
      await view.page.route(call, fail);
      await open(view);
    },
  },
];
