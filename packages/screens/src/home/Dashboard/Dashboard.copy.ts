import { defineCopy, type Messages } from "../../runtime/words/copy.ts";
import { dashboardPageCopy } from "./dashboard-page.copy.ts";
import { blockCopy } from "./figures/block.copy.ts";
import { populationPaperCopy } from "./figures/population-paper.copy.ts";
import { serviceCopy } from "./figures/service.copy.ts";
import { noCenterCopy } from "./no-center.copy.ts";
import { numberFieldCopy } from "./number-field.copy.ts";
import { statusSearchCopy } from "./status-search.copy.ts";
import { nextToDoCopy } from "./work/next-to-do.copy.ts";
import { watchListCopy } from "./work/watch-list.copy.ts";

/** All words of the page that staff begin with. */
export const dashboardCopy = defineCopy("Dashboard", {
  ...dashboardPageCopy.texts,
  ...noCenterCopy.texts,
  ...numberFieldCopy.texts,
  ...statusSearchCopy.texts,
  ...blockCopy.texts,
  ...nextToDoCopy.texts,
  ...watchListCopy.texts,
  ...serviceCopy.texts,
  ...populationPaperCopy.texts,
});

/** A host's own words for the page. */
export type DashboardMessages = Messages<typeof dashboardCopy.texts>;
