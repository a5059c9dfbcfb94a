import { countPersonLookup } from "../../database/people/count-lookup.ts";
import { type Missed, recordMiss } from "../../database/people/record-miss.ts";
import { rememberFound } from "../../database/xpat/found-expats.ts";
import { type KnownExpat, readExpats } from "../../database/xpat/read-expats.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"findExpatByPassport" | "findExpatByPermit">;

/**
 * Counts that somebody looks foreign workers up and writes it down, found or not, before they see anything. The session
 * may record an interaction with those whom it finds.
 *
 * @param sought what was looked for, for the audit trail if nobody is found.
 */
export async function lookForExpats(
  asked: Asked,
  sought: Pick<Missed, "kind" | "number">,
  find: () => Promise<{ readonly ids: readonly number[]; readonly permitNo?: string }>,
): Promise<readonly KnownExpat[]> {
  await countPersonLookup(asked);
  const { ids, permitNo } = await find();
  const found = await readExpats(asked, ids, permitNo);
  if (found.length === 0) await recordMiss(asked, { subject: "expat", ...sought });
  await rememberFound(asked, found);
  return found;
}
