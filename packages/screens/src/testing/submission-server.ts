import type {
  ApplicantBiometrics,
  Application,
  Extension,
  OperationBody,
  OperationData,
  Person,
  PersonStatus,
} from "@id-desk/core";
import {
  createApplicantBiometrics,
  createApplication,
  createApplicationCard,
  createCapturedPart,
  createPerson,
  createPersonStatus,
  createStatusApplication,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { drawFigure } from "./draw-figure.ts";

type Data = Exclude<OperationBody<"submitApplication">, FormData>;
type Draft = OperationData<"listDrafts">["drafts"][number];

/** What a server of applications is set up with. */
export interface SubmissionServerOptions {
  /** The applicant, whose ID number is A100101. */
  readonly person?: Partial<Person>;
  /** What the registry knows of their applications and cards: one card, and no application under way. */
  readonly status?: Partial<PersonStatus>;
  /** Other people, for guardians. */
  readonly people?: readonly Person[];
  readonly biometrics?: Partial<ApplicantBiometrics>;
  /** The application that the registry has returned. */
  readonly returned?: Partial<Application>;
  /** What it can beyond the specification. */
  readonly extensions?: readonly Extension[];
  readonly settings?: OperationData<"getSettings">["configs"];
  /** The drafts that it has already, newest first. */
  readonly drafts?: readonly Draft[];
  /** For how many seconds the proof of a right code is good. */
  readonly verifiedFor?: number;
  /** The status of an application that was submitted with biometrics. */
  readonly nextStatus?: Application["status"];
}

/** A registry that takes applications and answers from memory. */
export interface SubmissionServer {
  /** For `createTestRegistry`. */
  readonly handlers: FakeHandlers;
  /** What was submitted, the newest last: a repeat under the same key is not there twice. */
  readonly submitted: readonly Data[];
  /** The drafts that it keeps, newest first. */
  readonly drafts: readonly Draft[];
  /** A colleague submits an application for the applicant. */
  readonly submitElsewhere: () => void;
  /** Another application uses up a file. */
  readonly useFile: (path: string) => void;
  /** A colleague or the registry changes the returned application. */
  readonly change: (change: Partial<Application>) => void;
}

/** The code that the applicant reads out. */
export const rightCode = "123456";

const usualExtensions: readonly Extension[] = ["drafts", "person_portraits", "uploads"];
const at = "2026-11-19T09:05:00Z";

/** Returns the first of January of the year in which somebody has this age. */
export const bornFor = (age: number): string => `${new Date().getFullYear() - age}-01-01`;

/** The card that the applicant has; it does not expire soon. */
const cardInHand = createApplicationCard({ status: "completed", expiry_date: "2093-11-07" });

/** Settings by which one finger is taken. */
export const oneFinger = {
  biometrics: { fingers: [{ hand: "right", finger: "thumb", required: true, least_quality: 40 }] },
} as unknown as NonNullable<SubmissionServerOptions["settings"]>;

/** Everything that is taken by these settings, as it was taken lately. */
export const storedParts = (["photo", "signature", "finger"] as const).map((kind, at) =>
  createCapturedPart({
    id: 301 + at,
    kind,
    captured_at: new Date().toISOString(),
    ...(kind !== "finger" && { hand: null, finger: null, quality: null }),
  }),
);

/** The guardians that a server knows by default: one may apply, one is 17 years old, and one is deceased. */
export const guardians = {
  mother: createPerson({
    id_number: "A100200",
    name_en: "Aminath Naseer",
    gender: 2,
    phone_masked: "*** **12",
  }),
  young: createPerson({ id_number: "A100217", name_en: "Ali Naseer", date_of_birth: bornFor(17) }),
  deceased: createPerson({ id_number: "A100299", name_en: "Hassan Naseer", is_deceased: true }),
} as const;

/** An application under way at the head office, as the status of its applicant lists it. */
export const activeApplication = (change: Parameters<typeof createStatusApplication>[0] = {}) =>
  createStatusApplication({ id: 77, application_no: "C-2026-000077", ...change });

/** Reads what was submitted, with its pictures or without. */
export function readSubmitted(body: OperationBody<"submitApplication">): Data {
  return body instanceof FormData ? JSON.parse(String(body.get("data"))) : body;
}

/** Serves one applicant and their application, in the order that a registry keeps: a code first, each file once. */
export function createSubmissionServer(options: SubmissionServerOptions = {}): SubmissionServer {
  const {
    extensions = usualExtensions,
    settings = {},
    verifiedFor = 600,
    nextStatus = "submitted",
  } = options;
  const person = createPerson(options.person);
  const people = [person, ...(options.people ?? Object.values(guardians))];
  let status = createPersonStatus({ person, applications: [], cards: [cardInHand], ...options.status });
  let returned = createApplication({
    applicant: person,
    status: "returned",
    version: 4,
    ...options.returned,
  });
  let drafts = [...(options.drafts ?? [])];
  const submitted: Data[] = [];
  const used = new Set<string>();
  const answers = new Map<string, unknown>();
  let wrongCodes = 0;
  let token: string | undefined;
  let files = 0;

  /** Returns the first answer again for a repeated write. A refusal is not kept. */
  function once<Answer extends { readonly status: number }>(headers: Headers, answer: () => Answer): Answer {
    const key = headers.get("Idempotency-Key") ?? crypto.randomUUID();
    const made = (answers.get(key) as Answer | undefined) ?? answer();
    if (made.status < 300) answers.set(key, made);
    return made;
  }
  const findPerson = (idNumber: string | undefined) => people.find(({ id_number }) => id_number === idNumber);
  const notFound = () => refuse("Person not found.", { status: 404 });
  const refuseField = (field: string, message: string, code?: string) =>
    refuse(message, { errors: { [field]: [message] }, ...(code && { code }) });

  function refuseSubmission(data: Data) {
    const { application_no, id, is_ours, collection_center: center } = status.applications[0] ?? {};
    if (application_no && data.resubmission_of === undefined) {
      const context = { application_no, center, ...(is_ours && { id }) };
      const message = `${data.id_number} already has an application: ${application_no}.`;
      return refuse(message, { status: 409, code: "application_active", context });
    }
    if (data.version !== undefined && data.version !== returned.version) {
      const context = { version: returned.version };
      return refuse("This application was changed.", { status: 409, code: "stale_version", context });
    }
    const isVerified = data.otp_token === token && token !== undefined;
    if (!isVerified && (data.resubmission_of === undefined || data.otp_token !== undefined)) {
      const message = "The phone number has to be verified again.";
      return refuseField("otp_token", message, "phone_not_verified");
    }
    const taken = data.documents.find(({ file_path }) => used.has(file_path));
    return taken && refuseField(`documents.${taken.type}`, "File path missing", "file_path_missing");
  }

  const handlers: FakeHandlers = {
    getSettings: () => reply(200, { configs: settings, extensions: [...extensions] }),
    getPersonStatus({ path }) {
      const found = findPerson(path.idNumber);
      if (!found) return notFound();
      const known = found === person ? status : createPersonStatus({ person: found, applications: [] });
      return reply(200, { status: known, extensions: [...extensions] });
    },
    getApplicantBiometrics({ path }) {
      const applicant = findPerson(path.idNumber);
      if (!applicant) return notFound();
      const biometrics = { application: null, ...options.biometrics, applicant };
      return reply(200, { biometrics: createApplicantBiometrics(biometrics), extensions: [...extensions] });
    },
    getPersonPortrait: drawFigure,
    getApplicantPortrait: drawFigure,
    getCenterApplication: () => reply(200, { application: returned, extensions: [...extensions] }),
    addIssuanceDocument({ body }) {
      files += 1;
      const { type } = (body instanceof FormData ? Object.fromEntries(body) : body) as {
        readonly type: string;
      };
      const document = { id: files, type, content_type: "application/pdf", size: 9, added_at: at };
      return reply(201, { file_path: `documents/${files}`, document });
    },
    sendApplicationOtp({ body, headers }) {
      const { otp, phone, guardian_id_number, id_number } = body;
      if (otp === undefined) {
        return once(headers, () => {
          const masked = findPerson(guardian_id_number ?? id_number)?.phone_masked ?? "";
          const sent_to_masked = phone ? `*** **${phone.slice(-2)}` : masked;
          const times = { sent_at: at, expires_in: 600, resend_in: 60, attempts_left: 5, verified_at: null };
          return reply(200, { otp: { sent_to_masked, ...times }, message: "One-time password sent" });
        });
      }
      if (otp === rightCode && wrongCodes < 5) {
        token = `token-${crypto.randomUUID()}`;
        return reply(200, { otp_token: token, verified_at: at, verified_for: verifiedFor });
      }
      wrongCodes += 1;
      const attempts_left = 5 - wrongCodes;
      if (attempts_left > 0) {
        return refuse("Invalid collector otp", { code: "collector_otp_invalid", context: { attempts_left } });
      }
      const { body: locked } = refuse("Too many wrong codes", { code: "otp_locked" });
      return reply(429, locked, { "Retry-After": "900" }) as never;
    },
    submitApplication: ({ body, headers }) =>
      once(headers, () => {
        const data = readSubmitted(body);
        const refusal = refuseSubmission(data);
        if (refusal) return refusal;
        submitted.push(data);
        for (const { file_path } of data.documents) used.add(file_path);
        const again = data.resubmission_of !== undefined;
        const next = data.biometrics || again ? nextStatus : "pending_biometrics";
        const made = again ? returned : createApplication({ applicant: person, type: data.type, id: 90 });
        const application = { ...made, application_no: "C-2026-000090", status: next } as Application;
        if (again) returned = { ...application, version: returned.version + 1 };
        token = undefined;
        return again
          ? reply(200, { application: returned, message: "Application resubmitted" })
          : reply(201, { application, message: "Application submitted" });
      }) as never,
    listDrafts: () => reply(200, { drafts }),
    saveDraft({ path, body }) {
      const { draft = "" } = path;
      const kept = drafts.find((one) => one.draft === draft);
      if (!kept && drafts.some(({ id_number }) => id_number === body.id_number)) {
        return refuse("There is a draft of this person.", { status: 409, code: "draft_exists" });
      }
      if (kept && kept.version !== body.version) {
        return refuse("This draft was changed.", { status: 409, code: "stale_version" });
      }
      const { id_number, content, version } = body;
      const saved = { draft, version: version + 1, saved_at: at };
      drafts = [{ ...saved, id_number, content }, ...drafts.filter((one) => one !== kept)];
      return reply(200, { draft: saved });
    },
    discardDraft({ path }) {
      drafts = drafts.filter(({ draft }) => draft !== path.draft);
      return reply(200, {});
    },
  };
  return {
    handlers,
    submitted,
    get drafts() {
      return drafts;
    },
    submitElsewhere() {
      status = { ...status, applications: [activeApplication()] };
    },
    useFile: (path) => void used.add(path),
    change(change) {
      returned = { ...returned, ...change, version: returned.version + 1 };
    },
  };
}
