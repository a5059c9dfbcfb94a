import type { components } from "../../contract/registry.gen.d.ts";
import type { ApplicationStatus } from "../../domain/applications/application-actions.ts";

type Schemas = components["schemas"];
type Type = Schemas["ApplicationType"];
type Channel = "center" | "portal";

/** An application of the demonstration. */
export interface ApplicationPlan {
  readonly channel: Channel;
  /** Until its card is made; from then on the card says it. */
  readonly status: ApplicationStatus;
  readonly type: Type;
  /** For how many days it has this status. */
  readonly days: number;
  /** Where it was made; of one made online where it would have been. */
  readonly madeAt: number;
  readonly collectedAt: number;
  /** What the serial of its card ends in, where that is made. */
  readonly card?: number;
  /** Whose it is, by what the ID number ends in: the owner of the card, or who replaces this one; else a new person. */
  readonly person?: number;
  /** What the ID number of an applicant's guardian ends in. */
  readonly guardian?: number;
  readonly reasons?: readonly Schemas["ApplicationReason"][];
  readonly round?: 1 | 2;
}

const signature = { code: "missing_signature", field: "signature", text: "Signature is missing" };

/** Why the registry returned applications of the demonstration, in turn. */
const returnReasons: readonly (readonly Schemas["ApplicationReason"][])[] = [
  [{ code: "photo_too_dark", field: "photo", text: "Photo too dark" }, signature],
  [{ code: "wrong_document", field: "documents", text: "Wrong document" }],
  [{ code: "name_mismatch", field: "name", text: "The name does not match the birth certificate" }],
  [signature],
];

const rejection = [{ code: "not_entitled", field: null, text: "Not entitled to a card" }];

/** How many applications of the demonstration have no card yet, by status. */
const withoutCard: Readonly<Record<Channel, Readonly<Partial<Record<ApplicationStatus, number>>>>> = {
  center: {
    pending_biometrics: 4,
    pending_payment: 5,
    submitted: 9,
    under_review: 5,
    returned: 6,
    approved: 3,
    rejected: 3,
    cancelled: 2,
  },
  portal: {
    pending_biometrics: 2,
    pending_payment: 4,
    submitted: 6,
    under_review: 5,
    returned: 5,
    approved: 3,
    rejected: 2,
    cancelled: 1,
  },
};

/** Where applications are made and their cards collected, in turn. */
const centers = [
  [1, 1],
  [6, 6],
  [1, 6],
  [2, 2],
  [1, 1],
] as const;
/** For how many days they have had their status, in turn. */
const waits = [3, 0, 20, 1, 7, 3, 12, 2];
const types: readonly Type[] = ["renewal", "lost", "change_of_details", "first_time", "damaged", "renewal"];
/** Who collected a card, and applies for another one: by what the serial ends in. */
const owners = [5405, 5411, 5415];
/** Who apply for the children that get their first card. */
const guardians = [5304, 5305, 5306, 5308];

function planWithoutCard(channel: Channel): ApplicationPlan[] {
  const statuses = Object.entries(withoutCard[channel]) as [ApplicationStatus, number][];
  let [count, children, replacing] = [0, 0, 0];
  return statuses.flatMap(([status, many]) =>
    Array.from({ length: many }, (_, index): ApplicationPlan => {
      const [madeAt, collectedAt] = centers[index % centers.length] ?? [1, 1];
      const next = types[count++ % types.length] ?? "renewal";
      // A first card costs nothing.
      const type = status === "pending_payment" && next === "first_time" ? "renewal" : next;
      const replaces = type === "lost" && channel === "center" ? owners[replacing++] : undefined;
      const guardian = type === "first_time" ? guardians[children++ % guardians.length] : undefined;
      return {
        channel,
        status,
        type,
        days: waits[index % waits.length] ?? 0,
        madeAt,
        collectedAt,
        ...(replaces !== undefined && { person: replaces }),
        ...(guardian !== undefined && { guardian }),
        ...(status === "returned" && {
          reasons: returnReasons[index % returnReasons.length] ?? [],
          round: index % 3 === 2 ? (2 as const) : (1 as const),
        }),
        ...(status === "rejected" && { reasons: rejection }),
      };
    }),
  );
}

/** The cards of applications with their centres: free ones, ones in batches, at counters and handed over. */
const cards: Readonly<Record<Channel, readonly (readonly [number, number, number])[]>> = {
  center: [
    ...([691, 692] as const).map((card) => [card, 1, 1] as const),
    ...([1601, 1602] as const).map((card) => [card, 6, 6] as const),
    ...([1301, 1302, 1303, 1206] as const).map((card) => [card, 6, 6] as const),
    ...([2001, 2002] as const).map((card) => [card, 2, 2] as const),
    ...([5001, 5002, 5003] as const).map((card) => [card, 1, 1] as const),
    ...([5121, 5122] as const).map((card) => [card, 1, 6] as const),
    ...([5211, 5212] as const).map((card) => [card, 2, 2] as const),
    ...([5204, 5205, 5401, ...owners] as const).map((card) => [card, 1, 1] as const),
  ],
  portal: [
    ...([695, 696] as const).map((card) => [card, 1, 1] as const),
    [1603, 6, 6],
    ...([1304, 1305] as const).map((card) => [card, 6, 6] as const),
    ...([2003, 2004] as const).map((card) => [card, 2, 2] as const),
    ...([1101, 1102, 1103] as const).map((card) => [card, 6, 6] as const),
    [1901, 1, 1],
    [902, 1, 1],
  ],
};

function planWithCard(channel: Channel): ApplicationPlan[] {
  return cards[channel].map(([card, madeAt, collectedAt], index) => ({
    channel,
    status: "approved",
    // Those whose card is made had one before.
    type: types[index % 3] ?? "renewal",
    days: 0,
    madeAt,
    collectedAt,
    card,
    person: card,
  }));
}

/** The applications of the demonstration: those whose card is made first, as they were made long ago. */
export const applicationPlans: readonly ApplicationPlan[] = (["center", "portal"] as const).flatMap(
  (channel) => [...planWithCard(channel), ...planWithoutCard(channel)],
);
