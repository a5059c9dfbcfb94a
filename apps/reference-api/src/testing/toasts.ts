import type { OperationId } from "../contract/operations.ts";

/** The answers whose message becomes a toast; a scan must not raise one. */
export const toastOf: Partial<Record<OperationId, string>> = {
  updatePassword: "Password updated",
  createBatch: "Batch created",
  removeCard: "Card removed",
  disputeCard: "Card disputed",
  markCardMissing: "Card marked as missing",
  undoCard: "Check undone",
  attachCardPhoto: "Photograph saved",
  cancelBatch: "Batch cancelled",
  changeDestination: "Destination changed",
  dispatchBatch: "Batch dispatched",
  reopenBatch: "Batch reopened",
  addBatchNote: "Note added",
  receiveBatch: "Batch received",
  sendReadySms: "Ready SMS sent",
  sendCollectorOtp: "One-time password sent",
  sendApplicationOtp: "One-time password sent",
  submitApplication: "Application submitted",
  issueCard: "Card handed over",
  returnCard: "Card returned",
  completeIssuance: "Hand-over completed",
  cancelApplication: "Application cancelled",
  sendPaymentLink: "Payment link sent",
  submitBiometrics: "Biometrics saved",
  recordInteraction: "Interaction saved",
};
