import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the dashboard is and needs. */
export const dashboardManifest: ScreenManifest = {
  name: "Dashboard",
  contractVersion: 1,
  access: "home",
  needs: ["listReceivingBatches", "listSendingBatches"],
  uses: [
    "listCenterApplications",
    "listIssuances",
    "getInteractionStats",
    "getStatistics",
    "getServiceStatistics",
    "getPopulation",
    "getPopulationByAge",
    "getPopulationByAgeGroup",
    "findApplication",
    "locateCard",
  ],
};
