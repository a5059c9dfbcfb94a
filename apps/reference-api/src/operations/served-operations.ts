import { contractOperations, type OperationId } from "../contract/operations.ts";
import { getUser } from "./auth/getUser.ts";
import { listUserCenters } from "./auth/listUserCenters.ts";
import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { setCenter } from "./auth/setCenter.ts";
import { updatePassword } from "./auth/updatePassword.ts";
import { addBatchNote } from "./dispatch/addBatchNote.ts";
import { addCard } from "./dispatch/addCard.ts";
import { attachCardPhoto } from "./dispatch/attachCardPhoto.ts";
import { cancelBatch } from "./dispatch/cancelBatch.ts";
import { createBatch } from "./dispatch/createBatch.ts";
import { dispatchBatch } from "./dispatch/dispatchBatch.ts";
import { disputeCard } from "./dispatch/disputeCard.ts";
import { getCardPhoto } from "./dispatch/getCardPhoto.ts";
import { getReceivingBatch } from "./dispatch/getReceivingBatch.ts";
import { getSendingBatch } from "./dispatch/getSendingBatch.ts";
import { listAudit } from "./dispatch/listAudit.ts";
import { listBatchChanges } from "./dispatch/listBatchChanges.ts";
import { listCenterHierarchy } from "./dispatch/listCenterHierarchy.ts";
import { listCenters } from "./dispatch/listCenters.ts";
import { listReceivingBatches } from "./dispatch/listReceivingBatches.ts";
import { listSendingBatches } from "./dispatch/listSendingBatches.ts";
import { locateCard } from "./dispatch/locateCard.ts";
import { markCardMissing } from "./dispatch/markCardMissing.ts";
import { markPrinted } from "./dispatch/markPrinted.ts";
import { receiveBatch } from "./dispatch/receiveBatch.ts";
import { receiveCard } from "./dispatch/receiveCard.ts";
import { removeCard } from "./dispatch/removeCard.ts";
import { reopenBatch } from "./dispatch/reopenBatch.ts";
import { sendReadySms } from "./dispatch/sendReadySms.ts";
import { undoCard } from "./dispatch/undoCard.ts";
import { addIssuanceDocument } from "./issuance/addIssuanceDocument.ts";
import { checkCollector } from "./issuance/checkCollector.ts";
import { completeIssuance } from "./issuance/completeIssuance.ts";
import { getCollectedIssuance } from "./issuance/getCollectedIssuance.ts";
import { getCompletedIssuance } from "./issuance/getCompletedIssuance.ts";
import { getIssuanceDocument } from "./issuance/getIssuanceDocument.ts";
import { getIssuanceEvidence } from "./issuance/getIssuanceEvidence.ts";
import { getPortrait } from "./issuance/getPortrait.ts";
import { issueCard } from "./issuance/issueCard.ts";
import { listIssuances } from "./issuance/listIssuances.ts";
import { loadIssuance } from "./issuance/loadIssuance.ts";
import { markReceiptPrinted } from "./issuance/markReceiptPrinted.ts";
import { returnCard } from "./issuance/returnCard.ts";
import { sendCollectorOtp } from "./issuance/sendCollectorOtp.ts";
import { verifyCard } from "./issuance/verifyCard.ts";
import { verifyCollectorOtp } from "./issuance/verifyCollectorOtp.ts";
import type { Audience, Operation, ServedOperation } from "./operation.ts";
import { getHealth } from "./operations/getHealth.ts";
import { getSettings } from "./settings/getSettings.ts";
import { listCountries } from "./settings/listCountries.ts";

const operations: Readonly<Record<OperationId, Operation>> = {
  addBatchNote,
  addCard,
  addIssuanceDocument,
  attachCardPhoto,
  cancelBatch,
  checkCollector,
  completeIssuance,
  createBatch,
  dispatchBatch,
  disputeCard,
  getCardPhoto,
  getCollectedIssuance,
  getCompletedIssuance,
  getHealth,
  getIssuanceDocument,
  getIssuanceEvidence,
  getPortrait,
  getReceivingBatch,
  getSendingBatch,
  getSettings,
  getUser,
  issueCard,
  listAudit,
  listBatchChanges,
  listCenterHierarchy,
  listCenters,
  listCountries,
  listIssuances,
  listReceivingBatches,
  listSendingBatches,
  listUserCenters,
  loadIssuance,
  locateCard,
  login,
  logout,
  markCardMissing,
  markPrinted,
  markReceiptPrinted,
  receiveBatch,
  receiveCard,
  removeCard,
  reopenBatch,
  returnCard,
  sendCollectorOtp,
  sendReadySms,
  setCenter,
  undoCard,
  updatePassword,
  verifyCard,
  verifyCollectorOtp,
};

/**
 * Every operation of the contract with its answer. An operation that is open to more people than the
 * contract says stops the server from starting.
 */
export const servedOperations: readonly ServedOperation[] = contractOperations.map((contract) => {
  const operation = operations[contract.id];
  const audience: Audience = contract.roles.includes("anyone")
    ? "anyone"
    : contract.center === "none"
      ? "member"
      : "center";
  if (operation.audience !== audience) {
    throw new Error(
      `${contract.id} is answered for "${operation.audience}" but the contract has it for "${audience}".`,
    );
  }
  return { contract, operation };
});
