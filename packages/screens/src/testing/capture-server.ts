import type {
  ApplicantBiometrics,
  CapturedPart,
  CaptureException,
  CaptureSet,
  Extension,
} from "@id-desk/core";
import {
  createApplicantBiometrics,
  createCaptureSet,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";

/** A registry that keeps the biometrics of one applicant in memory, for stories and tests of the station. */
export interface CaptureServer {
  /** For `createTestRegistry`. */
  readonly handlers: FakeHandlers;
  /** What it has of the applicant now. */
  readonly read: () => ApplicantBiometrics;
  /** A colleague changes the set at another computer. */
  readonly change: (change: Partial<CaptureSet>) => void;
}

/** What a server of captures can be told. */
export interface CaptureServerOptions {
  /** What it can beyond the specification; `capture_sets` unless something else is said. */
  readonly extensions?: readonly Extension[];
  /** The settings of biometrics. */
  readonly settings?: object;
}

const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };
const colleague = { username: "clerk.two", fullname: "Ibrahim Waheed" };
const at = "2026-11-19T09:05:00Z";

interface Item {
  readonly kind: string;
  readonly hand?: string | null | undefined;
  readonly finger?: string | null | undefined;
}

const isSame = (one: Item) => (other: Item) =>
  one.kind === other.kind &&
  (one.hand ?? null) === (other.hand ?? null) &&
  (one.finger ?? null) === (other.finger ?? null);

/** Serves one applicant: the first part makes a set, every change makes its version greater, submitting closes it. */
export function createCaptureServer(
  change: Partial<ApplicantBiometrics> = {},
  { extensions = ["capture_sets"], settings }: CaptureServerOptions = {},
): CaptureServer {
  let biometrics = createApplicantBiometrics(change);
  let changedBy = clerk;
  let nextId = 500;
  const files = new Map<number, string>();

  function write(next: Partial<CaptureSet>, by = clerk): CaptureSet {
    const set = biometrics.set ?? createCaptureSet({ version: 0 });
    const written = { ...set, ...next, version: set.version + 1 };
    biometrics = { ...biometrics, set: written };
    changedBy = by;
    return written;
  }
  function changed() {
    const { version, closed_at } = biometrics.set ?? createCaptureSet();
    return refuse(`These biometrics were ${closed_at ? "submitted" : "changed"} by ${changedBy.fullname}.`, {
      status: 409,
      code: "biometrics_changed",
      context: { version, changed_by: changedBy, changed_at: at },
    });
  }
  const partsOf = () => biometrics.set?.parts ?? [];
  const exceptionsOf = () => biometrics.set?.exceptions ?? [];

  async function keep(body: FormData, item: Pick<CapturedPart, "kind" | "hand" | "finger">) {
    const picture = body.get("file");
    const print = picture instanceof Blob ? await digest(picture) : "";
    const { hand: _h, finger: _f, ...how } = readData(body);
    const equal = partsOf().find(({ id, kind }) => kind === "finger" && files.get(id) === print);
    if (item.kind === "finger" && equal && !isSame(item)(equal)) {
      return refuse("This is the print of another finger.", { status: 409, code: "same_print" });
    }
    nextId += 1;
    files.set(nextId, print);
    const part: CapturedPart = {
      quality: null,
      ...how,
      ...item,
      id: nextId,
      source: "captured",
      captured_at: at,
      captured_by: clerk,
    };
    const others = partsOf().filter((each) => !isSame(part)(each));
    const exceptions = exceptionsOf().filter((each) => !isSame(part)(each));
    return reply(201, { set: write({ parts: [...others, part], exceptions }) });
  }

  const handlers: FakeHandlers = {
    getSettings: () => reply(200, { configs: settings ? { biometrics: settings } : {} }),
    getApplicantBiometrics: () => reply(200, { biometrics, extensions: [...extensions] }),
    sendPhotograph: ({ body }) => keep(body, { kind: "photo", hand: null, finger: null }),
    sendFingerprint: ({ body }) => {
      const { hand = null, finger = null } = readData(body);
      return keep(body, { kind: "finger", hand, finger });
    },
    sendSignature: ({ body }) => keep(body, { kind: "signature", hand: null, finger: null }),
    recordException: ({ body: { exception } }) => {
      nextId += 1;
      const { hand = null, finger = null, notes = null } = exception;
      const recorded = { ...exception, hand, finger, notes };
      const kept: CaptureException = { ...recorded, id: nextId, recorded_at: at, recorded_by: clerk };
      const others = exceptionsOf().filter((each) => !isSame(kept)(each));
      const parts = partsOf().filter((each) => !isSame(kept)(each));
      return reply(201, { set: write({ parts, exceptions: [...others, kept] }) });
    },
    removeException: ({ path }) => {
      const exceptions = exceptionsOf().filter(({ id }) => String(id) !== path.exceptionId);
      return reply(200, { set: write({ exceptions }) });
    },
    removeCapturedPart: ({ path }) => {
      return reply(200, { set: write({ parts: partsOf().filter(({ id }) => String(id) !== path.partId) }) });
    },
    getCaptureSet: () => reply(200, { set: biometrics.set ?? createCaptureSet() }),
    submitBiometrics: ({ body }) => {
      const { version, supervisor, wait_for_supervisor: waits } = readData(body);
      const { set, application } = biometrics;
      if (!application) return refuse("There is no application.", { status: 404 });
      if (set?.closed_at || (version !== undefined && version !== set?.version)) return changed();
      if (supervisor?.password === "wrong") {
        return refuse("Username or password is not correct.", { code: "wrong_sign_in" });
      }
      const next = waits && !supervisor ? application : { ...application, status: "submitted" as const };
      write(waits && !supervisor ? { waits_for_supervisor: true } : { closed_at: at });
      biometrics = { ...biometrics, application: next };
      return reply(200, { application: next, message: "Biometrics saved" });
    },
  };
  return { handlers, read: () => biometrics, change: (next) => void write(next, colleague) };
}

/** What a form says beside its files. */
export function readData(body: FormData) {
  const data = body.get("data");
  return (typeof data === "string" ? JSON.parse(data) : {}) as Partial<
    CapturedPart & {
      readonly version: number;
      readonly parts: readonly number[];
      readonly exceptions: readonly object[];
      readonly supervisor: { readonly password?: string };
      readonly wait_for_supervisor: boolean;
    }
  >;
}

/** Tells one picture from another by its bytes. */
async function digest(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let sum = 5381;
  for (const byte of bytes) sum = (sum * 33 + byte) % 4_294_967_291;
  return `${bytes.length} ${sum}`;
}
