import { otpSubjectOf } from "../../database/issuance/collector-otps.ts";
import {
  type HeldIssuance,
  holdIssuance,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { findOwner } from "../../database/issuance/read-card.ts";
import {
  type CollectorQuestion,
  columnsOfOwner,
  formatCollector,
  noCollector,
  notVerified,
  readCollector,
  readCollectorFigures,
} from "../../database/issuance/read-collector.ts";
import type { CollectorColumns } from "../../database/issuance-tables.ts";
import { closeOtps } from "../../database/otps/write-otp.ts";
import { countLookup } from "../../database/people/count-lookup.ts";
import { findPerson } from "../../database/people/read-person.ts";
import { recordMiss } from "../../database/people/record-miss.ts";
import { findCountry } from "../../domain/countries.ts";
import { type CollectorType, refuseNoGuardian } from "../../domain/issuance/collector-rules.ts";
import { Refusal, refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { countSeenCharacters, readDate, readIdNumber, readPassportNo } from "../../domain/written-forms.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";

type Asked = AskedAtCenter<"checkCollector">;
type NamedCollector = CollectorColumns & { readonly collector_type: CollectorType };

/** What the settings say of a kind of collector. */
function findType({ body, ports }: Asked) {
  const type = ports.settings.shown.issuance.collector_types.find(({ code }) => code === body.collector_type);
  if (!type) throw refuseFields({ collector_type: ["Collector type is not valid."] });
  return type;
}

function readRelationship(asked: Asked): string | null {
  const { relationships } = findType(asked);
  if (relationships.length === 0) return null;
  const { relationship } = asked.body;
  if (relationship === undefined) throw refuseFields({ relationship: ["Relationship is required."] });
  if (!relationships.some(({ code }) => code === relationship)) {
    throw refuseFields({ relationship: ["Relationship is not valid."] });
  }
  return relationship;
}

/** The first day and the last that screens take, both as YYYY-MM-DD. */
const [firstDay, lastDay] = ["1900-01-01", "2099-12-31"];

function checkBirth(day: string): string | undefined {
  if (day === "") return "Required format: YYYY-MM-DD";
  return day < firstDay || day > lastDay ? `Must be a date from ${firstDay} to ${lastDay}.` : undefined;
}

const nobody = { message: "Nobody with this ID number was found.", code: "person_not_found" };

async function readCitizen(asked: Asked, idNumberText: string): Promise<NamedCollector> {
  const idNumber = readIdNumber(idNumberText);
  if (idNumber === "") throw refuseFields({ id_number: ["ID Number is not valid."] });
  const relationship = readRelationship(asked);
  const person = await findPerson(asked.database, { idNumber });
  if (!person) {
    const missed = { subject: "person", kind: "id_number", number: idNumber } as const;
    asked.onceRefused((database) => recordMiss({ ...asked, database }, missed));
    throw new Refusal(400, { ...nobody, errors: { id_number: [nobody.message] } });
  }
  return {
    ...columnsOfOwner(person.id),
    collector_type: asked.body.collector_type,
    collector_relationship: relationship,
  };
}

/** Somebody whom the registry does not know: what they say of themselves, and what their passport shows. */
function readForeigner(asked: Asked): NamedCollector {
  const { passport_no = "", country_id, name = "", date_of_birth = "" } = asked.body;
  const passportNo = readPassportNo(passport_no);
  const country = country_id === undefined ? undefined : findCountry(country_id);
  const dateOfBirth = readDate(date_of_birth);
  const wrongBirth = checkBirth(dateOfBirth);
  const errors = {
    ...(!findType(asked).takes_passport && { passport_no: ["A passport is not taken here."] }),
    ...(passportNo === "" && { passport_no: ["Passport number is not valid."] }),
    ...(!country && {
      country_id: [country_id === undefined ? "Country is required." : "Country is not valid."],
    }),
    ...(countSeenCharacters(name) === 0 && { name: ["Name is required."] }),
    ...(wrongBirth && { date_of_birth: [wrongBirth] }),
  };
  if (Object.keys(errors).length > 0 || !country) throw refuseFields(errors);
  return {
    ...noCollector,
    collector_type: asked.body.collector_type,
    collector_passport_no: passportNo,
    collector_country_id: country.id,
    collector_name: name.trim(),
    collector_date_of_birth: dateOfBirth,
    collector_relationship: readRelationship(asked),
  };
}

async function readSent(asked: Asked, ownerId: number): Promise<NamedCollector> {
  const { collector_type, id_number, passport_no } = asked.body;
  if (collector_type === "self") return { ...columnsOfOwner(ownerId), collector_type };
  if (id_number !== undefined && passport_no !== undefined) {
    throw refuseFields({ passport_no: ["Send an ID number or a passport number."] });
  }
  if (passport_no !== undefined) return readForeigner(asked);
  if (id_number === undefined) throw refuseFields({ id_number: ["ID number is required."] });
  return readCitizen(asked, id_number);
}

/** The card of an owner under age is collected by a guardian alone. */
function checkGuardian(
  { collector_type: type, collector_relationship: relationship }: NamedCollector,
  { owner, today, figures }: CollectorQuestion,
): void {
  const facts = { type, relationship, ownerBorn: owner.date_of_birth, today };
  const refused = refuseNoGuardian(facts, figures);
  if (refused) throw refuseFields({ [refused.field]: [refused.reason] });
}

/** Whether it is who was looked up last, so that what was verified since still holds. */
function isSame(issuance: HeldIssuance, collector: NamedCollector): boolean {
  return (Object.keys(collector) as (keyof CollectorColumns)[]).every(
    (column) => issuance[column] === collector[column],
  );
}

/** Looks up who wants to collect a card; another one than before has to be verified anew. */
export const checkCollector = answerCenter(
  "checkCollector",
  async (asked) => {
    const { body, database, now, ports } = asked;
    const issuance = await holdIssuance(asked, body.card_id, "checkCollector");
    const owner = await findOwner(database, body.card_id);
    const sent = await readSent(asked, owner.id);
    const question = { owner, today: readRegistryDay(now), figures: readCollectorFigures(ports.settings) };
    checkGuardian(sent, question);
    const collector = await readCollector(database, sent, question);
    const isKept = isSame(issuance, sent) && collector.eligible;
    if (!isKept) await closeOtps(database, otpSubjectOf(issuance));
    const who = [sent.collector_type, collector.id_number ?? sent.collector_passport_no].join(" ");
    await writeIssuanceChange(
      asked,
      { ...issuance, to: isKept ? issuance.status : issuance.to },
      {
        action: "check_collector",
        set: isKept ? {} : { ...sent, ...notVerified },
        notes: collector.reason === null ? who : `${who}: ${collector.reason}`,
      },
    );
    return { status: 200, body: { collector: formatCollector(collector, ports) } };
  },
  countLookup,
);
