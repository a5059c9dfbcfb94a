import { readFileSync } from "node:fs";
import { listExtensions } from "../../apps/reference-api/src/domain/extensions.ts";

/** What a page of one batch gets before its own code: the server that answers at once, and the stop-watch. */
export const inPage = [
  `window.extensions = ${JSON.stringify(listExtensions({ readPhoto: true }))};`,
  readFileSync(new URL("in-page.js", import.meta.url), "utf8"),
].join("\n");
