import type { components } from "../contract/registry.gen.d.ts";
import { settingsDefaults } from "../contract/settings-defaults.gen.ts";

type Settings = components["schemas"]["Settings"];

/** What the registry decides about one-time codes. Times are in seconds. */
export interface OtpFigures {
  readonly digits: number;
  readonly validFor: number;
  /** So many wrong codes, and none is looked at for a while. */
  readonly mostWrong: number;
  readonly lockedFor: number;
  /** Between two codes to one number or for one card. */
  readonly between: number;
  /** To one number within an hour. */
  readonly mostInAnHour: number;
}

/** How many look-ups a member of staff may make, whether they find somebody or not. */
export interface LookupFigures {
  readonly lookupsInAMinute: number;
  readonly lookupsInADay: number;
}

/** What the registry decides about hand-overs of cards. The look-ups are those of cards and collectors. */
export interface IssuanceFigures extends LookupFigures {
  /** The age from which somebody may collect another person's card, in years. */
  readonly youngestCollector: number;
  /** The age from which owners collect their own card, in years; a guardian collects that of a younger owner. */
  readonly youngestOwner: number;
  /** For how many minutes a hand-over that is left alone stays its session's. */
  readonly heldFor: number;
  /** For how many minutes a card in hand counts as checked. */
  readonly cardVerifiedFor: number;
  /** When a supervisor has to confirm where a code goes: never, or for another number than the registered one. */
  readonly secondPersonFor: "nobody" | "other_number";
}

/** How many look-ups of one member of staff raise an alarm. 0 turns an alarm off. */
export interface AlarmFigures {
  /** In percent of the look-ups that a user may make in a day. */
  readonly shareOfDay: number;
  /** How many look-ups within an hour may find nobody. One more raises the alarm. */
  readonly missesInAnHour: number;
}

/** What the registry asks of new passwords beyond the product's own rules. */
export interface PasswordFigures {
  /** In characters; the rules ask for eight in any case. */
  readonly shortest: number;
  /** How many guesses a password has to withstand, as a power of ten; 0 asks for none. */
  readonly leastGuesses: number;
}

/** How many requests that bring a file the server works at together; each may be as large as a document. */
export interface UploadFigures {
  readonly atOnce: number;
  /** Of one member of staff; of chunks as many again. */
  readonly atOnceOfUser: number;
}

/** For how long is kept what nobody needs any more, in hours where nothing else is said. */
export interface Retention {
  /** Digests of codes, and how often they were sent and wrong. */
  readonly codes: number;
  /** Hand-overs that nobody went on with. */
  readonly unfinished: number;
  /** Documents and uploads that no call used. A draft may name them, so they are kept as long as drafts. */
  readonly unusedFiles: number;
  /** Drafts of forms, from the last time that a page saved them. */
  readonly drafts: number;
  /** A password that its user has not chosen: after that it signs nobody in. */
  readonly firstPasswords: number;
  /** In days, after an application has ended or an interaction was recorded: the biometrics that were taken for it. */
  readonly captures: number;
  /** In days, after the code was sent: the full number that it went to. */
  readonly collectorNumbers: number;
}

/** Which staff also sign in with a code of an authenticator app: no user, those who set it up, or every user. */
export type SecondFactorUse = "off" | "optional" | "required";

/** Everything that the registry decides: what screens show of it, and what the server holds them to. */
export interface RegistrySettings {
  readonly shown: Settings & {
    readonly issuance: NonNullable<Settings["issuance"]>;
    readonly applications: NonNullable<Settings["applications"]>;
    readonly biometrics: Required<NonNullable<Settings["biometrics"]>>;
    readonly xpat: Required<NonNullable<Settings["xpat"]>>;
  };
  readonly otp: OtpFigures;
  readonly issuance: IssuanceFigures;
  /** Look-ups of people's status, of applications by number and of foreign workers. */
  readonly people: LookupFigures;
  /** Look-ups of the batch that holds a card. */
  readonly dispatch: LookupFigures;
  readonly alarms: AlarmFigures;
  readonly passwords: PasswordFigures;
  readonly secondFactor: SecondFactorUse;
  readonly uploads: UploadFigures;
  readonly retention: Retention;
}

/** Of 100: registries of other countries ask as much of a finger by default. */
const leastQuality = 40;

const allFingers = (["right", "left"] as const).flatMap((hand) =>
  (["thumb", "index", "middle", "ring", "little"] as const).map((finger) => ({
    hand,
    finger,
    required: true,
    least_quality: leastQuality,
  })),
);

/** Bangladesh, India, Sri Lanka, Nepal and China, where most foreign workers come from: ids of countries.json. */
const pinnedCountries = [19, 101, 210, 152, 170];

/** What an application of each type costs; one that costs nothing has its fee waived. */
const fees = { first_time: 0, renewal: 100, lost: 200, damaged: 200, change_of_details: 100 } as const;

/** What holds where the configuration says nothing else. */
export const defaultSettings: RegistrySettings = {
  shown: {
    issuance: settingsDefaults.issuance,
    applications: settingsDefaults.applications,
    fees: settingsDefaults.applications.types.map(({ code, label }) => ({
      code,
      label,
      amount: fees[code],
      currency: "MVR",
    })),
    fingers: ["thumb", "index", "middle", "ring", "little"],
    biometrics: { ...settingsDefaults.biometrics, fingers: allFingers },
    xpat: { ...settingsDefaults.xpat, pinned_countries: pinnedCountries, fingers: allFingers },
    uploads: {
      max_bytes: 50_000_000,
      accepted: ["application/pdf", "image/jpeg", "image/png"],
      parallel: 2,
      chunk_bytes: 5_000_000,
      retry_delays: [500, 1000, 3000],
      single_request_bytes: 5_000_000,
    },
  },
  otp: { digits: 6, validFor: 600, mostWrong: 5, lockedFor: 900, between: 60, mostInAnHour: 5 },
  issuance: {
    youngestCollector: 18,
    youngestOwner: 0,
    heldFor: 15,
    cardVerifiedFor: 30,
    secondPersonFor: "nobody",
    lookupsInAMinute: 120,
    lookupsInADay: 1_500,
  },
  people: { lookupsInAMinute: 60, lookupsInADay: 1_500 },
  dispatch: { lookupsInAMinute: 120, lookupsInADay: 3_000 },
  alarms: { shareOfDay: 50, missesInAnHour: 30 },
  passwords: { shortest: 8, leastGuesses: 9 },
  secondFactor: "optional",
  uploads: { atOnce: 16, atOnceOfUser: 4 },
  retention: {
    codes: 24,
    unfinished: 24,
    unusedFiles: 72,
    drafts: 72,
    firstPasswords: 72,
    captures: 3_650,
    collectorNumbers: 3_650,
  },
};

/** The settings of a demonstration: it shows what a registry may ask for. */
export const demonstrationSettings: RegistrySettings = {
  ...defaultSettings,
  // Its accounts have a published password.
  passwords: { ...defaultSettings.passwords, leastGuesses: 0 },
  secondFactor: "off",
  issuance: { ...defaultSettings.issuance, youngestOwner: 18 },
};
