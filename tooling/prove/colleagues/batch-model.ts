/** Where a batch stands. */
type BatchStatus = "open" | "dispatched" | "receiving" | "received" | "cancelled";
type LineStatus = "packed" | "in_transit" | "received" | "missing" | "disputed" | "removed";

/** What is done with a batch or with one of its lines. */
export type Action =
  | "add"
  | "remove"
  | "note"
  | "dispatch"
  | "cancel"
  | "reopen"
  | "receive"
  | "missing"
  | "dispute"
  | "undo"
  | "close";

/** Something that somebody does with a batch. */
export interface Deed {
  readonly action: Action;
  /** The serial number of the card that is added. */
  readonly serial?: string;
  /** The line that is meant, and for a new one the line that came of it. */
  readonly line?: number;
  /** The version of the batch, or of the card, that they saw. */
  readonly version?: number;
  readonly text: string;
}

interface Line {
  readonly serial: string;
  readonly status: LineStatus;
  readonly version: number;
}

/** A batch as a plain retelling of the functional design knows it. */
export interface BatchState {
  readonly status: BatchStatus;
  readonly version: number;
  readonly lines: ReadonlyMap<number, Line>;
  readonly notes: readonly string[];
}

/** A batch that was just opened. */
export const newBatch: BatchState = { status: "open", version: 1, lines: new Map(), notes: [] };

const ofBatch: readonly Action[] = ["remove", "dispatch", "cancel", "reopen", "close"];
const onItsWay: readonly BatchStatus[] = ["dispatched", "receiving"];
const open = new Map<Action, string>([
  ["receive", "batch_not_dispatched"],
  ["missing", "batch_not_dispatched"],
  ["dispute", "batch_not_dispatched"],
  ["undo", "batch_not_dispatched"],
  ["close", "batch_not_dispatched"],
  ["reopen", "batch_not_reopenable"],
]);
const cancelled = new Map<Action, string>([
  ["add", "batch_not_open"],
  ["remove", "batch_not_open"],
  ["dispatch", "batch_not_open"],
  ["cancel", "batch_not_open"],
]);

function refuseByStatus(status: BatchStatus, action: Action): string | undefined {
  if (status === "open") return open.get(action);
  const isOfOrigin = cancelled.get(action);
  if (isOfOrigin) return isOfOrigin;
  if (status === "cancelled") return action === "reopen" ? undefined : "batch_cancelled";
  if (action === "reopen") return status === "dispatched" ? undefined : "batch_not_reopenable";
  if (status === "received" && ["missing", "dispute", "undo", "close"].includes(action))
    return "batch_received";
  return status === "dispatched" && action === "undo" ? "card_not_checked" : undefined;
}

const takes: Partial<Record<Action, readonly LineStatus[]>> = {
  remove: ["packed"],
  receive: ["in_transit", "missing", "disputed"],
  missing: ["in_transit"],
  dispute: ["in_transit", "received"],
  undo: ["received", "missing", "disputed"],
};

function refuseByLine(line: Line, { action, version }: Deed): string | undefined {
  if (!takes[action]?.includes(line.status)) {
    if (line.status === "removed") return "card_removed";
    return line.status === "in_transit" ? "card_not_checked" : `already_${line.status}`;
  }
  const isStale = action !== "remove" && version !== undefined && version !== line.version;
  return isStale ? "stale_version" : undefined;
}

/** The code with which the functional design refuses; nothing where it is done. */
export function foresee(state: BatchState, deed: Deed): string | undefined {
  const { action, version } = deed;
  if (ofBatch.includes(action) && version !== undefined && version !== state.version) return "stale_version";
  const refused = refuseByStatus(state.status, action);
  if (refused) return refused;
  const there = [...state.lines.values()].filter(({ status }) => status !== "removed");
  if (action === "add")
    return there.some(({ serial }) => serial === deed.serial) ? "already_linked" : undefined;
  if (action === "dispatch") return there.length === 0 ? "batch_empty" : undefined;
  if (action === "close")
    return there.some(({ status }) => status === "in_transit") ? "cards_remaining" : undefined;
  if (!takes[action]) return undefined;
  const line = state.lines.get(deed.line ?? 0);
  return line ? refuseByLine(line, deed) : "no such line";
}

const becomes: Partial<Record<Action, LineStatus>> = {
  remove: "removed",
  receive: "received",
  missing: "missing",
  dispute: "disputed",
  undo: "in_transit",
};
const moves: Partial<Record<Action, { readonly from: LineStatus; readonly to: LineStatus }>> = {
  dispatch: { from: "packed", to: "in_transit" },
  cancel: { from: "packed", to: "removed" },
  reopen: { from: "in_transit", to: "packed" },
};

function leadTo({ status }: BatchState, action: Action): BatchStatus {
  if (action === "dispatch") return "dispatched";
  if (action === "cancel") return "cancelled";
  if (action === "reopen") return "open";
  if (action === "close") return "received";
  const isCheck = action === "receive" || action === "missing" || action === "dispute";
  return isCheck && onItsWay.includes(status) ? "receiving" : status;
}

/** What the batch is once something was done that was not refused. */
export function become(state: BatchState, deed: Deed): BatchState {
  const { action, line, serial } = deed;
  const version = state.version + 1;
  const lines = new Map(state.lines);
  if (action === "add") lines.set(line ?? 0, { serial: serial ?? "", status: "packed", version });
  const [to, meant] = [becomes[action], lines.get(line ?? 0)];
  if (to && meant) lines.set(line ?? 0, { ...meant, status: to, version });
  const move = moves[action];
  for (const [id, each] of lines) {
    if (move && each.status === move.from) lines.set(id, { ...each, status: move.to, version });
  }
  const isNote = action === "note" || action === "dispatch" || action === "close";
  const notes = isNote ? [...state.notes, deed.text] : state.notes;
  return { status: leadTo(state, action), version, lines, notes };
}
