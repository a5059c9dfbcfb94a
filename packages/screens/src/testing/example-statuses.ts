import type { PersonStatus } from "@id-desk/core";
import {
  createApplicationCard,
  createPersonStatus,
  createStatusApplication,
  headOffice,
  islandCenter,
} from "@id-desk/core/testing";

type Application = PersonStatus["applications"][number];
type Card = PersonStatus["cards"][number];

const applied = {
  created_at: "2026-11-02T05:05:00Z",
  submitted_at: "2026-11-02T05:10:00Z",
  reviewed_at: "2026-11-05T05:10:00Z",
  status_at: "2026-11-05T05:10:00Z",
};

/** The status of somebody with one application and no card. */
const withApplication = (change: Partial<Application>, rest: Partial<PersonStatus> = {}) =>
  createPersonStatus({ applications: [createStatusApplication({ ...applied, ...change })], ...rest });

/** The status of somebody whose renewal led to a card in this status. */
const withCard = (change: Partial<Card>, application: Partial<Application> = {}) =>
  withApplication({ status: "dispatched", ...application }, { cards: [createApplicationCard(change)] });

const onItsWay = {
  id: 12,
  side: "sending",
  batch_no: "DB-2026-000012",
  line_status: "in_transit",
  origin_center: headOffice,
  destination_center: islandCenter,
  dispatched_at: "2026-11-14T05:00:00Z",
  expected_on: "2026-11-21",
  received_at: null,
} as const;

const handOver: PersonStatus["issuances"][number] = {
  card_id: 101,
  serial_number: "SN0000101",
  status: "completed",
  collector: { type: "family", name: "Aminath Naseer", relationship: "mother" },
  issued_at: "2026-11-17T06:00:00Z",
  completed_at: "2026-11-17T06:12:00Z",
  center: headOffice,
  is_ours: true,
};

const inTransit = { status: "in_transit", center: null, told_at: null, batch: onItsWay } as const;
const reasons = [
  { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
  { code: "wrong_document", field: "documents", text: "The birth certificate is of another person" },
];

/** Where somebody's card can be, as the registry tells it to the head office. */
export const exampleStatuses = {
  submitted: withApplication({ status: "submitted", reviewed_at: null }),
  inReview: withApplication({ status: "under_review", reviewed_at: null }),
  returned: withApplication({ status: "returned", return_reasons: reasons }),
  rejected: withApplication({ status: "rejected", return_reasons: reasons.slice(1) }),
  cancelled: withApplication({ status: "cancelled", reviewed_at: null }),
  waitingForPayment: withApplication({
    status: "pending_payment",
    type: "lost",
    submitted_at: null,
    reviewed_at: null,
    payment: { status: "pending", amount: 100, currency: "MVR", link_sent_at: null },
  }),
  printed: withCard({ status: "printed", told_at: null, batch: null }, { status: "printing" }),
  inTransit: withCard(inTransit, { collection_center: islandCenter }),
  missing: withCard(
    { ...inTransit, status: "missing", batch: { ...onItsWay, line_status: "missing" } },
    { collection_center: islandCenter },
  ),
  readyHere: withCard({}, { status: "ready" }),
  readyElsewhere: withCard(
    {
      center: islandCenter,
      batch: { ...onItsWay, line_status: "received", received_at: "2026-11-16T05:20:00Z" },
    },
    { status: "ready", collection_center: islandCenter },
  ),
  collected: {
    ...withCard({ status: "completed" }, { status: "collected" }),
    issuances: [handOver],
  },
  nothing: createPersonStatus({ applications: [] }),
} as const satisfies Readonly<Record<string, PersonStatus>>;
