import type { OperationId } from "../contract/operations.ts";
import type { Answer, CallParts, Desk } from "./desk.ts";

/** The ids of countries.json. */
export const bangladesh = 19;

/** The first worker of the demonstration: Rafiqul Islam, whose permit is valid, for Coral Reef Construction in Malé. */
export const rafiqul = { id: 1, passport_no: "EA0104821", country_id: bangladesh, permit: "WP00100001" };

const allYes = { image: true, name: true, passport_number: true, country: true };

/** In Malé, as the demonstration numbers its islands. */
export const male = 95;

/** What is recorded of a worker whom nobody knows more of: an interaction without a permit. */
export const plainData = {
  checks: allYes,
  island_id: male,
  passport_seen: "seen",
  outcome: "no_permit",
  notes: "Nothing was found",
} as const;

/** What is recorded of somebody new. */
export const newWorker = {
  individual: { name: "Tanvir Ahmed", gender: 1, date_of_birth: "1999-02-03", country_id: bangladesh },
  passport: { passport_no: "EK7000001", country_id: bangladesh, expires_on: "2031-01-31" },
  ...plainData,
} as const;

/** A form with an interaction: the pictures by their names, and the data. */
export function makeInteractionForm(
  data: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Blob>> = {},
): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append("files", file, name);
  form.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  return form;
}

/** Finds the first worker of the demonstration by the passport, and gives what is recorded where all agrees. */
export async function findRafiqul(desk: Desk) {
  const { passport_no, country_id } = rafiqul;
  const { individuals } = await desk.must("findExpatByPassport", { query: { passport_no, country_id } });
  const [worker] = individuals;
  if (!worker?.permit) throw new Error("The demonstration has no first worker.");
  const { permit } = worker;
  const data = {
    individual_id: worker.id,
    permit_number: permit.number,
    checks: allYes,
    island_id: permit.island?.id,
    employer_id: permit.employer?.id,
    occupation_code: permit.occupation?.code,
    passport_seen: "seen",
    outcome: "verified",
  };
  return { worker, permit, data };
}

/** A call of each operation of foreign workers that gets as far as the operation itself. */
export const xpatCalls = {
  listOccupations: {},
  listIslands: { query: { name: "Maa" } },
  getCurrentIsland: {},
  listEmployers: { query: { search: "Coral" } },
  findExpatByPassport: {
    query: { passport_no: rafiqul.passport_no, country_id: bangladesh },
  },
  findExpatByPermit: { query: { work_permit: rafiqul.permit } },
  recordInteraction: { body: makeInteractionForm(newWorker) },
  listInteractions: {},
  getInteraction: { path: { id: 1 } },
  markInteractionPrinted: { path: { id: 1 } },
  getInteractionPart: { path: { id: 1, partId: 1 } },
  getExpatPortrait: { path: { id: rafiqul.id } },
  getInteractionStats: {},
  listWorkPermits: { query: { name: "Coral" } },
} satisfies Partial<Record<OperationId, CallParts>>;

/** One allowed call of each operation of foreign workers, with what it is about. */
export const listXpatCalls = (
  signIn: () => Promise<Desk>,
): Readonly<Record<keyof typeof xpatCalls, readonly [string, () => Promise<Answer<unknown>>]>> => {
  const call = (id: keyof typeof xpatCalls) => async () => (await signIn()).call(id, xpatCalls[id]);
  return {
    recordInteraction: ["a recorded interaction [CALL-25]", call("recordInteraction")],
    listOccupations: ["every occupation [CALL-27]", call("listOccupations")],
    listIslands: ["islands by name and atoll [CALL-28]", call("listIslands")],
    findExpatByPassport: ["whose passport it is [CALL-29]", call("findExpatByPassport")],
    findExpatByPermit: ["whose work permit it is [CALL-30]", call("findExpatByPermit")],
    getCurrentIsland: ["the island of the centre [CALL-31]", call("getCurrentIsland")],
    listInteractions: ["a page of interactions [CALL-32]", call("listInteractions")],
    getInteractionStats: ["counts of interactions [CALL-33]", call("getInteractionStats")],
    listWorkPermits: ["a page of work permits by employer [CALL-34]", call("listWorkPermits")],
    listEmployers: ["employers by what is searched for [CALL-35]", call("listEmployers")],
    getInteraction: ["one interaction", call("getInteraction")],
    markInteractionPrinted: ["the count of a slip's copies", call("markInteractionPrinted")],
    getInteractionPart: [
      "a picture of an interaction",
      async () => {
        const desk = await signIn();
        const { interactions } = await desk.must("listInteractions");
        const id = interactions.find(({ biometrics }) => biometrics.photo)?.id ?? 0;
        const { parts } = (await desk.must("getInteraction", { path: { id } })).interaction;
        return desk.call("getInteractionPart", { path: { id, partId: parts[0]?.id ?? 0 } });
      },
    ],
    getExpatPortrait: [
      "the photograph of a worker",
      async () => {
        const desk = await signIn();
        await findRafiqul(desk);
        return desk.call("getExpatPortrait", xpatCalls.getExpatPortrait);
      },
    ],
  };
};
