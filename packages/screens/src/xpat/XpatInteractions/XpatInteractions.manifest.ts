import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of interactions with foreign workers is and needs. */
export const xpatInteractionsManifest: ScreenManifest = {
  name: "XpatInteractions",
  contractVersion: 1,
  access: "xpat",
  needs: ["listInteractions"],
  uses: [
    "getInteractionStats",
    "getCurrentIsland",
    "listIslands",
    "getInteraction",
    "getInteractionPart",
    "markInteractionPrinted",
    "getSettings",
  ],
};
