import { defineCopy } from "../../runtime/words/copy.ts";

/** The words that ask before something is lost. */
export const leaveCopy = defineCopy("Leave", {
  leaveTitle: "Leave this page?",
  logoutTitle: "Log out?",
  lost: "Your changes will be lost.",
  waitingScans: {
    one: "{count} scan has not reached the registry. It is deleted when you log out.",
    other: "{count} scans have not reached the registry. They are deleted when you log out.",
  },
  missedScans: {
    one: "{count} scanned card is not recorded. It is no longer listed once you log out.",
    other: "{count} scanned cards are not recorded. They are no longer listed once you log out.",
  },
  stay: "Cancel",
  leave: "Leave page",
  logout: "Log out",
});
