export type {
  Application,
  ApplicationCard,
  ApplicationDocument,
  ApplicationEvent,
  ApplicationPayment,
  ApplicationReason,
  ApplicationStatus,
  ApplicationSummary,
  ApplicationType,
  FoundApplication,
  PersonStatus,
} from "./applications/application.ts";
export {
  type ApplicationAction,
  type ApplicationDesk,
  type ApplicationFacts,
  applicationActions,
} from "./applications/application-actions.ts";
export { readApplicationKey, readApplicationSearch } from "./applications/application-search.ts";
export {
  type ApplicationNeed,
  type ApplicationRule,
  type ApplicationStep,
  type ApplicationWork,
  applicationNeeds,
  applicationSteps,
  findCurrentApplicationStep,
  isReasonOf,
} from "./applications/application-steps.ts";
export {
  type ApplicantFacts,
  findApplicationTypes,
  findCardInHand,
  isRenewalDue,
  readApplicationRule,
} from "./applications/application-types.ts";
export {
  applicationStatusWords,
  daysWaiting,
  isActiveApplication,
  readApplicationStatus,
} from "./applications/application-words.ts";
export { cardStatusWords, readCardStatus } from "./applications/card-words.ts";
export {
  explanationLength,
  isAnswered,
  keyOfReason,
  type ReasonAnswers,
  type ReasonResolution,
  writeResolutions,
} from "./applications/return-reasons.ts";
export type { StatusSentenceOptions } from "./applications/saying.ts";
export { writeStatusSentence } from "./applications/status-sentence.ts";
export {
  type StatusSentenceKey,
  type StatusSentenceWords,
  statusSentenceWords,
} from "./applications/status-sentence-words.ts";
export {
  type StatusStep,
  type StatusStepId,
  statusSteps,
  statusTimeline,
} from "./applications/status-timeline.ts";
export {
  type CaptureItem,
  type CaptureItemState,
  type CaptureProgress,
  readCaptureProgress,
} from "./biometrics/capture-progress.ts";
export type {
  ApplicantBiometrics,
  BiometricsData,
  CaptureCheck,
  CapturedPart,
  CaptureException,
  CaptureSet,
} from "./biometrics/capture-set.ts";
export {
  type Finger,
  fingers,
  type Hand,
  type HandAndFinger,
  hands,
  readFinger,
  readHandAndFinger,
} from "./biometrics/finger.ts";
export { type FingerRule, readFingerRules } from "./biometrics/finger-rules.ts";
export { apiVersionHeader, isSupportedApi, supportedApi } from "./client/api-version.ts";
export type { Authentication, UserRequestOptions } from "./client/authentication.ts";
export { type ClockComparison, type CompareClocksOptions, compareClocks } from "./client/compare-clocks.ts";
export {
  type Connection,
  type ConnectionOptions,
  type ConnectionState,
  createConnection,
} from "./client/connection.ts";
export type { Notice } from "./client/notice.ts";
export {
  createNoticeLog,
  type LoggedNotice,
  type NoticeLog,
  type NoticeLogOptions,
  type NoticeLogState,
} from "./client/notice-log.ts";
export type {
  OperationAnswer,
  OperationBody,
  OperationData,
  OperationId,
  OperationPath,
  OperationQuery,
  OperationToldBody,
} from "./client/operation.ts";
export { findSecrets } from "./client/operation-secrets.ts";
export {
  type Carrier,
  createRegistryClient,
  type RegistryClient,
  type RegistryClientOptions,
  type RequestArguments,
  type RequestOptions,
  type ServerTime,
} from "./client/registry-client.ts";
export { createIdempotencyKey, createWriteKey, type WriteKey } from "./client/write-key.ts";
export {
  type ActionBatch,
  type BatchAction,
  batchActions,
  type CardAction,
  cardActions,
  mayDo,
  mayDoToCard,
} from "./dispatch/actions.ts";
export type {
  Batch,
  BatchCard,
  BatchChanges,
  BatchDocument,
  BatchStatus,
  BatchSummary,
  LineStatus,
  LocatedBatch,
  Side,
} from "./dispatch/batch.ts";
export { type CardCounts, countCards } from "./dispatch/card-counts.ts";
export { type BatchTurn, type CardWork, readBatchTurn, readCardWork } from "./dispatch/colleague-work.ts";
export {
  daysInTransit,
  isLateInTransit,
  type Journey,
  type JourneyOptions,
  usualTransitDays,
} from "./dispatch/days-in-transit.ts";
export { daysMissing, isLongMissing, type MissingSince, usualMissingDays } from "./dispatch/days-missing.ts";
export { type DisputeReason, disputeReasons, formatDisputeReason } from "./dispatch/dispute-reasons.ts";
export { type Extension, serverCan } from "./dispatch/extensions.ts";
export { type CardAnswer, mergeBatch, mergeCardAnswer } from "./dispatch/merge-batch.ts";
export { mergeChanges } from "./dispatch/merge-changes.ts";
export {
  expectedCardsRange,
  isManifestOutdated,
  packetTextLengths,
  readCardCount,
  readExpectedCards,
} from "./dispatch/packing.ts";
export {
  type Bulk,
  type BulkOptions,
  type BulkProgress,
  type BulkRefusal,
  createBulk,
} from "./dispatch/run-bulk.ts";
export {
  createMissedScans,
  type MissedScan,
  type MissedScans,
  readScannedCards,
} from "./dispatch/scans/missed-scans.ts";
export {
  countKeptScans,
  createPendingScans,
  type PendingScan,
  type PendingScans,
  pendingScanLifetime,
} from "./dispatch/scans/pending-scans.ts";
export { createScanQueue } from "./dispatch/scans/scan-queue.ts";
export {
  longestScanLog,
  type PauseReason,
  type ScanEntry,
  type ScanPause,
  type ScanQueue,
  type ScanQueueOptions,
  type ScanQueueSnapshot,
  type ScanRequest,
  type ScanState,
} from "./dispatch/scans/scan-queue-state.ts";
export { forgetScans, type ScanOwner, type TextStorage } from "./dispatch/scans/scan-storage.ts";
export { createCardSearch, type SearchedCard } from "./dispatch/search-cards.ts";
export { createSentReadySms, type SentReadySms } from "./dispatch/sent-ready-sms.ts";
export {
  batchStatusWords,
  lineStatusWords,
  readBatchStatus,
  readLineStatus,
  type StatusLabels,
  type StatusWord,
  type Tone,
} from "./dispatch/status-words.ts";
export { type CatalogueEntry, type ErrorReason, errorCatalogue } from "./errors/error-catalogue.ts";
export { defaultErrorWords, type ErrorWords, type HostPhrase } from "./errors/error-words.ts";
export { formatSentence } from "./errors/format-sentence.ts";
export { type FailedAnswer, readRegistryError } from "./errors/read-registry-error.ts";
export {
  isRegistryError,
  RegistryError,
  type RegistryErrorCode,
  type RegistryErrorDetails,
} from "./errors/registry-error.ts";
export { findMessage, type MessageMatch, rewriteMessage } from "./errors/rewrite-message.ts";
export { ageOn } from "./format/age.ts";
export { formatCountdown, secondsLeft } from "./format/countdown.ts";
export { type CsvValue, formatCsv } from "./format/csv.ts";
export { daysBetween, formatCount, formatDays } from "./format/days.ts";
export { defaultTimeZone } from "./format/default-time-zone.ts";
export { formatFileSize } from "./format/file-size.ts";
export { formatAmount } from "./format/format-amount.ts";
export { type DateText, formatDate, formatDateTime, formatTime } from "./format/format-date.ts";
export { formatIdNumber, formatSerialNumber } from "./format/number-groups.ts";
export { readMomentOf } from "./format/registry-moment.ts";
export {
  type DateOptions,
  type RegistryMoment,
  readRegistryMoment,
  todayIn,
} from "./format/registry-time.ts";
export { truncate } from "./format/truncate.ts";
export {
  type CollectorDraft,
  type CollectorField,
  checkCollectorDraft,
  listCollectorChoices,
  mayTakePassport,
  readCollectorDraft,
} from "./issuance/collector-draft.ts";
export type {
  Collector,
  CollectorOtp,
  CollectorType,
  DocumentType,
  Issuance,
  IssuanceCard,
  IssuanceCheck,
  IssuanceStatus,
  IssuanceSummary,
  ReturnReason,
} from "./issuance/issuance.ts";
export { listIssuanceTexts, updateIssuanceRow } from "./issuance/issuance-row.ts";
export {
  type CounterWork,
  findCurrentStep,
  type IssuanceStep,
  isHandedOver,
  issuanceSteps,
  isUnderWay,
  type StepNeed,
  stepNeeds,
} from "./issuance/issuance-steps.ts";
export { isProofOverdue, issuanceStatusWords, readIssuanceStatus } from "./issuance/issuance-words.ts";
export {
  hasReceipt,
  type RecordAction,
  type RecordFacts,
  type RecordRules,
  recordActions,
} from "./issuance/record-actions.ts";
export { readWaiting, type WaitingAge, type WaitingCard } from "./issuance/waiting-card.ts";
export { findSelectedItem } from "./navigation/find-selected-item.ts";
export { createMenu, initialMenu, type Menu, type MenuState, menuAtom } from "./navigation/menu.ts";
export {
  isNavigationItem,
  type NavigationChip,
  type NavigationCollapse,
  type NavigationGroup,
  type NavigationItem,
  type NavigationNode,
} from "./navigation/navigation-item.ts";
export { type Country, findCountryByCode } from "./people/country.ts";
export type { Person } from "./people/person.ts";
export { batchDocuments } from "./print/batch-documents.ts";
export { countInWords } from "./print/count-in-words.ts";
export { encodeCode128 } from "./print/encode-code-128.ts";
export { hideIdNumber } from "./print/hide-id-number.ts";
export { missingDays } from "./print/missing-days.ts";
export { formatCode } from "./scan/format-code.ts";
export {
  type CardCodePart,
  longestCardType,
  parseScan,
  type Scan,
  type ScanOptions,
} from "./scan/parse-scan.ts";
export { type PressedKey, readKeys } from "./scan/read-keys.ts";
export type { CodeLikeness } from "./scan/read-likeness.ts";
export { attentionAtom, type SessionAttention } from "./session/attention.ts";
export { defaultIdleLimits, type IdleClock, type IdleLimits } from "./session/idle-timer.ts";
export { createKeptForms, type KeptForms, type KeptValues } from "./session/kept-forms.ts";
export { type Area, areas, may, mayOpen, type PermissionOptions } from "./session/permissions.ts";
export {
  centerAtom,
  createSession,
  type Session,
  type SessionOptions,
  sessionAtom,
  timeZoneAtom,
  userAtom,
} from "./session/session.ts";
export type {
  Center,
  SessionState,
  SignedInSession,
  SignedInState,
  SignedOutState,
  SignOutReason,
  User,
} from "./session/session-state.ts";
export { createSessionWatch, type SessionWatch, type SessionWatchOptions } from "./session/session-watch.ts";
export type { TabChannel } from "./session/tab-channel.ts";
export {
  type ApplicationSettings,
  type ApplicationTypeChoice,
  defaultApplicationSettings,
  readApplicationSettings,
} from "./settings/application-settings.ts";
export {
  type BiometricsSettings,
  defaultBiometricsSettings,
  readBiometricsSettings,
  type StationFinger,
  type SupervisorNeed,
} from "./settings/biometrics-settings.ts";
export { type Choice, findLabel } from "./settings/choice.ts";
export {
  type CollectorChoice,
  defaultIssuanceSettings,
  type IssuanceSettings,
  readIssuanceSettings,
} from "./settings/issuance-settings.ts";
export type { Settings } from "./settings/settings.ts";
export type { ChunkOptions, UploadMemory } from "./uploads/send-in-chunks.ts";
export { type UploadFileOptions, uploadFile } from "./uploads/upload-file.ts";
export { type UploadPace, usualUploadPace } from "./uploads/upload-limits.ts";
export { createUploadPlaces, type UploadPlaces } from "./uploads/upload-places.ts";
export {
  createUploadQueue,
  type Sending,
  type UploadItem,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadState,
} from "./uploads/upload-queue.ts";
export { checkDate } from "./validation/check-date.ts";
export { checkIdNumber } from "./validation/check-id-number.ts";
export { checkSerialNumber } from "./validation/check-serial-number.ts";
export { type DateRange, defaultDateRange, readDate } from "./validation/date.ts";
export { checkDigitsOnly } from "./validation/digits-only.ts";
export { checkFile, type FileFacts, type UploadLimits } from "./validation/file.ts";
export { checkGender, genders } from "./validation/gender.ts";
export { readIdNumber } from "./validation/id-number.ts";
export { checkNotes, type NotesOptions, notesLength } from "./validation/notes.ts";
export { checkOneTimeCode, readOneTimeCode } from "./validation/one-time-code.ts";
export { checkPassport, readPassport } from "./validation/passport.ts";
export {
  checkNewPassword,
  checkPasswordChange,
  type PasswordChange,
  passwordRules,
} from "./validation/password.ts";
export {
  checkContact,
  checkInternationalPhone,
  checkPhone,
  readContact,
  readInternationalPhone,
  readPhone,
} from "./validation/phone.ts";
export {
  createProblem,
  formatProblem,
  type Problem,
  type ProblemCode,
  problemMessages,
} from "./validation/problem.ts";
export { readSerialNumber } from "./validation/serial-number.ts";
export { isBlank } from "./validation/visible-text.ts";
