import { findPassportOwner } from "../../database/xpat/find-alike.ts";
import type { KnownExpat } from "../../database/xpat/read-expats.ts";
import { findCountry } from "../../domain/countries.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { readWorkersPassportNo } from "../../domain/xpat/interaction-rules.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { lookForExpats } from "./look-for-expats.ts";

async function lookFor(asked: AskedAtCenter<"findExpatByPassport">): Promise<readonly KnownExpat[]> {
  const { passport_no, country_id: countryId } = asked.query;
  const passportNo = readWorkersPassportNo(passport_no);
  const country = findCountry(countryId);
  if (passportNo === "" || !country) {
    throw refuseFields({
      ...(passportNo === "" && { passport_no: ["Passport number is not valid."] }),
      ...(!country && { country_id: ["Country is not valid."] }),
    });
  }
  const sought = { kind: "passport", number: `${countryId} ${passportNo}` } as const;
  return lookForExpats(asked, sought, async () => {
    const id = await findPassportOwner(asked.database, { passportNo, countryId });
    return { ids: id === undefined ? [] : [id] };
  });
}

/** Tells whose passport it is, also one that has been replaced. */
export const findExpatByPassport = answerCenter(
  "findExpatByPassport",
  async ({ ports }, found: readonly KnownExpat[]) => ({
    status: 200,
    body: { individuals: found.map(({ expat }) => expat), extensions: listExtensions(ports) },
  }),
  lookFor,
);
