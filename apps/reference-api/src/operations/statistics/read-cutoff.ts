import type { Cutoff } from "../../database/statistics/cutoff.ts";
import { Refusal, refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { readDate } from "../../domain/written-forms.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"getStatistics" | "getServiceStatistics">;

/** Reads for which centre and which day figures are asked for; refuses a day that is still to come. */
export function readCutoff({ query, session, center, now }: Asked): Cutoff {
  const { cutoffdate, centers } = query;
  const today = readRegistryDay(now);
  const day = cutoffdate === undefined ? today : readDate(cutoffdate);
  if (day === "") throw refuseFields({ cutoffdate: ["Required format: YYYY-MM-DD"] });
  if (day > today) throw refuseFields({ cutoffdate: ["Choose today or an earlier day."] });
  if (centers === "all" && !session.member.temp_full_access) {
    throw new Refusal(403, { message: "Only staff with full access see the figures of every centre." });
  }
  return { centerId: centers === "all" ? undefined : center.id, day, now };
}
