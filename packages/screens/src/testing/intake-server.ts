import type { Application, Extension, OperationBody, PersonStatus } from "@id-desk/core";
import {
  createApplicantBiometrics,
  createApplication,
  createCapturedPart,
  createPerson,
  createPersonStatus,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";

/** What is submitted, whichever way it came. */
export type SubmittedApplication = Exclude<OperationBody<"submitApplication">, FormData>;

/** A registry that takes applications and answers from memory, for stories and tests of the pages that submit them. */
export interface IntakeServer {
  /** For `createTestRegistry`. */
  readonly handlers: FakeHandlers;
  /** What was submitted, in its order. */
  readonly submitted: readonly SubmittedApplication[];
  /** How many files came with the last submission. */
  readonly countFiles: () => number;
  /** The drafts that are kept. */
  readonly drafts: readonly { readonly draft: string; readonly content: Readonly<Record<string, unknown>> }[];
}

/** How a registry differs from the usual one. */
export interface IntakeServerOptions {
  readonly status?: Partial<PersonStatus>;
  /** What is there of the applicant from before: everything, or nothing. */
  readonly before?: "all" | "none";
  /** The application that is submitted again. */
  readonly returned?: Partial<Application>;
  readonly extensions?: readonly Extension[];
  /** Drafts that are kept from before. */
  readonly drafts?: readonly { readonly idNumber: string; readonly content: Record<string, unknown> }[];
  /** What the first submissions are answered with, in their order. */
  readonly refusals?: readonly ReturnType<typeof refuse>[];
}

/** The code that the applicant reads out. */
export const applicationCode = "123456";

const at = "2026-11-19T09:05:00Z";
const head = { id: 1, name: "DNR Head Office" };
const types = ["first_time", "renewal", "lost", "damaged", "change_of_details"] as const;

/** The card that the usual applicant has in hand; it expires within the months of a renewal. */
const cardInHand: PersonStatus["cards"][number] = {
  id: 91,
  serial_number: "SN0000091",
  card_type: "standard",
  application_no: null,
  issue_date: "2022-01-10",
  expiry_date: "2027-01-10",
  status: "completed",
  status_at: "2022-01-20T05:00:00Z",
  center: head,
  batch: null,
  told_at: null,
};

const storedParts = [
  createCapturedPart({ id: 301, kind: "photo", hand: null, finger: null, quality: null }),
  createCapturedPart({ id: 302, kind: "finger", hand: "right", finger: "thumb", quality: 71 }),
  createCapturedPart({ id: 303, kind: "signature", hand: null, finger: null, quality: null }),
];

const readSubmitted = (body: unknown): SubmittedApplication =>
  body instanceof FormData ? JSON.parse(String(body.get("data"))) : (body as SubmittedApplication);

/** Serves one applicant: looks up, takes documents, sends and verifies codes, and takes the application once. */
export function createIntakeServer({
  status: change,
  before = "all",
  returned,
  extensions = ["drafts", "uploads"],
  drafts: kept = [],
  refusals = [],
}: IntakeServerOptions = {}): IntakeServer {
  const submitted: SubmittedApplication[] = [];
  const drafts = kept.map(({ idNumber, content }, index) => ({
    draft: `draft-from-before-${index}`,
    version: 1,
    saved_at: at,
    id_number: idNumber,
    content,
  }));
  let files = 0;
  let wrongCodes = 0;
  let paths = 0;
  const left = [...refusals];
  const made = new Map<string, Application>();
  const person = createPerson({ id_number: "A100101", has_photo: false, ...change?.person });
  const application = returned && createApplication({ status: "returned", applicant: person, ...returned });
  const status = createPersonStatus({ applications: [], cards: [cardInHand], ...change, person });

  const handlers: FakeHandlers = {
    getSettings: () =>
      reply(200, {
        configs: {
          biometrics: {
            fingers: [{ hand: "right", finger: "thumb", required: true, least_quality: 40 }],
            reuse_for_years: 5,
          },
          fees: types.map((code) => ({
            code,
            label: code,
            amount: code === "first_time" ? 0 : 100,
            currency: "MVR",
          })),
        },
        extensions: [...extensions],
      }),
    getPersonStatus({ path }) {
      const { idNumber } = path;
      if (idNumber === person.id_number) return reply(200, { status, extensions: [...extensions] });
      if (idNumber === "A999999")
        return refuse(`No record was found for ${idNumber}.`, { status: 404, code: "not_found" });
      // Guardians: the last digit says what is wrong with one.
      const guardian = createPerson({
        id_number: String(idNumber),
        name_en: "Aminath Naseer",
        date_of_birth: String(idNumber).endsWith("7") ? "2009-05-01" : "1985-05-01",
        is_deceased: String(idNumber).endsWith("8"),
        has_photo: false,
      });
      return reply(200, { status: createPersonStatus({ person: guardian, applications: [] }) });
    },
    getApplicantBiometrics: () =>
      reply(200, {
        biometrics: createApplicantBiometrics({
          applicant: person,
          application: null,
          stored: before === "all" ? [...storedParts] : [],
        }),
        extensions: [...extensions],
      }),
    getCenterApplication: () =>
      reply(200, { application: application ?? createApplication(), extensions: [...extensions] }),
    addIssuanceDocument({ body }) {
      const type = body instanceof FormData ? String(body.get("type")) : body.type;
      paths += 1;
      return reply(201, {
        file_path: `documents/${paths}`,
        document: { id: paths, type, content_type: "image/jpeg", size: 100, added_at: at },
      });
    },
    sendApplicationOtp({ body }) {
      if (body.otp === undefined) {
        const end = (body.phone ?? "7771245").slice(-2);
        const otp = { sent_at: at, sent_to_masked: `*** **${end}`, expires_in: 600, resend_in: 60 };
        return reply(200, {
          otp: { ...otp, attempts_left: 5 - wrongCodes, verified_at: null },
          message: "One-time password sent",
        });
      }
      if (body.otp === applicationCode && wrongCodes < 5) {
        return reply(200, { otp_token: "tHJ3Yd8mQ0u1oWq2", verified_at: at, verified_for: 600 });
      }
      wrongCodes += 1;
      if (wrongCodes > 5) {
        const locked = { status: 429, code: "otp_locked" } as const;
        return refuse("Too many wrong codes. Try again in 15 minutes.", locked);
      }
      return refuse("Invalid collector otp", {
        code: "collector_otp_invalid",
        context: { attempts_left: 5 - wrongCodes },
      });
    },
    submitApplication({ body, headers }) {
      const refusal = left.shift();
      if (refusal) return refusal;
      const key = headers.get("Idempotency-Key") ?? crypto.randomUUID();
      const data = readSubmitted(body);
      const answer =
        made.get(key) ??
        createApplication({
          status: data.biometrics ? "pending_payment" : "pending_biometrics",
          applicant: person,
          ...(application && { ...application, status: "submitted", round: 2, return_reasons: [] }),
        });
      if (!made.has(key)) submitted.push(data);
      made.set(key, answer);
      files = body instanceof FormData ? body.getAll("files").length : 0;
      return reply(201, { application: answer, message: "Application submitted" });
    },
    listDrafts: () => reply(200, { drafts: drafts.toReversed() }),
    saveDraft({ path, body }) {
      const id = String(path.draft);
      const found = drafts.findIndex(({ draft }) => draft === id);
      const saved = {
        draft: id,
        version: body.version + 1,
        saved_at: at,
        id_number: body.id_number,
        content: body.content,
      };
      if (found < 0) drafts.push(saved);
      else drafts[found] = saved;
      return reply(200, { draft: { draft: id, version: saved.version, saved_at: at } });
    },
    discardDraft({ path }) {
      const found = drafts.findIndex(({ draft }) => draft === String(path.draft));
      if (found >= 0) drafts.splice(found, 1);
      return reply(200, {});
    },
  };
  return { handlers, submitted, countFiles: () => files, drafts };
}
