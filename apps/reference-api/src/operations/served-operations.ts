import { contractOperations, type OperationId } from "../contract/operations.ts";
import { cancelApplication } from "./applications/cancelApplication.ts";
import { findApplication } from "./applications/findApplication.ts";
import { getActiveApplication } from "./applications/getActiveApplication.ts";
import { getApplicantPortrait } from "./applications/getApplicantPortrait.ts";
import { getApplicationFile } from "./applications/getApplicationFile.ts";
import { getCenterApplication } from "./applications/getCenterApplication.ts";
import { getPersonPortrait } from "./applications/getPersonPortrait.ts";
import { getPersonStatus } from "./applications/getPersonStatus.ts";
import { listCenterApplications } from "./applications/listCenterApplications.ts";
import { listPortalApplications } from "./applications/listPortalApplications.ts";
import { markSlipPrinted } from "./applications/markSlipPrinted.ts";
import { sendApplicationOtp } from "./applications/sendApplicationOtp.ts";
import { sendPaymentLink } from "./applications/sendPaymentLink.ts";
import { submitApplication } from "./applications/submission/submitApplication.ts";
import { listAudit } from "./audit/listAudit.ts";
import { confirmSecondFactor } from "./auth/confirmSecondFactor.ts";
import { endOtherSessions } from "./auth/endOtherSessions.ts";
import { getSecondFactor } from "./auth/getSecondFactor.ts";
import { getUser } from "./auth/getUser.ts";
import { listSessions } from "./auth/listSessions.ts";
import { listUserCenters } from "./auth/listUserCenters.ts";
import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { setCenter } from "./auth/setCenter.ts";
import { startSecondFactor } from "./auth/startSecondFactor.ts";
import { updatePassword } from "./auth/updatePassword.ts";
import { getApplicantBiometrics } from "./biometrics/getApplicantBiometrics.ts";
import { getCaptureSet } from "./biometrics/getCaptureSet.ts";
import { recordException } from "./biometrics/recordException.ts";
import { removeCapturedPart } from "./biometrics/removeCapturedPart.ts";
import { removeException } from "./biometrics/removeException.ts";
import { sendFingerprint } from "./biometrics/sendFingerprint.ts";
import { sendPhotograph } from "./biometrics/sendPhotograph.ts";
import { sendSignature } from "./biometrics/sendSignature.ts";
import { submitBiometrics } from "./biometrics/submitBiometrics.ts";
import { listCenterHierarchy } from "./centers/listCenterHierarchy.ts";
import { listCenters } from "./centers/listCenters.ts";
import { addBatchNote } from "./dispatch/addBatchNote.ts";
import { addCard } from "./dispatch/addCard.ts";
import { attachCardPhoto } from "./dispatch/attachCardPhoto.ts";
import { cancelBatch } from "./dispatch/cancelBatch.ts";
import { changeDestination } from "./dispatch/changeDestination.ts";
import { createBatch } from "./dispatch/createBatch.ts";
import { dispatchBatch } from "./dispatch/dispatchBatch.ts";
import { disputeCard } from "./dispatch/disputeCard.ts";
import { getCardPhoto } from "./dispatch/getCardPhoto.ts";
import { getReceivingBatch } from "./dispatch/getReceivingBatch.ts";
import { getSendingBatch } from "./dispatch/getSendingBatch.ts";
import { listBatchChanges } from "./dispatch/listBatchChanges.ts";
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
import { discardDraft } from "./drafts/discardDraft.ts";
import { listDrafts } from "./drafts/listDrafts.ts";
import { saveDraft } from "./drafts/saveDraft.ts";
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
import { listWaitingCards } from "./issuance/listWaitingCards.ts";
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
import { getPopulation } from "./statistics/getPopulation.ts";
import { getPopulationByAge } from "./statistics/getPopulationByAge.ts";
import { getPopulationByAgeGroup } from "./statistics/getPopulationByAgeGroup.ts";
import { getServiceStatistics } from "./statistics/getServiceStatistics.ts";
import { getStatistics } from "./statistics/getStatistics.ts";
import { findExpatByPassport } from "./xpat/findExpatByPassport.ts";
import { findExpatByPermit } from "./xpat/findExpatByPermit.ts";
import { getCurrentIsland } from "./xpat/getCurrentIsland.ts";
import { getExpatPortrait } from "./xpat/getExpatPortrait.ts";
import { getInteraction } from "./xpat/getInteraction.ts";
import { getInteractionPart } from "./xpat/getInteractionPart.ts";
import { getInteractionStats } from "./xpat/getInteractionStats.ts";
import { listEmployers } from "./xpat/listEmployers.ts";
import { listInteractions } from "./xpat/listInteractions.ts";
import { listIslands } from "./xpat/listIslands.ts";
import { listOccupations } from "./xpat/listOccupations.ts";
import { listWorkPermits } from "./xpat/listWorkPermits.ts";
import { markInteractionPrinted } from "./xpat/markInteractionPrinted.ts";
import { recordInteraction } from "./xpat/recordInteraction.ts";

const operations: Readonly<Record<OperationId, Operation>> = {
  addBatchNote,
  addCard,
  addIssuanceDocument,
  attachCardPhoto,
  cancelApplication,
  cancelBatch,
  changeDestination,
  checkCollector,
  completeIssuance,
  confirmSecondFactor,
  createBatch,
  discardDraft,
  dispatchBatch,
  disputeCard,
  endOtherSessions,
  findApplication,
  findExpatByPassport,
  findExpatByPermit,
  getActiveApplication,
  getApplicantBiometrics,
  getApplicantPortrait,
  getApplicationFile,
  getCaptureSet,
  getCardPhoto,
  getCenterApplication,
  getCollectedIssuance,
  getCompletedIssuance,
  getCurrentIsland,
  getExpatPortrait,
  getHealth,
  getInteraction,
  getInteractionPart,
  getInteractionStats,
  getIssuanceDocument,
  getIssuanceEvidence,
  getPersonPortrait,
  getPersonStatus,
  getPortrait,
  getReceivingBatch,
  getSecondFactor,
  getSendingBatch,
  getStatistics,
  getServiceStatistics,
  getPopulation,
  getPopulationByAge,
  getPopulationByAgeGroup,
  getSettings,
  getUser,
  issueCard,
  listAudit,
  listBatchChanges,
  listCenterApplications,
  listCenterHierarchy,
  listCenters,
  listCountries,
  listDrafts,
  listEmployers,
  listInteractions,
  listIslands,
  listIssuances,
  listOccupations,
  listPortalApplications,
  listReceivingBatches,
  listSendingBatches,
  listSessions,
  listUserCenters,
  listWaitingCards,
  listWorkPermits,
  loadIssuance,
  locateCard,
  login,
  logout,
  markCardMissing,
  markInteractionPrinted,
  markPrinted,
  markReceiptPrinted,
  markSlipPrinted,
  receiveBatch,
  receiveCard,
  recordException,
  recordInteraction,
  removeCapturedPart,
  removeCard,
  removeException,
  reopenBatch,
  returnCard,
  saveDraft,
  sendApplicationOtp,
  sendCollectorOtp,
  sendFingerprint,
  sendPaymentLink,
  sendPhotograph,
  sendReadySms,
  sendSignature,
  setCenter,
  startSecondFactor,
  submitApplication,
  submitBiometrics,
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
