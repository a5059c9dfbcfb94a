/** From the first place to the one after the last, counted over all lines of a zone together. */
export type Places = readonly [first: number, end: number];

/** Where the fields of a zone are, by ICAO 9303. */
export interface ZoneFormat {
  /** The first letter of a document of this format. */
  readonly documents: RegExp;
  /** How many lines a zone has. */
  readonly count: number;
  /** How many characters a line has. */
  readonly width: number;
  /** Which line has the names, from 0: its end is all fillers. */
  readonly namesLine: number;
  /** Where the names are. */
  readonly names: Places;
  /** Where the number of the document is; its check digit follows. */
  readonly documentNumber: Places;
  /** Where the nationality is. */
  readonly nationality: Places;
  /** Where the date of birth is; its check digit follows. */
  readonly birth: Places;
  /** Where the sex is. */
  readonly sex: number;
  /** Where the date of expiry is; its check digit follows. */
  readonly expiry: Places;
  /** Where the personal number or other optional data is. */
  readonly optional: Places;
  /** Whether a check digit of its own follows the optional data. */
  readonly hasOptionalCheck: boolean;
  /** Where the composite check digit is. */
  readonly composite: number;
  /** What the composite check digit is counted over. */
  readonly compositeOf: readonly Places[];
}

/** Passports (part 4), cards of the size of a bank card (part 5) and larger cards (part 6). */
export const zoneFormats = {
  TD3: {
    documents: /^P/,
    count: 2,
    width: 44,
    namesLine: 0,
    names: [5, 44],
    documentNumber: [44, 53],
    nationality: [54, 57],
    birth: [57, 63],
    sex: 64,
    expiry: [65, 71],
    optional: [72, 86],
    hasOptionalCheck: true,
    composite: 87,
    compositeOf: [
      [44, 54],
      [57, 64],
      [65, 87],
    ],
  },
  TD1: {
    documents: /^[ACI]/,
    count: 3,
    width: 30,
    namesLine: 2,
    names: [60, 90],
    documentNumber: [5, 14],
    nationality: [45, 48],
    birth: [30, 36],
    sex: 37,
    expiry: [38, 44],
    optional: [15, 30],
    hasOptionalCheck: false,
    composite: 59,
    compositeOf: [
      [5, 30],
      [30, 37],
      [38, 45],
      [48, 59],
    ],
  },
  TD2: {
    documents: /^[ACI]/,
    count: 2,
    width: 36,
    namesLine: 0,
    names: [5, 36],
    documentNumber: [36, 45],
    nationality: [46, 49],
    birth: [49, 55],
    sex: 56,
    expiry: [57, 63],
    optional: [64, 71],
    hasOptionalCheck: false,
    composite: 71,
    compositeOf: [
      [36, 46],
      [49, 56],
      [57, 71],
    ],
  },
} as const satisfies Record<string, ZoneFormat>;

/** The three formats that ICAO 9303 has for travel documents other than visas. */
export type ZoneFormatName = keyof typeof zoneFormats;
