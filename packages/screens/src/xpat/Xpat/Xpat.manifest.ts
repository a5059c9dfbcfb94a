import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page on which an interaction with a foreign worker is recorded is and needs. */
export const xpatManifest: ScreenManifest = {
  name: "Xpat",
  contractVersion: 1,
  access: "xpat",
  needs: ["findExpatByPassport", "findExpatByPermit", "recordInteraction"],
  uses: [
    "getSettings",
    "listCountries",
    "getCurrentIsland",
    "listIslands",
    "listOccupations",
    "listEmployers",
    "getExpatPortrait",
    "markInteractionPrinted",
  ],
};
