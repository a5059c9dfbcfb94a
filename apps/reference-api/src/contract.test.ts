import { describe, expect, test } from "vitest";
import { contractOperations, type OperationId } from "./contract/operations.ts";
import { defaultSettings } from "./domain/registry-settings.ts";
import { listApplicationCalls } from "./testing/application-calls.ts";
import { packBatch, receiptOf, sendBatch } from "./testing/batches.ts";
import { listBiometricsCalls } from "./testing/biometrics.ts";
import { type Answer, openDesk, signIn } from "./testing/desk.ts";
import { makeDocumentForm, makeProofForm, makeWholeProof } from "./testing/forms.ts";
import { findCardId, handOver, issueBody, loadCard, readSentCode, verifyOwner } from "./testing/hand-over.ts";
import { putIssued } from "./testing/issued-cards.ts";
import { makePdf } from "./testing/make-pdf.ts";
import { onePixel } from "./testing/pictures.ts";
import { listSessionCalls } from "./testing/session-calls.ts";
import { listStatisticsCalls } from "./testing/statistics-calls.ts";
import { useTestServer } from "./testing/test-server.ts";
import { toastOf } from "./testing/toasts.ts";
import { listXpatCalls } from "./testing/xpat.ts";

const server = useTestServer({
  payments: { createLink: ({ token }) => `https://pay.example/${token}` },
  settings: { ...defaultSettings, secondFactor: "optional" },
});
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);
const notes = "As agreed on the telephone";
/** A card of a batch on its way that its destination has disputed. */
async function disputeOne() {
  const batch = await sendBatch(await atHeadOffice(), { count: 1 });
  const desk = await atKulhudhuffushi();
  const { path } = receiptOf(batch, 0);
  await desk.must("disputeCard", { path, body: { data: { reason: "damaged", notes } } });
  return { desk, path };
}

/** A call about a draft that was saved once. */
async function callDraft(id: "listDrafts" | "saveDraft" | "discardDraft", version?: number) {
  const desk = await atHeadOffice();
  const path = { form: "new_application", draft: "A-draft-of-somebody" };
  const body = { id_number: "A106010", content: { type: "renewal" } };
  await desk.must("saveDraft", { path, body: { ...body, version: 0 } });
  if (id === "listDrafts") return desk.call(id, { path });
  return desk.call(id, { path, body: id === "saveDraft" ? { ...body, version } : { version } });
}

/** One allowed call of every operation; the desk holds each answer against the contract. */
const calls: Readonly<Record<OperationId, readonly [string, () => Promise<Answer<unknown>>]>> = {
  getHealth: ["the server's health", () => openDesk(server).call("getHealth")],
  ...listSessionCalls(server),
  listSendingBatches: [
    "a page of batches by page, per_page, status and center [CALL-07]",
    async () =>
      (await atHeadOffice()).call("listSendingBatches", {
        query: { page: 1, per_page: 10, status: "received", center: 6 },
      }),
  ],
  listReceivingBatches: [
    "a page of batches on their way by page, per_page, status and center [CALL-08]",
    async () =>
      (await atKulhudhuffushi()).call("listReceivingBatches", {
        query: { page: 1, per_page: 10, status: "dispatched", center: 1 },
      }),
  ],
  listCenters: ["every centre [CALL-09]", async () => (await atHeadOffice()).call("listCenters")],
  listAudit: [
    "a page of everything that happened to a batch",
    async () =>
      (await atHeadOffice()).call("listAudit", { path: { type: "batch", id: 3 }, query: { page: 2 } }),
  ],
  listCenterHierarchy: [
    "every centre below the one that looks after it [CALL-10]",
    async () => (await atHeadOffice()).call("listCenterHierarchy"),
  ],
  createBatch: [
    "a new batch [CALL-11] [DOM-04]",
    async () =>
      (await atHeadOffice()).call("createBatch", {
        body: { destination_center_id: 6, name: "November cards", notes },
      }),
  ],
  getSendingBatch: [
    "a batch to its origin [CALL-12]",
    async () => (await atHeadOffice()).call("getSendingBatch", { path: { id: 3 } }),
  ],
  getReceivingBatch: [
    "a batch to its destination [CALL-13]",
    async () => (await atKulhudhuffushi()).call("getReceivingBatch", { path: { id: 2 } }),
  ],
  addCard: [
    "an added card [CALL-14] [DOM-04]",
    async () =>
      (await atHeadOffice()).call("addCard", {
        path: { batchId: 7 },
        body: { serial_number: "SN0000101", method: "manual" },
      }),
  ],
  removeCard: [
    "a card that is taken out with a reason [CALL-15] [DOM-04]",
    async () => {
      const desk = await atHeadOffice();
      const { path } = receiptOf(await packBatch(desk), 0);
      return desk.call("removeCard", { path, body: { notes } });
    },
  ],
  receiveCard: [
    "a received card [CALL-16] [DOM-04]",
    async () => {
      const batch = await sendBatch(await atHeadOffice());
      return (await atKulhudhuffushi()).call("receiveCard", receiptOf(batch, 0));
    },
  ],
  disputeCard: [
    "a disputed card [CALL-17] [DOM-04]",
    async () => {
      const { path } = receiptOf(await sendBatch(await atHeadOffice()), 0);
      const data = { reason: "wrong_serial", found_serial_number: "sn 000 0333", notes };
      return (await atKulhudhuffushi()).call("disputeCard", { path, body: { data } });
    },
  ],
  markCardMissing: [
    "a missing card [CALL-18] [DOM-04]",
    async () => {
      const { path } = receiptOf(await sendBatch(await atHeadOffice()), 0);
      return (await atKulhudhuffushi()).call("markCardMissing", { path, body: { data: { notes } } });
    },
  ],
  undoCard: [
    "a card that counts as not checked again",
    async () => {
      const receipt = receiptOf(await sendBatch(await atHeadOffice()), 0);
      const desk = await atKulhudhuffushi();
      await desk.must("receiveCard", receipt);
      return desk.call("undoCard", { path: receipt.path, body: { data: { notes } } });
    },
  ],
  attachCardPhoto: [
    "a disputed card with its photograph",
    async () => {
      const { desk, path } = await disputeOne();
      return desk.call("attachCardPhoto", { path, body: onePixel });
    },
  ],
  getCardPhoto: [
    "a picture",
    async () => {
      const { desk, path } = await disputeOne();
      await desk.must("attachCardPhoto", { path, body: onePixel });
      return desk.call("getCardPhoto", { path });
    },
  ],
  listBatchChanges: [
    "what has changed in a batch",
    async () =>
      (await atHeadOffice()).call("listBatchChanges", { path: { batchId: 3 }, query: { after: 0 } }),
  ],
  locateCard: [
    "the batch that holds a card",
    async () => (await atHeadOffice()).call("locateCard", { query: { serial_number: "SN0001301" } }),
  ],
  cancelBatch: [
    "a cancelled batch [CALL-19] [DOM-04]",
    async () => (await atHeadOffice()).call("cancelBatch", { path: { batchId: 6 }, body: { notes } }),
  ],
  changeDestination: [
    "a batch that goes to another centre [DOM-04]",
    async () => {
      const body = { destination_center_id: 2, notes };
      return (await atHeadOffice()).call("changeDestination", { path: { batchId: 6 }, body });
    },
  ],
  dispatchBatch: [
    "a dispatched batch [CALL-20] [DOM-04]",
    async () => (await atHeadOffice()).call("dispatchBatch", { path: { batchId: 6 }, body: { notes } }),
  ],
  reopenBatch: [
    "a batch that is open again [CALL-21] [DOM-04]",
    async () => (await atHeadOffice()).call("reopenBatch", { path: { batchId: 3 }, body: { notes } }),
  ],
  addBatchNote: [
    "a note [CALL-22] [DOM-04]",
    async () => (await atKulhudhuffushi()).call("addBatchNote", { path: { batchId: 3 }, body: { notes } }),
  ],
  receiveBatch: [
    "a batch whose receipt is closed [CALL-23] [DOM-04]",
    async () => {
      const batch = await sendBatch(await atHeadOffice(), { count: 1 });
      const desk = await atKulhudhuffushi();
      await desk.must("receiveCard", receiptOf(batch, 0));
      return desk.call("receiveBatch", { path: { batchId: batch.id }, body: { received_on: "2026-11-19" } });
    },
  ],
  markPrinted: [
    "the count of a document's copies",
    async () =>
      (await atHeadOffice()).call("markPrinted", { path: { batchId: 3 }, body: { document: "manifest" } }),
  ],
  sendReadySms: [
    "the batch whose collectors were told [CALL-24] [DOM-04]",
    async () => (await atKulhudhuffushi()).call("sendReadySms", { path: { batchId: 2 } }),
  ],
  loadIssuance: [
    "a card with its owner and its checks [CALL-37]",
    async () => (await atHeadOffice()).call("loadIssuance", { body: { serial_number: "SN0005001" } }),
  ],
  checkCollector: [
    "who wants to collect a card [CALL-43]",
    async () => {
      const desk = await atHeadOffice();
      const { card } = await loadCard(desk, 5001);
      const relationship = { collector_type: "family", relationship: "mother" };
      return desk.call("checkCollector", {
        body: { card_id: card.id, id_number: "A105304", ...relationship },
      });
    },
  ],
  sendCollectorOtp: [
    "where a code stands [CALL-38]",
    async () => {
      const desk = await atHeadOffice();
      const { card } = await loadCard(desk, 5001);
      return desk.call("sendCollectorOtp", { body: { card_id: card.id } });
    },
  ],
  verifyCollectorOtp: [
    "the proof that a collector is verified [CALL-39]",
    async () => {
      const desk = await atHeadOffice();
      const { card } = await loadCard(desk, 5001);
      await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
      const otp = await readSentCode(server);
      return desk.call("verifyCollectorOtp", { body: { card_id: card.id, otp } });
    },
  ],
  verifyCard: [
    "that the card in hand is this one [CALL-46]",
    async () =>
      (await atHeadOffice()).call("verifyCard", {
        path: { id: await findCardId(server, 5001) },
        body: { serial_number: "SN0005001" },
      }),
  ],
  issueCard: [
    "a card that is collected [CALL-40]",
    async () => {
      const desk = await atHeadOffice();
      const verified = await verifyOwner(server, desk, 5001);
      const path = { id: verified.cardId };
      await desk.must("verifyCard", { path, body: { serial_number: "SN0005001" } });
      return desk.call("issueCard", { body: issueBody(5001, verified) });
    },
  ],
  listIssuances: [
    "a page of hand-overs by page and per_page [CALL-45]",
    async () => (await atHeadOffice()).call("listIssuances", { query: { page: 2, per_page: 10 } }),
  ],
  listWaitingCards: ["waiting cards", async () => (await atHeadOffice()).call("listWaitingCards")],
  getCollectedIssuance: [
    "a collected hand-over [CALL-47]",
    async () =>
      (await atHeadOffice()).call("getCollectedIssuance", { path: { id: await findCardId(server, 5204) } }),
  ],
  getCompletedIssuance: [
    "a completed hand-over [CALL-48]",
    async () =>
      (await atHeadOffice()).call("getCompletedIssuance", { path: { id: await findCardId(server, 5205) } }),
  ],
  returnCard: [
    "a card that came back [CALL-44]",
    async () => {
      const desk = await atHeadOffice();
      const { card } = await handOver(server, desk, 5001);
      return desk.call("returnCard", { path: { id: card.id }, body: { reason: "data_error", notes } });
    },
  ],
  markReceiptPrinted: [
    "the count of a receipt's copies",
    async () =>
      (await atHeadOffice()).call("markReceiptPrinted", { path: { id: await findCardId(server, 5204) } }),
  ],
  ...listApplicationCalls(server, atHeadOffice),
  ...listBiometricsCalls(atHeadOffice, server),
  listDrafts: ["the drafts of a form", async () => callDraft("listDrafts")],
  saveDraft: ["the version of a draft", async () => callDraft("saveDraft", 1)],
  discardDraft: ["that a draft is not kept any more", async () => callDraft("discardDraft", 1)],
  ...listStatisticsCalls(server),
  getSettings: ["the registry's settings [CALL-36]", async () => (await atHeadOffice()).call("getSettings")],
  listCountries: ["the countries [CALL-26]", async () => (await atHeadOffice()).call("listCountries")],
  ...listXpatCalls(() => signIn(server, "xpat.male", 1)),
  addIssuanceDocument: [
    "the path of a document, for one call [CALL-42] [DOM-06]",
    async () => {
      const { cardId } = await putIssued(server, { now: server.clock.now });
      const body = makeDocumentForm(await makePdf(), { cardId });
      return (await atHeadOffice()).call("addIssuanceDocument", { body });
    },
  ],
  completeIssuance: [
    "a hand-over with its proof [CALL-41] [DOM-06]",
    async () => {
      const { cardId } = await putIssued(server, { now: server.clock.now });
      return (await atHeadOffice()).call("completeIssuance", { body: await makeWholeProof(cardId) });
    },
  ],
  getIssuanceEvidence: [
    "a picture of the proof",
    async () => {
      const { cardId } = await putIssued(server, { now: server.clock.now });
      const desk = await atHeadOffice();
      await desk.must("completeIssuance", { body: await makeWholeProof(cardId) });
      return desk.call("getIssuanceEvidence", { path: { id: cardId, kind: "signature" } });
    },
  ],
  getIssuanceDocument: [
    "a document of a hand-over",
    async () => {
      const { cardId } = await putIssued(server, { now: server.clock.now });
      const desk = await atHeadOffice();
      const { file_path, document } = await desk.must("addIssuanceDocument", {
        body: makeDocumentForm(await makePdf(), { cardId }),
      });
      const data = { card_id: cardId, thumb_missing_reason: "injury", document_path: file_path };
      await desk.must("completeIssuance", { body: makeProofForm(data, {}) });
      return desk.call("getIssuanceDocument", { path: { id: cardId, documentId: document.id } });
    },
  ],
  getPortrait: [
    "a photograph of a person",
    async () => {
      const { cardId } = await putIssued(server, { now: server.clock.now });
      return (await atHeadOffice()).call("getPortrait", { path: { id: cardId, of: "owner" } });
    },
  ],
};

describe("every operation answers as the contract has it", () => {
  for (const { id } of contractOperations) {
    const [what, call] = calls[id];
    test(`${id} gives ${what}`, async () => {
      const { status, body } = await call();

      expect(status).toBe(making.includes(id) ? 201 : 200);
      expect(server.logged.errors).toEqual([]);
      expect(toastOf[id] ?? null).toEqual((body as { message?: string } | undefined)?.message ?? null);
    });
  }
});

/** The operations that make something new. */
const making: readonly OperationId[] = [
  "createBatch",
  "addCard",
  "addIssuanceDocument",
  "sendPhotograph",
  "sendFingerprint",
  "sendSignature",
  "recordException",
  "submitApplication",
  "recordInteraction",
];
