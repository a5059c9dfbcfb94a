import type { Desk } from "./desk.ts";
import type { Surrounding, Valid } from "./surroundings.ts";

/** Of the demonstration: what can be cancelled, one after the other. */
const cancellable = [24, 25, 26, 27, 33, 34, 35, 36, 37, 39, 40, 41, 48, 49, 50, 51, 52];
/** Of the demonstration: what waits for its fee. A link is sent once a minute. */
const unpaid = [28, 29, 30, 31, 32];
/** Of the demonstration: with documents and what was taken of the applicant; and somebody whose card is ready. */
const [returned, idNumber] = [47, "A105001"];

/** Of the demonstration: a set that waits for a supervisor, and somebody of whom nothing was taken yet. */
const [waitingSet, awaited] = ["demonstration-waiting", "A106036"];
const exception = { kind: "finger", hand: "left", finger: "ring", lasts: "permanent", reason: "amputated" };

/** What the operations of applications need to be reached in their depth. */
export function createApplicationSurroundings(desk: Desk): Readonly<Record<string, Surrounding>> {
  const next = { cancelled: 0, sent: 0 };
  const ofPath =
    (path: Valid["path"]): (() => Promise<Valid>) =>
    async () => ({ desk, ...(path && { path }) });
  return {
    findApplication: { make: async () => ({ desk, query: { number: "C-2026-005455" } }) },
    getCenterApplication: { make: ofPath({ id: returned }) },
    getApplicantPortrait: { make: ofPath({ id: returned }) },
    getApplicationFile: {
      async make() {
        const { application } = await desk.must("GET", `/applications/center/${returned}`);
        return { desk, path: { id: returned, fileId: application.documents[0].id } };
      },
    },
    cancelApplication: {
      async make() {
        const appId = cancellable[next.cancelled++] ?? cancellable[0] ?? 1;
        const body = { reason: "applicant_request", notes: "As agreed on the telephone" };
        return { desk, path: { appId }, body };
      },
      most: 3,
    },
    sendPaymentLink: {
      make: async () => ({
        desk,
        body: { application_id: unpaid[next.sent++ % unpaid.length], phone: "7771234" },
      }),
      most: 4,
    },
    markSlipPrinted: { make: ofPath({ id: returned }) },
    getPersonStatus: { make: ofPath({ idNumber }) },
    getActiveApplication: { make: ofPath({ idNumber }) },
    getApplicantBiometrics: { make: ofPath({ idNumber: awaited }) },
    getCaptureSet: { make: ofPath({ id: waitingSet }) },
    removeCapturedPart: { make: ofPath({ id: waitingSet, partId: 1 }) },
    removeException: { make: ofPath({ id: waitingSet, exceptionId: 1 }) },
    recordException: { make: async () => ({ desk, body: { id_number: awaited, exception } }) },
    submitBiometrics: { make: async () => ({ desk, body: { id_number: awaited } }) },
    getPersonPortrait: {
      async make() {
        await desk.must("GET", `/applications/dnr/status/${idNumber}`);
        return { desk, path: { idNumber } };
      },
    },
  };
}
