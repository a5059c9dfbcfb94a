import type { Answer } from "./desk.ts";
import { signIn } from "./desk.ts";
import type { TestServer } from "./test-server.ts";

type Call = readonly [what: string, call: () => Promise<Answer<unknown>>];

/** One allowed call of every operation with figures. */
export function listStatisticsCalls(server: TestServer) {
  const atHeadOffice = () => signIn(server, "clerk.male", 1);
  const asAnybody = () => signIn(server, "noarea");
  return {
    getStatistics: [
      "figures of a day, cutoffdate among the parameters [CALL-59]",
      async () => (await atHeadOffice()).call("getStatistics", { query: { cutoffdate: "2026-11-18" } }),
    ],
    getServiceStatistics: [
      "figures of the service",
      async () => (await atHeadOffice()).call("getServiceStatistics"),
    ],
    getPopulation: ["the population [CALL-60]", async () => (await asAnybody()).call("getPopulation")],
    getPopulationByAge: [
      "the population by age [CALL-61]",
      async () => (await asAnybody()).call("getPopulationByAge"),
    ],
    getPopulationByAgeGroup: [
      "the population by groups of ages [CALL-62]",
      async () => (await asAnybody()).call("getPopulationByAgeGroup"),
    ],
  } satisfies Readonly<Record<string, Call>>;
}
