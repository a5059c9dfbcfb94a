import { writeZone } from "../../../packages/core/src/testing/write-zone.ts";
import { fail, type Scene, type View } from "./scene.ts";

const recording = { route: "Xpat", visitor: "supervisor" } as const;
const path = "/xpat";
const byPassport = "**/api/xpat/individual-by-passport?**";
const byPermit = "**/api/xpat/individual-work-permit?**";
const record = "**/api/xpat/individual";

const bangladesh = { id: 19, name: "Bangladesh" };
const island = { id: 1, name: "Maale", atoll: "K" };
const employer = { id: 1, name: "Coral Reef Construction", registration_no: "C-0412/2016", island };
const worker = {
  id: 1,
  name: "Rafiqul Islam",
  gender: 1,
  date_of_birth: "1991-03-14",
  approximate_age: null,
  country: bangladesh,
  passports: [{ passport_no: "EA0104821", country: bangladesh, expires_on: "2031-03-14", is_current: true }],
  permit: {
    ...{ number: "WP00100001", status: "valid", valid_until: "2031-06-15", since: "2025-06-16", employer },
    ...{ occupation: { code: "9313", title: "Building construction labourers" } },
    // The demonstration numbers its islands by itself: an island of ours would be another one.
    island: null,
    ...{ site: "Building site, Ameenee Magu", missing: null },
  },
  has_photo: true,
  captured: null,
  last_interaction: null,
};
const seenLately = () => ({
  ...{ id: 12, interaction_no: "X-2026-000012", at: new Date(Date.now() - 86_400_000).toISOString(), island },
  ...{ officer: { username: "xpat.male", fullname: "Mariyam Zahira" }, outcome: "employer_mismatch" },
});
const interaction = () => ({
  ...{ id: 99, interaction_no: "X-2026-000099", at: new Date().toISOString(), island, outcome: "verified" },
  recorded_at: new Date().toISOString(),
  officer: { username: "super", fullname: "Supervisor" },
  individual: { ...worker, passport_no: "EA0104821" },
  permit: worker.permit,
  checks: { image: true, name: true, passport_number: true, country: true },
  ...{ employer_seen: employer.name, occupation_seen: null, site: null, contact_phone_masked: null },
  ...{ passport_seen: "seen", notes: null, parts: [], exceptions: [], not_same_note: null, print_count: 0 },
});

const zone = writeZone({ surname: "ISLAM", givenNames: "RAFIQUL", birth: "910314", number: "EA0104821" });

/** Scans a zone where the registry answers with these people: the demonstration allows so many look-ups a minute. */
const scan =
  (individuals: readonly object[], lines: readonly string[] = zone) =>
  async (view: View) => {
    await view.page.route(byPassport, (asked) =>
      asked.fulfill({ json: { individuals, extensions: ["interactions", "expat_portraits"] } }),
    );
    await view.open(path);
    for (const line of lines) {
      await view.main.getByRole("textbox").first().fill(line);
      await view.main.getByRole("textbox").first().press("Enter");
    }
  };

const step = ({ main }: View, name: string) => main.locator(`[data-step=${name}][aria-current=step]`);

async function openIdentity(view: View): Promise<void> {
  await scan([worker])(view);
  await step(view, "identity").getByRole("radiogroup").last().waitFor();
}

/** Answers each question of identity by the place of its answer: yes is 0, no is 1. */
async function answer(view: View, place: 0 | 1 = 0): Promise<void> {
  for (const group of await step(view, "identity").getByRole("radiogroup").all())
    await group.getByRole("radio").nth(place).check({ force: true });
}

async function openInteraction(view: View): Promise<void> {
  await openIdentity(view);
  await answer(view);
  await view.press("Continue");
  await step(view, "interaction").getByRole("radiogroup").last().waitFor();
}

/** Works for the employer of the permit. */
async function openBiometrics(view: View): Promise<void> {
  await openInteraction(view);
  await step(view, "interaction").getByRole("radio").first().check({ force: true });
  await view.press("Continue");
  await step(view, "biometrics").getByRole("button").first().waitFor();
}

async function openReview(view: View): Promise<void> {
  await openBiometrics(view);
  await step(view, "biometrics").getByRole("button").last().click();
  await step(view, "review").waitFor();
}

async function openNewPerson(view: View): Promise<void> {
  await scan([])(view);
  await view.press("Register as new");
  await step(view, "find").getByRole("textbox").first().waitFor();
}

const findsScenes: readonly Scene[] = [
  { ...recording, state: "empty", what: "as it opens", show: ({ open }) => open(path) },
  {
    ...recording,
    state: "failing",
    what: "wrong check digit",
    async show(view) {
      await scan([], [zone[0] ?? "", (zone[1] ?? "").replace("910314", "910714")])(view);
      await view.main.locator("[data-tone=warning]").waitFor();
    },
  },
  {
    ...recording,
    state: "empty",
    what: "nobody found",
    async show(view) {
      await scan([])(view);
      await view.main.getByText(view.say("Nobody was found.")).waitFor();
    },
  },
  {
    ...recording,
    state: "full",
    what: "several people",
    async show(view) {
      const people = [worker, { ...worker, id: 2, permit: { ...worker.permit, status: "expired" } }];
      await view.page.route(byPermit, (asked) => asked.fulfill({ json: { individuals: people } }));
      await view.open(path);
      await view.main.getByRole("textbox").first().fill("Islam");
      await view.main.getByRole("textbox").first().press("Enter");
      await view.main.getByRole("heading", { level: 3 }).last().waitFor();
    },
  },
  {
    ...recording,
    state: "failing",
    what: "registry out of reach",
    async show(view) {
      await view.page.route(byPermit, fail);
      await view.open(path);
      await view.main.getByRole("textbox").first().fill("Islam");
      await view.main.getByRole("textbox").first().press("Enter");
      await view.main.getByText(view.say("The registry could not be asked.")).waitFor();
    },
  },
  {
    ...recording,
    state: "full",
    what: "seen lately",
    async show(view) {
      await scan([{ ...worker, last_interaction: seenLately() }])(view);
      await view.main.getByText("X-2026-000012").waitFor();
    },
  },
  { ...recording, state: "full", what: "somebody new", show: openNewPerson },
  {
    ...recording,
    state: "failing",
    what: "no documents, nothing typed",
    async show(view) {
      await view.open(path);
      await view.press("No documents");
      await view.press("Continue");
    },
  },
  {
    ...recording,
    state: "failing",
    what: "no right to it",
    visitor: "clerk",
    show: ({ open }) => open(path),
  },
];

const sheetScenes: readonly Scene[] = [
  { ...recording, state: "full", what: "identity", show: openIdentity },
  {
    ...recording,
    state: "failing",
    what: "identity in doubt",
    async show(view) {
      await openIdentity(view);
      await answer(view, 1);
    },
  },
  { ...recording, state: "full", what: "interaction", show: openInteraction },
  {
    ...recording,
    state: "failing",
    what: "employer differs",
    async show(view) {
      await openInteraction(view);
      await step(view, "interaction").getByRole("radio").nth(2).check({ force: true });
      await step(view, "interaction").locator("[name=employer_name]").fill("A shop at the harbour");
      await view.press("Continue");
    },
  },
  { ...recording, state: "full", what: "biometrics", show: openBiometrics },
  { ...recording, state: "full", what: "review", show: openReview },
  {
    ...recording,
    state: "failing",
    what: "not saved",
    async show(view) {
      await view.page.route(record, fail);
      await openReview(view);
      await view.press("Save interaction");
      await view.main.getByText(view.say("The interaction may have been saved.")).waitFor();
    },
  },
  {
    ...recording,
    state: "open",
    what: "may be the same person",
    async show(view) {
      await view.page.route(record, (asked) =>
        asked.fulfill({
          status: 409,
          json: {
            message: "The registry has a similar person.",
            code: "possible_duplicates",
            context: { candidates: [{ individual: worker, reasons: ["name_and_birth"] }] },
          },
        }),
      );
      await openReview(view);
      await view.press("Save interaction");
      await view.dialog.getByRole("article").last().waitFor();
    },
  },
  {
    ...recording,
    state: "full",
    what: "saved",
    async show(view) {
      await view.page.route(record, (asked) =>
        asked.fulfill({ status: 201, json: { interaction: interaction(), message: "Interaction saved." } }),
      );
      await openReview(view);
      await view.press("Save interaction");
      await view.main.getByRole("img").first().waitFor();
    },
  },
  {
    ...recording,
    state: "open",
    what: "leaving",
    async show(view) {
      await openIdentity(view);
      await view.press("Another person");
      await view.dialog.waitFor();
    },
  },
];

/** The page on which an interaction is recorded, from the find field to the number. */
export const xpatScenes: readonly Scene[] = [...findsScenes, ...sheetScenes];
