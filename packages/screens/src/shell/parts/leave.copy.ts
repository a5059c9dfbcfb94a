import { defineCopy } from "../../runtime/copy.ts";

/** The words that ask before something is lost. */
export const leaveCopy = defineCopy("Leave", {
  leaveTitle: "Leave this page?",
  logoutTitle: "Log out?",
  lost: "Your changes will be lost.",
  waitingScans: {
    one: "{count} scan has not reached the registry. It is deleted when you log out.",
    other: "{count} scans have not reached the registry. They are deleted when you log out.",
  },
  stay: "Stay",
  leave: "Leave",
  logout: "Logout",
});
