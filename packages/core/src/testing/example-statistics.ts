import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** Figures of one side of the journey of batches, with nothing wrong. */
export function createDispatchFigures(
  given: Partial<Schemas["DispatchFigures"]> = {},
): Schemas["DispatchFigures"] {
  return {
    open: 3,
    in_transit: 5,
    overdue: 0,
    overdue_cards: 0,
    with_discrepancy: 0,
    missing_cards: 0,
    missing_batches: 0,
    disputed_cards: 0,
    disputed_batches: 0,
    ...given,
  };
}

/** Figures of a day, with one overdue batch, three missing cards in two batches, and cards that wait. */
export function createStatistics(given: Partial<Schemas["Statistics"]> = {}): Schemas["Statistics"] {
  return {
    as_of: "2026-11-19T09:05:00Z",
    cutoffdate: "2026-11-19",
    applications: {
      submitted: 37,
      returned: 6,
      pending_biometrics: 4,
      pending_payment: 2,
      approved: 3,
      printing: 8,
    },
    dispatch: createDispatchFigures({
      overdue: 1,
      overdue_cards: 18,
      with_discrepancy: 2,
      missing_cards: 3,
      missing_batches: 2,
    }),
    sent: createDispatchFigures(),
    issuance: {
      at_center: 142,
      over_30_days: 35,
      over_90_days: 4,
      collected_today: 12,
      collected_this_month: 190,
      proof_outstanding: 5,
    },
    ...given,
  };
}

const weeks = [31, 28, 40, 22, 35, 37, 0, 41, 44, 38, 29, 33, 12];

/** Figures of the service in 13 weeks, one of them without any hand-over, at two centres. */
export function createServiceStatistics(
  given: Partial<Schemas["ServiceStatistics"]> = {},
): Schemas["ServiceStatistics"] {
  const done = { submitted: 402, sent: 380, received: 371, handed_over: 390, median_days: 12, p90_days: 29 };
  return {
    as_of: "2026-11-19T09:05:00Z",
    whole: { ...done, submitted: 416, handed_over: 390 },
    weeks: weeks.map((handed_over, index) => ({
      from: new Date(Date.UTC(2026, 7, 23 + 7 * index)).toISOString().slice(0, 10),
      submitted: handed_over + 2,
      sent: handed_over * 2,
      received: handed_over + 5,
      handed_over,
      median_days: handed_over === 0 ? null : 9 + (index % 4),
      p90_days: handed_over === 0 ? null : 21 + (index % 7),
    })),
    centers: [
      { center: { id: 1, name: "DNR Head Office" }, ...done },
      {
        center: { id: 6, name: "HDh. Kulhudhuffushi City Centre" },
        ...done,
        handed_over: 41,
        median_days: 18,
        p90_days: 44,
      },
    ],
    ...given,
  };
}

const atolls = ["Alifu Alifu", "Haa Dhaalu", "Kaafu", "Laamu", "Seenu"];

/** A population of five atolls, and some people of none that is known. */
export function createPopulation(given: Partial<Schemas["Population"]> = {}): Schemas["Population"] {
  const by_atoll = [...atolls, null].map((atoll, index) => {
    const [male, female] = [9_100 + 1_731 * index, 8_950 + 1_802 * index];
    return { atoll, total: male + female, male, female };
  });
  const sum = (of: "male" | "female") => by_atoll.reduce((all, each) => all + each[of], 0);
  const [male, female] = [sum("male"), sum("female")];
  return { total: male + female, male, female, by_atoll, ...given };
}

/** People of each age from 0 to 101. */
export function createAges(): { age: number; male: number; female: number }[] {
  return Array.from({ length: 102 }, (_, age) => ({
    age,
    male: Math.round(Math.max(0, 1 - age / 101) * (1_400 + 300 * Math.sin(age / 7))),
    female: Math.round(Math.max(0, 1 - age / 103) * (1_360 + 300 * Math.sin(age / 7))),
  }));
}

/** The same people in groups of five years. */
export function createAgeGroups(): { label: string; male: number; female: number }[] {
  const ages = createAges();
  return Array.from({ length: 21 }, (_, index) => {
    const from = index * 5;
    const inGroup = ages.filter(({ age }) => age >= from && (age < from + 5 || from === 100));
    const sum = (of: "male" | "female") => inGroup.reduce((all, each) => all + each[of], 0);
    return {
      label: from === 100 ? "100+" : `${from}-${from + 4}`,
      male: sum("male"),
      female: sum("female"),
    };
  });
}
