/** How the permit of a worker stands; `none` for somebody who never had one. */
export type PlannedPermit =
  | "valid"
  | "expiring"
  | "expired"
  | "cancelled"
  | "reported"
  | "negligence"
  | "abscond"
  | "none";

/** A worker of the demonstration with something of their own. */
export interface ExpatPlan {
  readonly name: string;
  readonly countryId: number;
  readonly gender?: 1 | 2;
  /** As YYYY-MM-DD; left out where nobody knows it. */
  readonly born?: string;
  /** In years. */
  readonly approximateAge?: number;
  /** The oldest first; left out where one is made up. */
  readonly passports?: readonly string[];
  readonly noDocumentsReason?: string;
  readonly permit?: PlannedPermit;
}

const [bangladesh, india, sriLanka, nepal, china, indonesia] = [19, 101, 210, 152, 170, 102];

/** The first workers of the demonstration, in the order of their ids; the others are made up. */
export const expatPlans: readonly ExpatPlan[] = [
  { name: "Rafiqul Islam", countryId: bangladesh, born: "1991-03-14", passports: ["EA0104821"] },
  { name: "মোহাম্মদ করিম উদ্দিন", countryId: bangladesh, born: "1988-07-02", passports: ["BX0310422"] },
  { name: "முருகன் செல்வராஜ்", countryId: india, born: "1985-11-20", passports: ["Z4410233"] },
  { name: "නිමල් පෙරේරා", countryId: sriLanka, born: "1979-01-30", passports: ["N7210344"] },
  { name: "王伟", countryId: china, born: "1990-05-05", passports: ["E81034455"] },
  { name: "Sukarno", countryId: indonesia, born: "1994-08-17", passports: ["C6610566"] },
  // One with a new passport.
  {
    name: "Kamal Hossain",
    countryId: bangladesh,
    born: "1987-12-09",
    passports: ["AG2200007", "EB0200008"],
  },
  // Two who look alike.
  { name: "Mohammed Jahangir Alam", countryId: bangladesh, born: "1993-06-01", passports: ["EC0310008"] },
  { name: "Mohammad Jahangir Alam", countryId: bangladesh, born: "1993-06-01", passports: ["EC0710119"] },
  // Some without documents.
  {
    name: "Abdul Latif",
    countryId: bangladesh,
    approximateAge: 34,
    passports: [],
    noDocumentsReason: "with_employer",
    permit: "none",
  },
  {
    name: "Shanti",
    countryId: nepal,
    gender: 2,
    approximateAge: 28,
    passports: [],
    noDocumentsReason: "lost",
    permit: "none",
  },
  {
    name: "Babul Mia",
    countryId: bangladesh,
    born: "1982-02-25",
    passports: [],
    noDocumentsReason: "at_embassy",
    permit: "expired",
  },
  { name: "Suresh Kumar", countryId: india, born: "1992-04-11", permit: "expiring" },
  { name: "Faruk Sarker", countryId: bangladesh, born: "1996-09-23", permit: "expired" },
  { name: "Priya Nair", countryId: india, gender: 2, born: "1995-10-03", permit: "cancelled" },
  { name: "Delwar Howlader", countryId: bangladesh, born: "1989-01-17", permit: "reported" },
  { name: "Sumon Bepari", countryId: bangladesh, born: "1998-05-29", permit: "negligence" },
  { name: "Ruwan Fernando", countryId: sriLanka, born: "1984-03-08", permit: "abscond" },
];

/** An employer of the demonstration, and where the people work. */
export interface EmployerPlan {
  readonly name: string;
  readonly registrationNo: string | null;
  /** In which the work is done: Malé, or Kulhudhuffushi. */
  readonly isInMale: boolean;
  readonly site: string;
  /** Codes of ISCO-08. */
  readonly occupations: readonly string[];
}

/** The employers of the demonstration, in the order of their ids. All of them are made up. */
export const employerPlans: readonly EmployerPlan[] = [
  {
    name: "Coral Reef Construction",
    registrationNo: "C-0412/2016",
    isInMale: true,
    site: "Building site, Ameenee Magu",
    occupations: ["9313", "7112", "7114"],
  },
  {
    name: "Blue Lagoon Resort",
    registrationNo: "C-0123/2019",
    isInMale: false,
    site: "Staff house, harbour",
    occupations: ["5131", "9112", "5120"],
  },
  {
    name: "Sea Breeze Café",
    registrationNo: "C-0877/2021",
    isInMale: true,
    site: "Majeedhee Magu",
    occupations: ["5131", "9412"],
  },
  {
    name: "North Harbour Fisheries",
    registrationNo: "C-0290/2014",
    isInMale: false,
    site: "Fish market",
    occupations: ["6222", "7511"],
  },
  {
    name: "Kulhudhuffushi Building Works",
    registrationNo: "C-0655/2018",
    isInMale: false,
    site: "New school",
    occupations: ["9313", "7112", "7126"],
  },
  {
    name: "Island Tailors",
    registrationNo: "SP-1044/2020",
    isInMale: true,
    site: "Chaandhanee Magu",
    occupations: ["7531"],
  },
  {
    name: "Household of Aminath Waheeda",
    registrationNo: null,
    isInMale: true,
    site: "Asurumaage",
    occupations: ["9111"],
  },
  {
    name: "Household of Ali Shahid",
    registrationNo: null,
    isInMale: false,
    site: "Orchidmaage",
    occupations: ["9111", "9214"],
  },
];
