import type { Desk } from "./desk.ts";
import type { Surrounding } from "./surroundings.ts";

/** Of the demonstration: a worker with a valid permit, by passport and by permit, and an interaction. */
const worker = { id: 1, passport: { passport_no: "EA0104821", country_id: 19 }, permit: "WP00100001" };
const interaction = { id: 1 };

const checks = { image: true, name: true, passport_number: true, country: true };

/** What the operations of foreign workers need to be reached in their depth. */
export function createXpatSurroundings(desk: Desk): Readonly<Record<string, Surrounding>> {
  const next = { worker: 0 };
  const look = () =>
    desk.must(
      "GET",
      `/xpat/individual-by-passport?passport_no=${worker.passport.passport_no}&country_id=${worker.passport.country_id}`,
    );
  return {
    listEmployers: { make: async () => ({ desk, query: { search: "Coral" } }) },
    findExpatByPassport: { make: async () => ({ desk, query: worker.passport }) },
    findExpatByPermit: { make: async () => ({ desk, query: { work_permit: worker.permit } }) },
    listWorkPermits: { make: async () => ({ desk, query: { name: "Coral" } }) },
    getInteraction: { make: async () => ({ desk, path: interaction }) },
    markInteractionPrinted: { make: async () => ({ desk, path: interaction }) },
    getInteractionPart: {
      async make() {
        const { interaction: found } = await desk.must("GET", `/xpat/interactions/${interaction.id}`);
        return { desk, path: { ...interaction, partId: found.parts[0].id } };
      },
    },
    getExpatPortrait: {
      async make() {
        await look();
        return { desk, path: { id: worker.id } };
      },
    },
    recordInteraction: {
      async make() {
        await look();
        next.worker += 1;
        const passport_no = `HX${String(next.worker).padStart(7, "0")}`;
        const body = {
          individual: { name: `Hostile Worker ${next.worker}`, country_id: 19 },
          passport: { passport_no, country_id: 19 },
          checks,
          island_id: 1,
          passport_seen: "seen",
          outcome: "no_permit",
          notes: "Nothing was found",
        };
        return { desk, body };
      },
      most: 30,
    },
  };
}
