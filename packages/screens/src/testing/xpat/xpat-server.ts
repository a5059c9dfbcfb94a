import { defaultTimeZone, type Extension, type OperationData, todayIn } from "@id-desk/core";
import { type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import type { Expat, Interaction, InteractionData, Island } from "@id-desk/core/xpat";
import { drawFigure } from "../draw-figure.ts";
import { drawPrint } from "../draw-print.ts";
import { daysAgo } from "../example-batches.ts";
import {
  createExampleWorkers,
  exampleCountries,
  exampleEmployers,
  exampleIslands,
  exampleOccupations,
  summarizeInteraction,
  summarizePermit,
} from "./example-xpat.ts";
import {
  addPassport,
  createNewPerson,
  createRecorded,
  findCandidates,
  fold,
  isPassport,
  readInteractionData,
} from "./xpat-record.ts";

/** What a server of foreign workers is set up with. */
export interface XpatServerOptions {
  /** Twelve workers unless something else is said. */
  readonly people?: readonly Expat[];
  /** Newest first; none unless something else is said. */
  readonly interactions?: readonly Interaction[];
  /** The island of the session's centre. */
  readonly island?: Island | null;
  /** Shows interactions on every island, as full access does; only those of its own island otherwise. */
  readonly seesAll?: boolean;
  /** What it can beyond the specification. */
  readonly extensions?: readonly Extension[];
  /** What it has settled; as usual where it says nothing. */
  readonly settings?: OperationData<"getSettings">["configs"];
}

/** A registry that keeps foreign workers and interactions in memory, for stories and tests. */
export interface XpatServer {
  /** For `createTestRegistry`. */
  readonly handlers: FakeHandlers;
  /** The interactions that it has, newest first: a repeat under the same key is not there twice. */
  readonly interactions: () => readonly Interaction[];
  /** The workers that it has, those who were met first before the others. */
  readonly people: () => readonly Expat[];
  /** What the last interaction was recorded with. */
  readonly recorded: () => InteractionData | undefined;
  /** A colleague records an interaction. */
  readonly add: (interaction: Interaction) => void;
}

const [usualIsland = null] = exampleIslands;

/** Serves foreign workers: people are found by passport and permit, and an interaction is recorded once. */
export function createXpatServer({
  people: first = createExampleWorkers(12),
  interactions: before = [],
  island = usualIsland,
  seesAll = true,
  extensions = ["interactions", "expat_portraits"],
  settings = {},
}: XpatServerOptions = {}): XpatServer {
  let people = [...first];
  let interactions = [...before];
  let recorded: InteractionData | undefined;
  const answers = new Map<string, unknown>();
  const prints = new Map<number, number>();
  const says = { extensions: [...extensions] };

  /** The first answer again for a repeated write, as a registry gives it. */
  function once<Answer>(headers: Headers, answer: () => Answer): Answer {
    const key = headers.get("Idempotency-Key") ?? crypto.randomUUID();
    if (!answers.has(key)) answers.set(key, answer());
    return answers.get(key) as Answer;
  }
  const findInteraction = (id: string | undefined) => interactions.find((each) => String(each.id) === id);
  const select = (query: Query) =>
    selectInteractions(interactions, query).filter((each) => seesAll || each.island.id === island?.id);

  function record(body: FormData) {
    const data = readInteractionData(body);
    const candidates = findCandidates(people, data);
    if (candidates.length > 0) {
      return refuse("The registry has a similar person.", {
        status: 409,
        code: "possible_duplicates",
        context: { candidates },
      });
    }
    recorded = data;
    const known = people.find(({ id }) => id === data.individual_id);
    const person = known ? addPassport(known, data) : createNewPerson(data, people.length + 501);
    const interaction = createRecorded(data, person, 1000 + interactions.length);
    const { id, interaction_no, at, island: where, officer, outcome } = interaction;
    const last_interaction = { id, interaction_no, at, island: where, officer, outcome };
    people = [...people.filter((each) => each.id !== person.id), { ...person, last_interaction }];
    interactions = [interaction, ...interactions];
    return reply(201, { interaction, message: "Interaction saved", ...says });
  }

  const handlers: FakeHandlers = {
    getSettings: () => reply(200, { configs: settings, ...says }),
    listCountries: () => reply(200, { countries: [...exampleCountries] }),
    listIslands: () => reply(200, { islands: [...exampleIslands] }),
    listOccupations: () => reply(200, { occupations: [...exampleOccupations] }),
    getCurrentIsland: () => reply(200, { island, ...says }),
    listEmployers: ({ query }) =>
      reply(200, {
        employers: exampleEmployers.filter(({ name, registration_no }) =>
          fold(`${name} ${registration_no ?? ""}`).includes(fold(query.search ?? "")),
        ),
      }),
    findExpatByPassport: ({ query }) =>
      reply(200, {
        individuals: people.filter(({ passports }) =>
          passports.some((passport) => isPassport(passport, query.passport_no, Number(query.country_id))),
        ),
        ...says,
      }),
    findExpatByPermit: ({ query }) =>
      reply(200, {
        individuals: people.filter(
          ({ name, permit }) =>
            (!query.work_permit || permit?.number === query.work_permit) &&
            fold(name).includes(fold(query.name ?? "")),
        ),
        ...says,
      }),
    recordInteraction: ({ body, headers }) => once(headers, () => record(body)),
    listInteractions: ({ query }) => {
      const { rows, meta } = turnPage(select(query).map(summarizeInteraction), query);
      return reply(200, { interactions: rows, meta, ...says });
    },
    getInteractionStats: ({ query }) => reply(200, { stats: countInteractions(select(query)), ...says }),
    getInteraction: ({ path }) => {
      const interaction = findInteraction(path.id);
      if (!interaction) return refuse("Interaction not found.", { status: 404 });
      const print_count = prints.get(interaction.id) ?? interaction.print_count;
      return reply(200, { interaction: { ...interaction, print_count }, ...says });
    },
    markInteractionPrinted: ({ path, headers }) =>
      once(headers, () => {
        const interaction = findInteraction(path.id);
        if (!interaction) return refuse("Interaction not found.", { status: 404 });
        const copies = (prints.get(interaction.id) ?? interaction.print_count) + 1;
        prints.set(interaction.id, copies);
        return reply(200, { copies, at: daysAgo(0), version: 1 });
      }),
    getInteractionPart: async ({ path }) => {
      const parts = interactions.flatMap((each) => each.parts);
      const part = parts.find(({ id }) => String(id) === path.partId);
      if (part?.kind === "photo") return drawFigure();
      return new Response(await drawPrint(Number(path.partId)), { headers: { "Content-Type": "image/png" } });
    },
    getExpatPortrait: drawFigure,
    listWorkPermits: ({ query }) => {
      const { name = "", workPermitNo = "" } = query;
      const found = people
        .flatMap(summarizePermit)
        .filter(({ permit }) => permit.number.startsWith(workPermitNo.toUpperCase()))
        .filter(({ permit }) => fold(permit.employer?.name ?? "").includes(fold(name)));
      const { rows, meta } = turnPage(found, query);
      return reply(200, { permits: rows, meta, ...says });
    },
  };
  return {
    handlers,
    interactions: () => interactions,
    people: () => people,
    recorded: () => recorded,
    add: (interaction) => {
      interactions = [interaction, ...interactions];
    },
  };
}

type Query = Readonly<Record<string, string>>;

/** One page of rows, as a list answers it. */
function turnPage<Row>(found: readonly Row[], query: Query) {
  const page = Number(query.page ?? 1);
  const per_page = Number(query.per_page ?? 25);
  const last_page = Math.max(1, Math.ceil(found.length / per_page));
  const rows = found.slice((page - 1) * per_page, page * per_page);
  return { rows, meta: { page, per_page, total: found.length, last_page } };
}

const dayOf = (at: string) => todayIn(defaultTimeZone, new Date(at));

function selectInteractions(interactions: readonly Interaction[], query: Query): readonly Interaction[] {
  const { outcome, island_id, officer: username, date_from = "", date_to = "9999", search = "" } = query;
  return interactions.filter((each) => {
    const day = dayOf(each.at);
    const isFound =
      fold(each.individual.name).includes(fold(search)) ||
      each.interaction_no.includes(search.toUpperCase()) ||
      each.individual.passport_no?.endsWith(search.toUpperCase());
    return (
      isFound &&
      (!outcome || each.outcome === outcome) &&
      (!island_id || each.island.id === Number(island_id)) &&
      (!username || each.officer.username === username) &&
      day >= date_from &&
      day <= date_to
    );
  });
}

const mismatches = ["employer_mismatch", "occupation_mismatch", "island_mismatch"];

function countInteractions(found: readonly Interaction[]): OperationData<"getInteractionStats">["stats"] {
  const count = (isCounted: (each: Interaction) => boolean | undefined) => found.filter(isCounted).length;
  const islands = [...new Map(found.map(({ island }) => [island.id, island])).values()];
  return {
    today: count(({ at }) => dayOf(at) === dayOf(daysAgo(0))),
    week: count(({ at }) => dayOf(at) >= dayOf(daysAgo(6))),
    total: found.length,
    verified: count(({ outcome }) => outcome === "verified"),
    mismatches: count(({ outcome }) => mismatches.includes(outcome)),
    without_documents: count(({ individual }) => individual.passport_no === null),
    by_island: islands
      .map((island) => ({ island, count: count((each) => each.island.id === island.id) }))
      .sort((one, other) => other.count - one.count)
      .slice(0, 5),
  };
}
