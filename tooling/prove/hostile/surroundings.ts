import { showCode } from "../../../apps/reference-api/src/testing/show-code.ts";
import { createApplicationSurroundings } from "./application-surroundings.ts";
import { makeValid, type Operation } from "./contract.ts";
import { type Desk, openDesk, usualPassword } from "./desk.ts";
import { rightFile } from "./files.ts";
import { createHandOver } from "./hand-over.ts";
import type { Told, Wire } from "./wire.ts";
import { createXpatSurroundings } from "./xpat-surroundings.ts";

/** A request that would be accepted, for one of its parts to be replaced. */
export interface Valid {
  readonly desk: Pick<Desk, "headers">;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly file?: Buffer;
}

/** A card in a batch. */
interface Line {
  readonly batchId: number;
  readonly cardId: number;
  readonly serial: string;
}

/** How an operation is reached in its depth. */
export interface Surrounding {
  readonly make: () => Promise<Valid>;
  /** So often a request may be accepted that changes what the next one needs; what is asked after that is refused. */
  readonly most?: number;
}

/** Everything that stands around hostile requests. */
export interface Surroundings {
  readonly origin: Desk;
  readonly destination: Desk;
  /** A right request for an operation, and how often it is made anew after one was accepted. */
  find(
    operation: Operation,
  ): Promise<{ valid: Valid; renewals: number; renew: (sent?: string) => Promise<Valid> }>;
}

const notes = "As agreed on the telephone";

/** Signs the staff in who ask, and knows for every operation what it needs to be reached in its depth. */
export async function openSurroundings(wire: Wire, told: (answer: Told) => void): Promise<Surroundings> {
  const open = (username: string, center?: number) =>
    openDesk(wire, { username, told, ...(center !== undefined && { center }) });
  const origin = await open("super", 1);
  const destination = await open("super", 6);
  const [leaving, moving, renamed] = [
    await open("clerk.male", 1),
    await open("clerk.male", 1),
    await open("noarea", 1),
  ];
  // Keeps one session: after the set-up, sign-ins of this user need codes and its other sessions end.
  const securing = await open("status.male", 1);
  let password = usualPassword;
  const next = { card: 100 };
  const nextSerial = () => {
    next.card += 1;
    return `SN0000${next.card}`;
  };
  /** The line on which an operation was done: undone, it is there for the next request. */
  const lines = new Map<string, Line>();
  async function again(operation: string, make: () => Promise<Line>, undo: (line: Line) => Promise<object>) {
    const line = lines.get(operation);
    const isUndone = line !== undefined && (await undo(line).catch(() => undefined)) !== undefined;
    const made = isUndone ? line : await make();
    lines.set(operation, made);
    return made;
  }

  async function pack(): Promise<Line> {
    const { batch } = await origin.must("POST", "/dispatch/batches", { destination_center_id: 6 });
    const serial = nextSerial();
    const { card } = await origin.must("POST", `/dispatch/batches/${batch.id}/cards`, {
      serial_number: serial,
    });
    return { batchId: batch.id, cardId: card.id, serial };
  }
  async function send() {
    const packed = await pack();
    await origin.must("PATCH", `/dispatch/batches/${packed.batchId}/dispatch`, {});
    return packed;
  }
  async function check(how: string, data: object = { notes }) {
    const sent = await send();
    const { batchId, cardId, serial } = sent;
    const body = how === "receive" ? { data: { serial_number: serial } } : { data };
    await destination.must("PATCH", `/dispatch/batches/${batchId}/cards/${cardId}/${how}`, body);
    return sent;
  }
  const { load, verify, issue } = createHandOver(wire, origin, 5000);

  const at = (desk: Desk, path: Valid["path"], body?: unknown): Valid => ({
    desk,
    ...(path && { path }),
    body,
  });
  const onLine = ({ batchId, cardId }: Line) => ({ batchId, cardId });
  const reopen = ({ batchId }: Line) => origin.must("PATCH", `/dispatch/batches/${batchId}/open`, { notes });
  const dispatch = ({ batchId }: Line) => origin.must("PATCH", `/dispatch/batches/${batchId}/dispatch`, {});
  const doTo = (how: string, data: object) => (line: Line) =>
    destination.must("PATCH", `/dispatch/batches/${line.batchId}/cards/${line.cardId}/${how}`, { data });
  const undo = doTo("undo", { notes });
  const receive = (line: Line) => doTo("receive", { serial_number: line.serial })(line);
  const issued = await issue();
  const loaded = await load();
  await origin.must("POST", "/issuance/otp", { card_id: loaded.cardId });

  const known: Readonly<Record<string, Surrounding>> = {
    login: {
      make: async () => ({
        desk: { headers: [] },
        body: { username: "nobody.here", password: "Nothing-2026!" },
      }),
    },
    logout: {
      make: async () => {
        await leaving.signIn();
        return { desk: leaving };
      },
      most: 3,
    },
    setCenter: { make: async () => at(moving, undefined, { dispatch_center: 2 }) },
    updatePassword: {
      make: async () => {
        const body = {
          current_password: password,
          new_password: "Island-2027!",
          new_password_confirm: "Island-2027!",
        };
        return at(renamed, undefined, body);
      },
      most: 12,
    },
    startSecondFactor: { make: async () => at(securing, undefined, { current_password: usualPassword }) },
    confirmSecondFactor: {
      make: async () => {
        const { secret } = await securing.must("POST", "/auth/second-factor", {
          current_password: usualPassword,
        });
        return at(securing, undefined, { otp: showCode(secret, new Date()) });
      },
      most: 6,
    },
    endOtherSessions: { make: async () => at(securing, undefined) },
    createBatch: {
      make: async () => at(origin, undefined, { destination_center_id: 6, name: "November cards" }),
    },
    getSendingBatch: { make: async () => at(origin, { id: 3 }) },
    getReceivingBatch: { make: async () => at(destination, { id: 3 }) },
    listAudit: { make: async () => at(origin, { type: "batch", id: 3 }) },
    listBatchChanges: { make: async () => ({ desk: origin, path: { batchId: 3 }, query: { after: 0 } }) },
    locateCard: { make: async () => ({ desk: origin, query: { serial_number: "SN0001301" } }) },
    addCard: { make: async () => at(origin, { batchId: 7 }, { serial_number: nextSerial() }), most: 60 },
    removeCard: { make: async () => at(origin, onLine(await pack()), { notes }), most: 40 },
    receiveCard: {
      make: async () => {
        const sent = await again("receiveCard", send, undo);
        return at(destination, onLine(sent), { data: { serial_number: sent.serial, notes } });
      },
      most: 25,
    },
    disputeCard: {
      make: async () =>
        at(destination, onLine(await again("disputeCard", send, undo)), {
          data: { reason: "damaged", notes },
        }),
      most: 60,
    },
    markCardMissing: {
      make: async () =>
        at(destination, onLine(await again("markCardMissing", send, undo)), { data: { notes } }),
      most: 25,
    },
    undoCard: {
      make: async () =>
        at(destination, onLine(await again("undoCard", () => check("receive"), receive)), {
          data: { notes },
        }),
      most: 25,
    },
    attachCardPhoto: {
      make: async () => {
        const path = onLine(await check("dispute", { reason: "damaged", notes }));
        return { desk: destination, path, file: rightFile };
      },
    },
    getCardPhoto: {
      make: async () => at(origin, onLine(await check("dispute", { reason: "damaged", notes }))),
    },
    cancelBatch: {
      make: async () => {
        const { batch } = await origin.must("POST", "/dispatch/batches", { destination_center_id: 6 });
        return at(origin, { batchId: batch.id }, { notes });
      },
      most: 60,
    },
    changeDestination: {
      make: async () => {
        const { batch } = await origin.must("POST", "/dispatch/batches", { destination_center_id: 6 });
        return at(origin, { batchId: batch.id }, { destination_center_id: 2, notes });
      },
      most: 60,
    },
    dispatchBatch: {
      make: async () =>
        at(origin, { batchId: (await again("dispatchBatch", pack, reopen)).batchId }, { notes }),
      most: 80,
    },
    reopenBatch: {
      make: async () =>
        at(origin, { batchId: (await again("reopenBatch", send, dispatch)).batchId }, { notes }),
      most: 25,
    },
    addBatchNote: { make: async () => at(origin, { batchId: 7 }, { notes }) },
    receiveBatch: {
      make: async () => at(destination, { batchId: (await check("receive")).batchId }, { notes }),
      most: 25,
    },
    markPrinted: { make: async () => at(origin, { batchId: 3 }, { document: "manifest" }) },
    sendReadySms: { make: async () => at(destination, { batchId: 2 }, {}) },
    loadIssuance: {
      make: async () => at(origin, undefined, { serial_number: loaded.serial, take_over: true }),
    },
    checkCollector: {
      make: async () =>
        at(origin, undefined, { card_id: loaded.cardId, collector_type: "family", relationship: "mother" }),
    },
    sendCollectorOtp: { make: async () => at(origin, undefined, { card_id: loaded.cardId }) },
    verifyCollectorOtp: {
      make: async () => at(origin, undefined, { card_id: loaded.cardId, otp: "000000" }),
    },
    verifyCard: { make: async () => at(origin, { id: loaded.cardId }, { serial_number: loaded.serial }) },
    issueCard: { make: async () => at(origin, undefined, await verify()), most: 6 },
    addIssuanceDocument: {
      make: async () =>
        at(origin, undefined, { card_id: issued, type: "signed_receipt", upload_id: "nothing" }),
    },
    completeIssuance: {
      make: async () => at(origin, undefined, { card_id: await issue(), thumb_missing_reason: "injury" }),
      most: 6,
    },
    returnCard: {
      make: async () => at(origin, { id: await issue() }, { reason: "data_error", notes }),
      most: 6,
    },
    getCollectedIssuance: { make: async () => at(origin, { id: issued }) },
    getCompletedIssuance: { make: async () => at(origin, { id: issued }) },
    markReceiptPrinted: { make: async () => at(origin, { id: issued }) },
    getIssuanceEvidence: { make: async () => at(origin, { id: issued, kind: "thumb" }) },
    getIssuanceDocument: { make: async () => at(origin, { id: issued, documentId: 1 }) },
    getPortrait: { make: async () => at(origin, { id: issued, of: "owner" }) },
    ...createApplicationSurroundings(origin),
    ...createXpatSurroundings(origin),
  };

  /** What an operation without a line above takes by its schemas alone. */
  const makeByContract = (operation: Operation): Valid => {
    const path = operation.parameters
      .filter((one) => one.in === "path")
      .map((one) => [one.name, makeValid(one.schema)]);
    const body = operation.bodies.get("application/json");
    return { desk: origin, path: Object.fromEntries(path), ...(body && { body: makeValid(body) }) };
  };

  return {
    origin,
    destination,
    async find(operation) {
      const { make, most = 0 } = known[operation.id] ?? { make: async () => makeByContract(operation) };
      const renew = async (sent?: string) => {
        if (operation.id === "updatePassword") {
          password = sent ?? "Island-2027!";
          // Only what was kept as it was sent signs in.
          await renamed.signIn(password);
        }
        return make();
      };
      return { valid: await make(), renewals: most, renew };
    },
  };
}
