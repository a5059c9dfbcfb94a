import { findExpats } from "../../database/xpat/find-expats.ts";
import type { KnownExpat } from "../../database/xpat/read-expats.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { countSeenCharacters } from "../../domain/written-forms.ts";
import { readPermitNo } from "../../domain/xpat/interaction-rules.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { lookForExpats } from "./look-for-expats.ts";
import { readSearchText } from "./read-search.ts";

const isTyped = (text: string | undefined): text is string =>
  text !== undefined && countSeenCharacters(text) > 0;

async function lookFor(asked: AskedAtCenter<"findExpatByPermit">): Promise<readonly KnownExpat[]> {
  const { name, work_permit: typed } = asked.query;
  const permitNo = isTyped(typed) ? readPermitNo(typed) : undefined;
  if (permitNo === "") throw refuseFields({ work_permit: ["Work permit number is not valid."] });
  if (permitNo === undefined && !isTyped(name)) {
    throw refuseFields({ work_permit: ["Type a work permit number or a name."] });
  }
  const part = isTyped(name) ? readSearchText("name", name) : undefined;
  const sought =
    permitNo === undefined
      ? ({ kind: "name", number: part ?? "" } as const)
      : ({ kind: "work_permit", number: permitNo } as const);
  return lookForExpats(asked, sought, async () => ({
    ids: await findExpats(asked.database, { name: part, permitNo }),
    ...(permitNo !== undefined && { permitNo }),
  }));
}

/** Tells whose work permit it is, and who has a name. */
export const findExpatByPermit = answerCenter(
  "findExpatByPermit",
  async ({ ports }, found: readonly KnownExpat[]) => ({
    status: 200,
    body: { individuals: found.map(({ expat }) => expat), extensions: listExtensions(ports) },
  }),
  lookFor,
);
