import {
  givenListOf,
  listOf,
  partOf,
  type Reader,
  readId,
  readNumber,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import type { AnswerReaders } from "../client/read-list-answer.ts";
import type { components } from "../contract/registry.gen.d.ts";
import { readExtensions } from "../dispatch/extensions.ts";

type Schemas = components["schemas"];
type Statistics = Schemas["Statistics"];
type Service = Schemas["ServiceStatistics"];

/** A figure that a server does not tell is not none of it: it stays out. */
const figure = readNumber as Reader<number>;

/** A number of people; of whom a server says nothing there is nobody. */
const people: Reader<number> = (value) => readNumber(value) ?? 0;

const readDispatch = partOf<Schemas["DispatchFigures"]>({
  open: figure,
  in_transit: figure,
  overdue: figure,
  overdue_cards: figure,
  with_discrepancy: figure,
  missing_cards: figure,
  missing_batches: figure,
  disputed_cards: figure,
  disputed_batches: figure,
});

const readStatistics = recordOf<Statistics>(
  {
    as_of: readText,
    cutoffdate: readText,
    applications: partOf<Statistics["applications"]>({
      submitted: figure,
      returned: figure,
      pending_biometrics: figure,
      pending_payment: figure,
      approved: figure,
      printing: figure,
    }),
    dispatch: readDispatch,
    sent: (value) => (value === undefined ? undefined : readDispatch(value)),
    issuance: partOf<Statistics["issuance"]>({
      at_center: figure,
      over_30_days: figure,
      over_90_days: figure,
      collected_today: figure,
      collected_this_month: figure,
      proof_outstanding: figure,
    }),
  },
  "figures",
);

const done = {
  submitted: people,
  sent: people,
  received: people,
  handed_over: people,
  median_days: (value: unknown) => readNumber(value) ?? null,
  p90_days: (value: unknown) => readNumber(value) ?? null,
};

const readService = recordOf<Service>(
  {
    as_of: readText,
    whole: partOf<Service["whole"]>(done),
    weeks: givenListOf("weeks", recordOf<Service["weeks"][number]>({ from: readWord, ...done })),
    centers: listOf(
      recordOf<Service["centers"][number]>({
        center: recordOf<Service["centers"][number]["center"]>({ id: readId, name: readText }),
        ...done,
      }),
    ),
  },
  "figures",
);

const bySex = { male: people, female: people };

type Atoll = Schemas["Population"]["by_atoll"][number];

/** How the answers with figures are read. */
export const answers: AnswerReaders = {
  getStatistics: recordOf({
    statistics: (value) => (value === null ? null : readStatistics(value)),
    extensions: readExtensions,
  }),
  getServiceStatistics: recordOf({
    service: (value) => (value === null ? null : readService(value)),
    extensions: readExtensions,
  }),
  getPopulation: recordOf({
    population: recordOf<Schemas["Population"]>(
      {
        total: people,
        ...bySex,
        by_atoll: listOf(recordOf<Atoll>({ atoll: readTextOrNull, total: people, ...bySex })),
      },
      "population",
    ),
    as_of: readText,
  }),
  getPopulationByAge: recordOf({
    ages: givenListOf("ages", recordOf({ age: readId, ...bySex })),
    as_of: readText,
  }),
  getPopulationByAgeGroup: recordOf({
    age_groups: givenListOf("groups of ages", recordOf({ label: readWord, ...bySex })),
    as_of: readText,
  }),
};
