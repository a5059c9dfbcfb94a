import type { Place } from "./place.ts";
import { reading } from "./reading.ts";

const officer = { username: "xpat.male", center: 1 };

/** The lists of interactions and work permits, and one interaction. */
export const xpatListPlaces: readonly Place[] = [
  reading({
    name: "XpatInteractions, its list",
    clerk: officer,
    path: "/xpat/interactions",
    call: /\/xpat\/interactions\?/,
  }),
  reading({
    name: "WorkPermits, a search",
    clerk: officer,
    path: "/xpat/work-permits",
    call: /\/xpat\/employer-work-permits\?/,
    async ask(page) {
      const field = page.getByRole("main").getByRole("textbox", { name: "Employer name" });
      await field.fill("coral reef");
      await field.press("Enter");
    },
  }),
];
