import type { Application, Extension } from "@id-desk/core";
import { type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { drawFigure } from "./draw-figure.ts";
import { drawPrint } from "./draw-print.ts";

/** One application of a registry that answers from memory, for stories and tests of its page and its dialogs. */
export interface ApplicationServer {
  /** For `createTestRegistry`. */
  readonly handlers: FakeHandlers;
  /** The application as the server has it now. */
  readonly read: () => Application;
  /** Changes it as a colleague, the registry or a payment does. */
  readonly change: (change: Partial<Application>) => void;
}

const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };
const colleague = { username: "clerk.two", fullname: "Ibrahim Waheed" };

/** Serves one application: every change is made once, gets the next version, and is in the next answer. */
export function createApplicationServer(
  initial: Application,
  /** What it can beyond the specification. */
  extensions: readonly Extension[] = ["printed", "person_portraits", "application_files", "audit"],
): ApplicationServer {
  let application = initial;
  const answers = new Map<string, unknown>();
  function change(part: Partial<Application>): void {
    application = { ...application, ...part, version: application.version + 1 };
  }
  /** The first answer again for a repeated write, as a registry gives it. */
  function once<Answer>(headers: Headers, answer: () => Answer): Answer {
    const key = headers.get("Idempotency-Key") ?? crypto.randomUUID();
    if (!answers.has(key)) answers.set(key, answer());
    return answers.get(key) as Answer;
  }
  const picture = async () => {
    const image = await drawPrint(application.id);
    return new Response(image, { headers: { "Content-Type": "image/png" } });
  };
  const handlers: FakeHandlers = {
    getCenterApplication: () => reply(200, { application, extensions: [...extensions] }),
    getActiveApplication: () => {
      const { documents, captures, events, card, round, replaces, contact_phone_masked, ...row } =
        application;
      const { id_number, name_en, name_dv } = row.applicant;
      const { guardian, notes, expected_on, cancelled, printed, ...summary } = row;
      // Only the application's own page and a sent link tell how long the next link has to wait.
      const { resend_in, ...payment } = row.payment;
      const applicant = { id_number, name_en, name_dv };
      return reply(200, { application: { ...summary, applicant, payment } });
    },
    cancelApplication: ({ body, headers }) =>
      once(headers, () => {
        if (body.version !== undefined && body.version !== application.version) {
          return refuse("This application was changed by Ibrahim Waheed.", {
            status: 409,
            code: "stale_version",
            context: {
              version: application.version,
              changed_by: colleague,
              changed_at: "2026-11-19T09:05:00Z",
            },
          });
        }
        const at = "2026-11-19T09:06:00Z";
        const { reason, notes } = body;
        change({ status: "cancelled", status_at: at, cancelled: { reason, notes, by: clerk, at } });
        return reply(200, { application, message: "Application cancelled" });
      }),
    sendPaymentLink: ({ headers, body }) =>
      once(headers, () => {
        const { phone = "7363745" } = body as { phone?: string };
        change({ payment: { ...application.payment, link_sent_at: "2026-11-19T09:06:00Z", resend_in: 60 } });
        const sent_to_masked = `*** **${phone.slice(-2)}`;
        return reply(200, { payment: application.payment, sent_to_masked, message: "Payment link sent" });
      }),
    markSlipPrinted: ({ headers }) =>
      once(headers, () => {
        const copies = (application.printed ?? 0) + 1;
        application = { ...application, printed: copies };
        return reply(200, { copies, application });
      }),
    getApplicantPortrait: drawFigure,
    getApplicationFile: ({ path }) => {
      const document = application.documents.find(({ id }) => String(id) === path.fileId);
      if (!document || document.content_type.startsWith("image/")) return picture();
      return new Response(new Blob(["%PDF-1.7"]), {
        headers: { "Content-Type": "application/octet-stream" },
      });
    },
    listAudit: () => {
      const view = { id: 990, at: "2026-11-19T09:00:00Z", action: "view", actor: clerk };
      const events = [{ ...view, center: application.collection_center }, ...application.events];
      // The registry acts at no centre, and not as a member of staff.
      return Response.json({ events, meta: { page: 1, per_page: 10, total: events.length, last_page: 1 } });
    },
  };
  return { handlers, read: () => application, change };
}
