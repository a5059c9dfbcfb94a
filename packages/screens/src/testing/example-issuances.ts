import type { Extension, Issuance, IssuanceSummary } from "@id-desk/core";
import {
  createCollectedIssuance,
  createCollector,
  createCompletedIssuance,
  createIssuanceCard,
  createIssuanceSummary,
  createOtp,
  createPerson,
  type FakeHandlers,
  type FakeReply,
  refuse,
  reply,
} from "@id-desk/core/testing";

const clerks = [
  { username: "clerk.male", fullname: "Aishath Shareef" },
  { username: "clerk.huda", fullname: "Hassan Manik" },
];

const people = [
  { name_en: "Mohamed Naseer", name_dv: "މުޙައްމަދު ނަޞީރު" },
  { name_en: "Aminath Sheereen Abdulla", name_dv: "އާމިނަތު ޝީރީން" },
  { name_en: "Ibrahim Rasheed", name_dv: null },
  { name_en: "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu", name_dv: "ފާޠިމަތު ޒުލައިޚާ" },
];

const collectors = [
  { type: "self", relationship: null },
  { type: "family", relationship: "mother" },
  { type: "self", relationship: null },
  { type: "authorised", relationship: null },
] as const;

const statuses = ["collected", "collected", "completed", "completed", "returned", "completed"] as const;

/** The moment some hours ago. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

/** Hand-overs of every status, newest first: the first ones of this hour, the next ones older by seven hours each. */
export function createExampleIssuances(count: number, firstId = 70): IssuanceSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + count - index;
    const number = String(id).padStart(4, "0");
    const owner = people[index % people.length] ?? { name_en: "", name_dv: null };
    const collector = collectors[index % collectors.length] ?? collectors[0];
    const status = statuses[index % statuses.length] ?? "collected";
    const clerk = clerks[index % clerks.length] ?? { username: "", fullname: "" };
    const hours = index === 0 ? 0 : index * 7 + 20;
    const isCompleted = status === "completed";
    return createIssuanceSummary({
      id,
      issuance_no: `HO-2026-00${number}`,
      status,
      card: {
        id: 1000 + id,
        serial_number: `SN000${number}`,
        id_number: `A30${number}`,
        card_type: "standard",
      },
      owner,
      collector: {
        ...collector,
        name: collector.type === "self" ? owner.name_en : "Aminath Ibrahim",
        name_dv: null,
      },
      issued_by: clerk,
      issued_at: hoursAgo(hours),
      ...(isCompleted && { completed_by: clerk, completed_at: hoursAgo(hours - 0.1) }),
      ...(status === "returned" && {
        returned: {
          reason: "data_error",
          notes: "The name is misspelt",
          by: clerk,
          at: hoursAgo(hours - 0.2),
        },
      }),
      proof: {
        thumb: isCompleted && index % 3 !== 0,
        finger: isCompleted && index % 3 !== 0 ? "thumb" : null,
        thumb_missing_reason: isCompleted && index % 3 === 0 ? "device_failed" : null,
        signature: isCompleted,
        documents: collector.type === "authorised" ? 1 : 0,
      },
    });
  });
}

/** Answers the list of hand-overs as a registry does: one page of it. */
export function serveIssuances(
  rows: readonly IssuanceSummary[],
  extensions: readonly Extension[] = [],
): (call: { readonly query: Readonly<Record<string, string>> }) => FakeReply<"listIssuances"> {
  return ({ query }) => {
    const page = Number(query.page ?? 1);
    const per_page = Number(query.per_page ?? 25);
    return reply(200, {
      issuances: rows.slice((page - 1) * per_page, page * per_page),
      meta: { page, per_page, total: rows.length, last_page: Math.max(1, Math.ceil(rows.length / per_page)) },
      ...(extensions.length > 0 && { extensions: [...extensions] }),
    });
  };
}

/** The record of a row, with its history. */
export function createExampleRecord(row: IssuanceSummary, change: Partial<Issuance> = {}): Issuance {
  const isCompleted = row.status === "completed";
  const create = isCompleted ? createCompletedIssuance : createCollectedIssuance;
  const center = { id: 1, name: "DNR Head Office" };
  const actor = row.issued_by;
  const at = row.issued_at;
  const actions = [
    "load",
    "send_otp",
    "verify_otp",
    "verify_card",
    "issue",
    ...(isCompleted ? ["complete"] : []),
    ...(row.status === "returned" ? ["return_card"] : []),
  ];
  return create({
    id: row.id,
    issuance_no: row.issuance_no,
    status: row.status,
    card: createIssuanceCard({
      id: row.card.id,
      serial_number: row.card.serial_number,
      id_number: row.card.id_number,
      name_en: row.owner.name_en,
      status: row.status === "returned" ? "at_center" : row.status,
    }),
    owner: createPerson({ id_number: row.card.id_number, ...row.owner }),
    collector: createCollector({
      type: row.collector.type,
      name: row.collector.name,
      relationship: row.collector.relationship,
      id_number: row.collector.type === "self" ? row.card.id_number : "A300999",
    }),
    otp: createOtp({ verified_at: at, expires_in: 0, resend_in: 0 }),
    card_verified_at: at,
    documents:
      row.proof.documents > 0
        ? [
            {
              id: 9,
              type: "authorisation_letter",
              content_type: "application/pdf",
              size: 204_800,
              added_at: at,
            },
          ]
        : [],
    issued_by: row.issued_by,
    issued_at: at,
    completed_by: row.completed_by,
    completed_at: row.completed_at,
    returned: row.returned,
    proof: row.proof,
    events: actions.map((action, index) => ({ id: index + 1, at, action, actor, center, notes: null })),
    version: row.version,
    ...change,
  });
}

/** A registry's counter in memory: its list, its records, and what is done with them. */
export interface HandOverServer {
  /** For `createTestRegistry`. */
  readonly handlers: FakeHandlers;
  /** The hand-overs as they stand. */
  readonly rows: () => readonly IssuanceSummary[];
  /** A colleague changes a hand-over. */
  readonly change: (id: number, change: Partial<IssuanceSummary>) => void;
}

const picture = async () => {
  const canvas = new OffscreenCanvas(320, 140);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("There is nothing to draw with.");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, 320, 140);
  pen.strokeStyle = "#123";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(30, 90);
  pen.bezierCurveTo(90, 10, 120, 140, 170, 70);
  pen.bezierCurveTo(200, 30, 230, 120, 290, 60);
  pen.stroke();
  return new Response(await canvas.convertToBlob({ type: "image/png" }), {
    headers: { "Content-Type": "image/png" },
  });
};

/** Makes a registry's counter of some hand-overs, which completes them and takes cards back. */
export function createHandOverServer(
  first: readonly IssuanceSummary[],
  extensions: readonly Extension[] = ["evidence", "printed"],
): HandOverServer {
  let rows = first;
  let copies = 0;
  const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };
  function change(id: number, part: Partial<IssuanceSummary>): void {
    rows = rows.map((row) => (row.id === id ? { ...row, ...part, version: row.version + 1 } : row));
  }
  const find = (cardId: number) => rows.find(({ card }) => card.id === cardId);
  const answer = (cardId: number) => {
    const row = find(cardId);
    if (!row) return refuse("Card not found.", { status: 404, code: "not_found" });
    return reply(200, { issuance: createExampleRecord(row), extensions: [...extensions] });
  };
  const read: FakeHandlers["getCollectedIssuance"] = ({ path }) => answer(Number(path.id));
  return {
    rows: () => rows,
    change,
    handlers: {
      listIssuances: (call) => serveIssuances(rows, extensions)(call),
      getCollectedIssuance: read,
      getCompletedIssuance: ({ path }) => answer(Number(path.id)),
      getIssuanceEvidence: picture,
      getIssuanceDocument: () =>
        new Response(new Blob(["%PDF-1.7"]), { headers: { "Content-Type": "application/octet-stream" } }),
      returnCard: ({ path, body }) => {
        const row = find(Number(path.id));
        if (!row) return refuse("Card not found.", { status: 404 });
        const at = new Date().toISOString();
        change(row.id, { status: "returned", returned: { ...body, by: clerk, at } });
        const issuance = createExampleRecord(find(row.card.id) ?? row);
        return reply(200, { card: issuance.card, issuance, message: "Card returned" });
      },
      completeIssuance: ({ body }) => {
        const data = JSON.parse(String(body.get("data"))) as { readonly card_id: number };
        const row = find(data.card_id);
        if (!row) return refuse("Card not found.", { status: 404 });
        change(row.id, {
          status: "completed",
          completed_by: clerk,
          completed_at: new Date().toISOString(),
          proof: { ...row.proof, thumb: true, finger: "thumb", signature: true },
        });
        return answer(data.card_id) as FakeReply<"completeIssuance">;
      },
      markReceiptPrinted: ({ path }) => {
        copies += 1;
        const row = find(Number(path.id));
        if (!row) return refuse("Card not found.", { status: 404 });
        return reply(200, { copies, issuance: createExampleRecord(row, { printed: copies }) });
      },
    },
  };
}
