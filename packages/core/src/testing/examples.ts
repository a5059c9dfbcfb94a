import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** A clerk of the head office, for tests and stories. */
export function createUser(change: Partial<Schemas["User"]> = {}): Schemas["User"] {
  return {
    username: "clerk.male",
    fullname: "Aishath Shareef",
    roles: ["dnr"],
    temp_full_access: false,
    ...change,
  };
}

/** The head office. */
export const headOffice: Schemas["Center"] = { id: 1, name: "DNR Head Office" };

/** A centre on another island, to which cards travel. */
export const islandCenter: Schemas["Center"] = {
  id: 6,
  name: "HDh. Kulhudhuffushi City Centre",
  atoll: "Haa Dhaalu",
  island: "Kulhudhuffushi",
  kind: "atoll centre",
};

/** A clerk who is signed in at the head office. */
export function createSessionAnswer(change: Partial<Schemas["Session"]> = {}): Schemas["Session"] {
  return {
    user: createUser(),
    center: headOffice,
    _csrf: "3Zq8mWk0cYc9v7h2QpTt5w",
    time_zone: "Indian/Maldives",
    ...change,
  };
}

const clerk: Schemas["Staff"] = { username: "clerk.male", fullname: "Aishath Shareef" };

/** A batch from the head office to an island, without its cards. */
export function createBatchSummary(change: Partial<Schemas["BatchSummary"]> = {}): Schemas["BatchSummary"] {
  return {
    id: 12,
    batch_no: "DB-2026-000012",
    status: "open",
    origin_center: headOffice,
    destination_center: islandCenter,
    name: null,
    cards_count: 0,
    received_count: 0,
    missing_count: 0,
    disputed_count: 0,
    has_discrepancy: false,
    created_by: clerk,
    created_at: "2026-11-19T09:05:00Z",
    dispatched_by: null,
    dispatched_at: null,
    received_by: null,
    received_at: null,
    cancelled_by: null,
    cancelled_at: null,
    ready_sms_sent_at: null,
    ready_sms_count: null,
    version: 1,
    ...change,
  };
}

/** A card's line in a batch; the number makes it another card. */
export function createBatchCard(
  number = 1,
  change: Partial<Schemas["BatchCard"]> = {},
): Schemas["BatchCard"] {
  return {
    id: 300 + number,
    serial_number: `SN${String(100 + number).padStart(7, "0")}`,
    id_number: `A${String(100_100 + number).padStart(6, "0")}`,
    name_en: "Mohamed Naseer",
    name_dv: null,
    date_of_birth: "1990-02-28",
    card_type: "standard",
    line_status: "packed",
    sequence: number,
    added_by: clerk,
    added_at: "2026-11-19T09:06:00Z",
    added_method: "scan",
    resolved_by: null,
    resolved_at: null,
    resolution: null,
    removed: null,
    ...change,
  };
}

/** A batch with its cards; its counts follow from the cards unless the test says otherwise. */
export function createBatch(change: Partial<Schemas["Batch"]> = {}): Schemas["Batch"] {
  const cards = change.cards ?? [];
  const count = (status: Schemas["BatchCard"]["line_status"]) =>
    cards.filter((card) => card.line_status === status).length;
  return {
    ...createBatchSummary(),
    cards_count: cards.length,
    received_count: count("received"),
    missing_count: count("missing"),
    disputed_count: count("disputed"),
    has_discrepancy: count("missing") + count("disputed") > 0,
    cancel_reason: null,
    cards,
    removed_cards: [],
    notes: [],
    events: [
      {
        id: 40,
        at: "2026-11-19T09:05:00Z",
        action: "create",
        actor: clerk,
        center: headOffice,
        to_status: "open",
      },
    ],
    ...change,
  };
}
