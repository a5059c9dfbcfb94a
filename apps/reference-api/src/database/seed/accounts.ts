/** Somebody who can sign in to the demonstration. */
export interface DemonstrationAccount {
  readonly username: string;
  readonly fullname: string;
  readonly roles: readonly string[];
  readonly temp_full_access?: boolean;
  /** Ids of the centres, or every one. */
  readonly centers: readonly number[] | "every";
}

/** The password of every account of the demonstration. */
export const demonstrationPassword = "Counter-2026!";

/** The accounts of the demonstration; the ids are their places in this list, from 1. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  { username: "clerk.male", fullname: "Aishath Shareef", roles: ["dnr"], centers: [1, 2] },
  { username: "clerk.hdh", fullname: "Ibrahim Rasheed", roles: ["dnr"], centers: [6] },
  { username: "xpat.male", fullname: "Mariyam Zahira", roles: ["xpat"], centers: [1] },
  { username: "status.male", fullname: "Hassan Niyaz", roles: ["status"], centers: [1] },
  {
    username: "super",
    fullname: "Fathimath Naseema",
    roles: ["dnr", "xpat", "temp_full_access"],
    temp_full_access: true,
    centers: "every",
  },
  { username: "noarea", fullname: "Ali Jameel", roles: [], centers: [1] },
  { username: "nocentre", fullname: "Aminath Shazna", roles: ["dnr"], centers: [] },
  { username: "xpat.hdh", fullname: "Hassan Naeem", roles: ["xpat"], centers: [6] },
];
