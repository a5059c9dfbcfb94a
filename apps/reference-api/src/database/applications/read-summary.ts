import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { type Capture, describeOpenCapture } from "../../domain/biometrics/whole-capture.ts";
import { countYears } from "../../domain/issuance/collector-rules.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import { readWait } from "../../domain/windows.ts";
import { type Center, centerOf, formatCenter } from "../centers.ts";
import { importedStaff, staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";

type Schemas = components["schemas"];
type Reasons = Schemas["ApplicationReason"][];

/** Between two payment links of one application, in seconds. */
const linkEvery = 60;

/** A moment as answers carry it. */
export const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** Why the registry returned or rejected it the last time: of a later round nothing is known yet. */
const reasons = sql<Reasons>`coalesce((
  select json_agg(json_build_object('code', r.code, 'field', r.field, 'text', r.text) order by r.id)
  from application_reasons r where r.application_id = a.id and r.round = a.round
), '[]'::json)`;

const linkSentAt = sql<Date | null>`(
  select l.sent_at from payment_links l where l.application_id = a.id order by l.id desc limit 1
)`;

const waitsForSupervisor = sql<boolean>`a.status = 'pending_biometrics' and exists (
  select from capture_sets s where s.application_id = a.id and s.closed_at is null
    and s.waiting_since is not null
)`;

/** A set of an application that is not submitted yet. */
type OpenSet = Pick<Capture, "parts" | "exceptions"> & {
  readonly center_id: number;
  readonly waits: boolean;
};

/** What is taken so far, as far as the state of each part needs it. */
const openSets = sql<OpenSet[]>`coalesce((
  select json_agg(json_build_object(
    'center_id', s.center_id,
    'waits', s.waiting_since is not null,
    'parts', (
      select coalesce(json_agg(json_build_object(
        'kind', c.kind, 'hand', c.hand, 'finger', c.finger,
        'source', c.source, 'checks', c.checks, 'signedBy', c.signed_by
      )), '[]'::json) from captured_parts c where c.set_id = s.id
    ),
    'exceptions', (
      select coalesce(json_agg(json_build_object('kind', e.kind, 'hand', e.hand, 'finger', e.finger)), '[]'::json)
      from captured_exceptions e where e.set_id = s.id
    )
  ) order by s.id)
  from capture_sets s
  where a.status = 'pending_biometrics' and s.application_id = a.id and s.closed_at is null
), '[]'::json)`;

/** Selects applications with everything that a row of a list shows, and with all their columns. */
export function selectApplications(database: Database) {
  return (
    database
      .selectFrom("applications as a")
      .innerJoin("people as p", "p.id", "a.person_id")
      .selectAll("a")
      .select(["p.id_number", "p.name_en", "p.name_dv"])
      .select([
        staffOf("a.created_by").as("creator"),
        staffOf("a.cancelled_by").as("canceller"),
        centerOf("a.created_center_id").as("made_at"),
        centerOf("a.collection_center_id").as("collected_at"),
      ])
      .select([reasons.as("reasons"), linkSentAt.as("link_sent_at")])
      .select("p.date_of_birth")
      .select([waitsForSupervisor.as("waits_for_supervisor"), openSets.as("open_sets")])
      // Where nothing else was said, messages go to the number that the registry has of the person.
      .select((is) => is.fn.coalesce("a.contact_phone", "p.phone").as("contact"))
  );
}

/** One row of `selectApplications`. */
export type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplications>["executeTakeFirstOrThrow"]>
>;

/** What is to be paid for an application, whether it was, and for how long no other link may be sent. */
export function formatPayment(row: ApplicationRow, now: Date): Schemas["ApplicationPayment"] {
  return {
    status: row.payment_status,
    amount: row.payment_amount,
    currency: row.payment_currency,
    reference: row.payment_reference,
    paid_at: time(row.paid_at),
    link_sent_at: time(row.link_sent_at),
    resend_in: readLinkWait(row, now),
  };
}

/** For how many more seconds no payment link may be sent. */
export function readLinkWait({ link_sent_at }: Pick<ApplicationRow, "link_sent_at">, now: Date): number {
  if (link_sent_at === null) return 0;
  return readWait(link_sent_at, linkEvery, now);
}

/** The two centres of an application; the first is null for one made online. */
export function formatCenters({ made_at, collected_at }: ApplicationRow): {
  created_center: Center | null;
  collection_center: Center;
} {
  if (!collected_at) throw new Error("An application is not collected anywhere.");
  return { created_center: made_at && formatCenter(made_at), collection_center: formatCenter(collected_at) };
}

/** Where an application is shown, and when. */
export interface Showing {
  readonly center: { readonly id: number };
  readonly now: Date;
  readonly ports: { readonly settings: RegistrySettings };
}

/** What of the biometrics is there: of an application that waits for them, what its station shows at this centre. */
function readBiometrics(row: ApplicationRow, { center, now, ports }: Showing) {
  const { photo, fingerprints, signature, open_sets, date_of_birth } = row;
  const set =
    open_sets.find(({ center_id }) => center_id === center.id) ?? open_sets.find(({ waits }) => waits);
  if (!set) return { photo, fingerprints, signature };
  const age = countYears(date_of_birth, readRegistryDay(now));
  return describeOpenCapture({ ...set, age }, ports.settings.shown.biometrics);
}

/** An application as lists show it. */
export function formatApplicationSummary(
  row: ApplicationRow,
  showing: Showing,
): Schemas["ApplicationSummary"] {
  return {
    id: row.id,
    application_no: row.application_no,
    channel: row.channel,
    status: row.status,
    status_at: row.status_at.toISOString(),
    type: row.type,
    applicant: { id_number: row.id_number, name_en: row.name_en, name_dv: row.name_dv },
    created_at: row.created_at.toISOString(),
    submitted_at: time(row.submitted_at),
    created_by: row.creator ?? (row.created_center_id === null ? null : importedStaff),
    ...formatCenters(row),
    biometrics: {
      ...readBiometrics(row, showing),
      waits_for_supervisor: row.waits_for_supervisor,
    },
    payment: formatPayment(row, showing.now),
    return_reasons: row.reasons,
    version: row.version,
  };
}
