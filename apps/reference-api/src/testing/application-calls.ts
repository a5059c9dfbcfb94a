import type { OperationId } from "../contract/operations.ts";
import type { Answer, Desk } from "./desk.ts";
import { makeRenewal, putOwner } from "./submissions.ts";
import type { TestServer } from "./test-server.ts";

const notes = "As agreed on the telephone";

/** One allowed call of every operation of applications, from a desk at the head office. */
export const listApplicationCalls = (server: TestServer, open: () => Promise<Desk>) =>
  ({
    listCenterApplications: [
      "a page of applications by page, per_page, status and search [CALL-54]",
      async () =>
        (await open()).call("listCenterApplications", {
          query: { page: 1, per_page: 10, status: "returned", search: "A106021" },
        }),
    ],
    listPortalApplications: [
      "a page of applications made online [CALL-49]",
      async () =>
        (await open()).call("listPortalApplications", { query: { page: 1, per_page: 10, status: "all" } }),
    ],
    getCenterApplication: [
      "an application with its history [CALL-55]",
      async () => (await open()).call("getCenterApplication", { path: { id: 49 } }),
    ],
    cancelApplication: [
      "a cancelled application [CALL-57] [DOM-05]",
      async () =>
        (await open()).call("cancelApplication", {
          path: { appId: 35 },
          body: { reason: "applicant_request", notes, version: 2 },
        }),
    ],
    sendPaymentLink: [
      "a payment with the time of its link [CALL-58]",
      async () => (await open()).call("sendPaymentLink", { body: { application_id: 30 } }),
    ],
    getPersonStatus: [
      "what the registry knows of a person [CALL-50]",
      async () => (await open()).call("getPersonStatus", { path: { idNumber: "A105405" } }),
    ],
    getActiveApplication: [
      "the application of a person that is under way [CALL-51]",
      async () => (await open()).call("getActiveApplication", { path: { idNumber: "A106010" } }),
    ],
    findApplication: [
      "which centre has an application",
      async () => (await open()).call("findApplication", { query: { number: "C-2026-005452" } }),
    ],
    markSlipPrinted: [
      "the count of a slip's copies",
      async () => (await open()).call("markSlipPrinted", { path: { id: 35 } }),
    ],
    getApplicationFile: [
      "a document of an application",
      async () => (await open()).call("getApplicationFile", { path: { id: 35, fileId: 161 } }),
    ],
    getApplicantPortrait: [
      "the photograph of an applicant",
      async () => (await open()).call("getApplicantPortrait", { path: { id: 35 } }),
    ],
    sendApplicationOtp: [
      "a code for an applicant [CALL-52]",
      async () => (await open()).call("sendApplicationOtp", { body: { id_number: "A105402" } }),
    ],
    submitApplication: [
      "an application with its number [CALL-53]",
      async () => {
        const desk = await open();
        const id_number = await putOwner(server);
        const body = await makeRenewal(server, desk, id_number);
        return desk.call("submitApplication", { body });
      },
    ],
    getPersonPortrait: [
      "the photograph of a person who was looked up",
      async () => {
        const desk = await open();
        const path = { idNumber: "A106010" };
        await desk.must("getPersonStatus", { path });
        return desk.call("getPersonPortrait", { path });
      },
    ],
  }) satisfies Partial<Record<OperationId, readonly [string, () => Promise<Answer<unknown>>]>>;
