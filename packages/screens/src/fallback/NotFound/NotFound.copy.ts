import { defineCopy } from "../../runtime/words/copy.ts";

/** The words under the 404 image. */
export const notFoundCopy = defineCopy("NotFound", {
  title: "This page does not exist.",
  help: "The address may be mistyped, or the page has moved.",
  image: "404",
  home: "Go to the dashboard",
});
