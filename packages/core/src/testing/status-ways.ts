import type { ApplicationCard, ApplicationStatus, PersonStatus } from "../applications/application.ts";
import type { StatusSentenceOptions } from "../applications/saying.ts";
import { statusSentenceWords } from "../applications/status-sentence-words.ts";
import { formatDate } from "../format/format-date.ts";
import {
  createApplicationCard,
  createPersonStatus,
  createStatusApplication,
} from "./example-applications.ts";
import { headOffice, islandCenter } from "./examples.ts";

/** The centre of the session. */
export const kulhudhuffushi = { ...islandCenter, name: "HDh. Kulhudhuffushi", name_dv: "ހދ. ކުޅުދުއްފުށި" };

/** English, dates as Nov 2, 2026, at Kulhudhuffushi on Nov 19, 2026. */
export const sentenceOptions: StatusSentenceOptions = {
  words: statusSentenceWords.en,
  date: (text) => formatDate(text),
  today: "2026-11-19",
  centerId: kulhudhuffushi.id,
};

type StatusApplication = PersonStatus["applications"][number];

const submitted = (change: Partial<StatusApplication> = {}) =>
  createStatusApplication({
    submitted_at: "2026-11-02T05:00:00Z",
    status_at: "2026-11-04T05:00:00Z",
    collection_center: kulhudhuffushi,
    ...change,
  });

/** The batch that carries it. */
export const journeyBatch = {
  ...createApplicationCard().batch,
  batch_no: "DB-2026-000012",
  line_status: "in_transit",
  origin_center: headOffice,
  destination_center: kulhudhuffushi,
  dispatched_at: "2026-11-14T05:00:00Z",
  received_at: null,
};

/** A card on its way to Kulhudhuffushi, in this status. */
export const cardOf = (status: string, change: Partial<ApplicationCard> = {}) =>
  createApplicationCard({
    status,
    status_at: "2026-11-16T05:00:00Z",
    issue_date: "2026-11-12",
    center: kulhudhuffushi,
    told_at: null,
    batch: journeyBatch,
    ...change,
  });

/** The hand-over of that card to a collector of this type. */
export const issuanceOf = (type: string, change: object = {}): PersonStatus["issuances"][number] => ({
  card_id: 101,
  serial_number: "SN0000101",
  status: "collected",
  collector: { type: type as "self", name: "Aminath Zahira", relationship: "mother" },
  issued_at: "2026-11-17T05:00:00Z",
  completed_at: null,
  center: kulhudhuffushi,
  is_ours: true,
  ...change,
});

/** The status of somebody with an application in this status, and with its card where one is given. */
export const wayOf = (status: string, card?: ApplicationCard, change: Partial<PersonStatus> = {}) =>
  createPersonStatus({
    applications: [submitted({ status: status as ApplicationStatus })],
    cards: card ? [card] : [],
    ...change,
  });

/** The status of somebody with this application alone. */
export const applicationOf = (change: Partial<StatusApplication>) =>
  createPersonStatus({ applications: [submitted(change)] });
