import type { Page } from "playwright";
import type { Place } from "./place.ts";
import { reading } from "./reading.ts";
import { writing } from "./writing.ts";

const clerk = { username: "clerk.male", center: 1 };
const dialog = (page: Page) => page.locator('[data-idd-part="dialog"]');

/** Of the demonstration: it was handed over today. */
const today = "SN0005401";

/** The list of hand-overs and what is done from it. */
export const issuancePlaces: readonly Place[] = [
  reading({
    name: "Issuances, its list",
    clerk,
    path: "/issuance/list",
    call: /\/issuance\/cards\?/,
  }),
  writing({
    name: "Issuances, Return card",
    clerk,
    path: "/issuance/list",
    call: { method: "PATCH", path: /\/issuance\/cards\/\d+\/return$/ },
    async fill(page) {
      await page
        .getByRole("main")
        .getByRole("button", { name: `Actions of card ${today}` })
        .click();
      await page.getByRole("menuitem", { name: "Return card" }).click();
      await dialog(page).getByLabel("Reason").selectOption({ index: 1 });
      await dialog(page).getByRole("textbox", { name: "Notes" }).fill("Seen at the counter.");
    },
    button: (page) => dialog(page).getByRole("button", { name: "Return card" }),
  }),
];
