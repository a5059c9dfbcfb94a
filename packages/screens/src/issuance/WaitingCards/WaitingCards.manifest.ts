import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of waiting cards is and needs. */
export const waitingCardsManifest: ScreenManifest = {
  name: "WaitingCards",
  contractVersion: 1,
  access: "issuance",
  needs: ["listWaitingCards"],
  uses: [],
};
