import { defineCopy } from "../../runtime/words/copy.ts";

/** The words under the error image. */
export const routeErrorCopy = defineCopy("RouteError", {
  title: "Something went wrong on this page.",
  help: "What was saved before is safe. Reload the page to go on.",
  image: "Error",
  reload: "Reload the page",
  home: "Go to the dashboard",
  details: "Details for support",
  time: "Time",
  version: "Version",
  problem: "Problem",
});
