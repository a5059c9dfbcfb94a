import type { Page } from "playwright";
import type { Place } from "./place.ts";
import { reading } from "./reading.ts";
import { writing } from "./writing.ts";

const officer = { username: "xpat.male", center: 1 };
const path = "/xpat";
/** Of the demonstration, seen by nobody lately. */
const permit = "WP00100002";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const section = (page: Page, name: string) =>
  main(page).locator(`[data-step=${name}]`).and(page.locator('[aria-current="step"]'));

async function find(page: Page): Promise<void> {
  const field = main(page).getByRole("textbox", { name: /^Scan the passport/ });
  await field.fill(permit);
  await field.press("Enter");
}

/** Goes on with the worker as far as the review. */
async function takeToReview(page: Page): Promise<void> {
  await find(page);
  const another = main(page).getByRole("button", { name: "Record another" });
  await another.or(section(page, "identity").getByRole("radiogroup").last()).waitFor();
  if (await another.isVisible()) await another.click();
  for (const group of await section(page, "identity").getByRole("radiogroup").all())
    await group.getByText("Yes").click();
  await press(page, "Continue");
  await section(page, "interaction").getByText("Same as permit").click();
  await section(page, "interaction").locator("select[name=passport_seen]").selectOption("seen");
  await section(page, "interaction").locator("textarea").fill("Nothing beyond the permit.");
  await press(page, "Continue");
  await section(page, "biometrics").getByRole("button").first().waitFor();
  await press(page, "Continue");
  await section(page, "review").waitFor();
}

/** The page on which an interaction is recorded: its person, and saving it. */
export const xpatPlaces: readonly Place[] = [
  reading({
    name: "Xpat, its person",
    clerk: officer,
    path,
    call: /\/xpat\/individual-work-permit\?/,
    ask: find,
    wayOn: (page) => main(page).getByRole("textbox", { name: /^Scan the passport/ }),
  }),
  writing({
    name: "Xpat, Save interaction",
    clerk: officer,
    path,
    call: { method: "POST", path: /\/xpat\/individual$/ },
    hasFiles: true,
    fill: takeToReview,
    button: (page) => main(page).getByRole("button", { name: "Save interaction", exact: true }),
  }),
];
