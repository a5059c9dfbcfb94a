/**
 * Dhivehi: a DRAFT. Nobody whose language it is has read it yet, and a menu that offers it has to say so. It holds
 * names of pages, buttons and common words alone; every text that is not here stands in English.
 */

import { statusSentenceWords } from "@id-desk/core";
import type { applicationStatusCopy } from "../applications/ApplicationStatus/ApplicationStatus.copy.ts";
import type { centerApplicationCopy } from "../applications/CenterApplication/CenterApplication.copy.ts";
import type { applicationHistoryCopy } from "../applications/CenterApplication/history.copy.ts";
import type { centerApplicationsCopy } from "../applications/CenterApplications/CenterApplications.copy.ts";
import type { cancelDialogCopy } from "../applications/commands/cancel-dialog.copy.ts";
import type { paymentDialogCopy } from "../applications/commands/payment-dialog.copy.ts";
import type { applicationListCopy } from "../applications/lists/application-list.copy.ts";
import type { portalApplicationsCopy } from "../applications/PortalApplications/PortalApplications.copy.ts";
import type { applicationBadgeCopy } from "../applications/parts/application-badge.copy.ts";
import type { cardStatusCopy } from "../applications/parts/card-status.copy.ts";
import type { statusSentenceCopy } from "../applications/parts/status-sentence.copy.ts";
import type { statusStepsCopy } from "../applications/parts/status-steps.copy.ts";
import type { slipCopy } from "../applications/print/slip.copy.ts";
import type { statusSheetCopy } from "../applications/print/status-sheet.copy.ts";
import type { documentCameraCopy } from "../capture/document-camera.copy.ts";
import type { documentUploadCopy } from "../capture/document-upload.copy.ts";
import type { fingerCaptureCopy } from "../capture/finger-capture.copy.ts";
import type { photoCaptureCopy } from "../capture/photo-capture.copy.ts";
import type { signatureCaptureCopy } from "../capture/signature-capture.copy.ts";
import type { scanCameraCopy } from "../devices/scan-camera.copy.ts";
import type { batchListCopy } from "../dispatch/batches/batch-list.copy.ts";
import type { batchStatusCopy } from "../dispatch/batches/batch-status.copy.ts";
import type { cardPhotoCopy } from "../dispatch/cards/card-photo.copy.ts";
import type { cardsTableCopy } from "../dispatch/cards/cards-table.copy.ts";
import type { cardsToolbarCopy } from "../dispatch/cards/cards-toolbar.copy.ts";
import type { disputeReasonCopy } from "../dispatch/cards/dispute-reason.copy.ts";
import type { dispatchReceivingCopy } from "../dispatch/DispatchReceiving/DispatchReceiving.copy.ts";
import type { dispatchReceivingBatchCopy } from "../dispatch/DispatchReceivingBatch/DispatchReceivingBatch.copy.ts";
import type { dispatchSendingCopy } from "../dispatch/DispatchSending/DispatchSending.copy.ts";
import type { dispatchSendingBatchCopy } from "../dispatch/DispatchSendingBatch/DispatchSendingBatch.copy.ts";
import type { backToListCopy } from "../dispatch/record/back-to-list.copy.ts";
import type { batchDialogCopy } from "../dispatch/record/batch-dialog.copy.ts";
import type { batchHeaderCopy } from "../dispatch/record/batch-header.copy.ts";
import type { batchRecordCopy } from "../dispatch/record/batch-record.copy.ts";
import type { wholeRecordCopy } from "../dispatch/record/whole-record.copy.ts";
import type { routeErrorCopy } from "../fallback/RouteError/RouteError.copy.ts";
import type { issuancesCopy } from "../issuance/Issuances/Issuances.copy.ts";
import type { issuanceDialogCopy } from "../issuance/Issuances/issuance-dialog.copy.ts";
import type { recordCopy } from "../issuance/Issuances/record.copy.ts";
import type { cardPanelCopy } from "../issuance/NewIssuance/card-panel.copy.ts";
import type { newIssuanceCopy } from "../issuance/NewIssuance/NewIssuance.copy.ts";
import type { collectorStepCopy } from "../issuance/NewIssuance/steps/collector-step.copy.ts";
import type { handOverStepCopy } from "../issuance/NewIssuance/steps/hand-over-step.copy.ts";
import type { receiptCopy } from "../issuance/print/receipt.copy.ts";
import type { waitingCardsCopy } from "../issuance/WaitingCards/WaitingCards.copy.ts";
import type { listCopy } from "../lists/list.copy.ts";
import type { lineStatusCopy } from "../records/line-status.copy.ts";
import type { screenCopy } from "../runtime/frame/screen.copy.ts";
import type { connectionCopy } from "../runtime/session/connection.copy.ts";
import type { settingsNeededCopy } from "../runtime/settings/settings-needed.copy.ts";
import type { Copy, Messages } from "../runtime/words/copy.ts";
import type { primitivesCopy } from "../runtime/words/primitives.copy.ts";
import type { loginCopy } from "../session/Login/Login.copy.ts";
import type { centerChooserCopy } from "../session/parts/CenterChooser.copy.ts";
import type { selectCenterCopy } from "../session/SelectCenter/SelectCenter.copy.ts";
import type { switchCenterCopy } from "../session/SwitchCenter/SwitchCenter.copy.ts";
import type { leaveCopy } from "../shell/parts/leave.copy.ts";
import type { passwordCopy } from "../shell/parts/password.copy.ts";
import type { shellCopy } from "../shell/Shell/Shell.copy.ts";
import type { secondFactorCopy } from "../shell/Shell/second-factor/second-factor.copy.ts";
import type { sessionsCopy } from "../shell/Shell/sessions/sessions.copy.ts";
import type { oneTimePasswordCopy } from "../verification/one-time-password.copy.ts";
import { markLanguages } from "./mark-languages.ts";

/** A key that the English words do not have is no text of that screen, and does not compile. */
type Words<Of extends Copy> = Messages<Of["texts"]>;

const receiving = "ބަލައިގަތުން";
const sending = "ފޮނުވުން";
const selectCenter = "ސެންޓަރު ޚިޔާރުކުރުން";
const switchCenter = "ސެންޓަރު ބަދަލުކުރުން";
const signIn = "ލޮގިން";
const logout = "ލޮގްއައުޓް";
const cancel = "ކެންސަލް";
const close = "ބަންދުކުރޭ";
const tryAgain = "އަލުން މަސައްކަތްކުރޭ";
const saving = "ސޭވްކުރަނީ…";
const loading = "ލޯޑުވަނީ…";
const all = "ހުރިހާ";
const open = "ހުޅުވިފައި";
const received = "ލިބިފައި";
const cancelled = "ކެންސަލްކޮށްފައި";
const dispatched = "ފޮނުވިފައި";
const name = "ނަން";
const notes = "ނޯޓު";
const status = "ހާލަތު";
const cards = "ކާޑުތައް";
const idNumber = "އައިޑީ ކާޑު ނަންބަރު";
const serial = "ސީރިއަލް ނަންބަރު";
const dateOfBirth = "އުފަން ތާރީޚު";
const reason = "ސަބަބު";
const clear = "ފޮހޭ";
const previousPage = "ކުރީ ޞަފްޙާ";
const nextPage = "ދެން އޮތް ޞަފްޙާ";
const page = "ޞަފްޙާ";
const newIssuance = "އާ ދޫކުރުން";
const days = { one: "{count} ދުވަސް", other: "{count} ދުވަސް" };

/** For `createRegistry({ locale: "dv", catalogues: { dv } })`, or `registry.update` with the same. */
export const dv: Readonly<Record<string, Messages>> = {
  Primitives: {
    showPassword: "ޕާސްވޯޑް ދައްކާ",
    hidePassword: "ޕާސްވޯޑް ފޮރުވާ",
    clear,
    close,
    loading,
  } satisfies Words<typeof primitivesCopy>,
  Screen: { tryAgain, loading } satisfies Words<typeof screenCopy>,
  Shell: {
    search: idNumber,
    openMenu: "މެނޫ ހުޅުވާ",
    closeMenu: "މެނޫ ބަންދުކުރޭ",
    switchCenter,
    logout,
    appearance: "ފެންނަ ގޮތް",
    light: "އަލި",
    dark: "އަނދިރި",
    language: "ބަސް",
  } satisfies Words<typeof shellCopy>,
  Leave: { logout, stay: cancel } satisfies Words<typeof leaveCopy>,
  Login: {
    title: signIn,
    username: "ޔޫޒަރނޭމް",
    password: "ޕާސްވޯޑް",
    submit: signIn,
    tryAgain,
  } satisfies Words<typeof loginCopy>,
  SecondFactor: { close } satisfies Words<typeof secondFactorCopy>,
  Sessions: { tryAgain } satisfies Words<typeof sessionsCopy>,
  SelectCenter: { title: selectCenter, logout } satisfies Words<typeof selectCenterCopy>,
  SwitchCenter: { title: switchCenter, cancel } satisfies Words<typeof switchCenterCopy>,
  CenterChooser: {
    search: "ސެންޓަރެއް ހޯދާ",
    submit: selectCenter,
    pending: saving,
    found: "{count} ސެންޓަރު",
  } satisfies Words<typeof centerChooserCopy>,
  RouteError: { time: "ގަޑި", version: "ވަރޝަން" } satisfies Words<typeof routeErrorCopy>,
  DispatchSending: {
    title: sending,
    newBatch: "އާ ބެޗެއް",
    name,
    notes,
    cancel,
  } satisfies Words<typeof dispatchSendingCopy>,
  DispatchReceiving: { title: receiving, days } satisfies Words<typeof dispatchReceivingCopy>,
  DispatchSendingBatch: {
    cards: { one: "ކާޑު", other: "ކާޑު" },
    all,
    received,
    serial,
    idNumber,
    dateOfBirth,
    closeForm: close,
    keepDestination: cancel,
  } satisfies Words<typeof dispatchSendingBatchCopy>,
  DispatchReceivingBatch: {
    received,
    all,
    filter: cards,
    saved: received,
  } satisfies Words<typeof dispatchReceivingBatchCopy>,
  List: { previousPage, nextPage, page } satisfies Words<typeof listCopy>,
  BatchList: {
    status,
    open,
    dispatched,
    received,
    cancelled,
    all,
    batchNumber: "ބެޗް ނަންބަރު",
    cards,
    receivedCards: received,
    dispatchedOn: dispatched,
    cancelledOn: cancelled,
    days,
  } satisfies Words<typeof batchListCopy>,
  BatchHeader: { title: "ބެޗް {batch}", loadingTitle: "ބެޗް" } satisfies Words<typeof batchHeaderCopy>,
  BatchStatus: { open, dispatched, received, cancelled } satisfies Words<typeof batchStatusCopy>,
  BatchRecord: {
    notes,
    event_dispatch: dispatched,
    event_cancel: cancelled,
    event_receive_batch: received,
    previousPage,
    nextPage,
    page,
  } satisfies Words<typeof batchRecordCopy & typeof wholeRecordCopy>,
  BackToList: { sending, receiving } satisfies Words<typeof backToListCopy>,
  CardPhoto: { close, tryAgain } satisfies Words<typeof cardPhotoCopy>,
  CardsToolbar: { reason, notes, close } satisfies Words<typeof cardsToolbarCopy>,
  ScanCamera: { tryAgain } satisfies Words<typeof scanCameraCopy>,
  Connection: { tryAgain } satisfies Words<typeof connectionCopy>,
  ChangePassword: { close } satisfies Words<typeof passwordCopy>,
  BatchDialog: { notes, reason, keep: cancel, more: "އިތުރު", pending: saving } satisfies Words<
    typeof batchDialogCopy
  >,
  LineStatus: { received } satisfies Words<typeof lineStatusCopy>,
  DisputeReason: { damaged: "ހަލާކުވެފައި", other: "އެހެން" } satisfies Words<typeof disputeReasonCopy>,
  CardsTable: {
    serial,
    idNumber,
    name,
    dateOfBirth,
    status,
  } satisfies Words<typeof cardsTableCopy>,
  CenterApplication: {
    title: "އެޕްލިކޭޝަން {number}",
    loadingTitle: "އެޕްލިކޭޝަން",
    idNumber,
    born: dateOfBirth,
    notes,
    serial,
    saving,
    tryAgain,
    biometrics: "ބަޔޯމެޓްރިކްސް",
  } satisfies Words<typeof centerApplicationCopy>,
  ApplicationHistory: { notes, previousPage, nextPage, page, event_cancel: cancelled } satisfies Words<
    typeof applicationHistoryCopy
  >,
  ApplicationStatusBadge: { cancelled, dispatched, daysWaiting: days } satisfies Words<
    typeof applicationBadgeCopy
  >,
  CancelApplication: { reason, notes, pending: saving } satisfies Words<typeof cancelDialogCopy>,
  PaymentLink: { close } satisfies Words<typeof paymentDialogCopy>,
  ApplicationSlip: { name, idNumber, close } satisfies Words<typeof slipCopy>,
  NewIssuance: { title: newIssuance, stay: cancel } satisfies Words<typeof newIssuanceCopy>,
  Issuances: {
    title: "ދޫކުރުންތައް",
    newIssuance,
    all,
    serial,
    idNumber,
    status,
  } satisfies Words<typeof issuancesCopy>,
  WaitingCards: { all, serial, idNumber, days, newIssuance } satisfies Words<typeof waitingCardsCopy>,
  IssuanceDialog: { reason, notes, keep: cancel, pending: saving } satisfies Words<typeof issuanceDialogCopy>,
  IssuanceRecord: {
    name,
    idNumber,
    dateOfBirth,
    serial,
    notes,
    reason,
    saving,
    tryAgain,
  } satisfies Words<typeof recordCopy>,
  IssuanceCard: { serial, idNumber, born: dateOfBirth } satisfies Words<typeof cardPanelCopy>,
  IssuanceCollector: { byId: idNumber } satisfies Words<typeof collectorStepCopy>,
  OneTimePassword: { reason } satisfies Words<typeof oneTimePasswordCopy>,
  HandOver: { notes, newIssuance, completing: saving } satisfies Words<typeof handOverStepCopy>,
  FingerCapture: { cancel, tryAgain } satisfies Words<typeof fingerCaptureCopy>,
  PhotoCapture: { cancel, tryAgain } satisfies Words<typeof photoCaptureCopy>,
  SignatureCapture: { clear, tryAgain } satisfies Words<typeof signatureCaptureCopy>,
  DocumentCamera: { cancel, tryAgain } satisfies Words<typeof documentCameraCopy>,
  DocumentUpload: { tryAgain } satisfies Words<typeof documentUploadCopy>,
  ApplicationStatus: {
    title: "އެޕްލިކޭޝަންގެ ހާލަތު",
    idNumber,
    newIssuance,
    newApplication: "އާ އެޕްލިކޭޝަން",
    born: dateOfBirth,
    status,
    dispatched,
    received,
    serial,
    cards,
  } satisfies Words<typeof applicationStatusCopy>,
  CardStatus: { cancelled } satisfies Words<typeof cardStatusCopy>,
  StatusSentence: statusSentenceWords.dv satisfies Words<typeof statusSentenceCopy>,
  StatusSteps: { dispatched } satisfies Words<typeof statusStepsCopy>,
  StatusSheet: { person: name, idNumber, close } satisfies Words<typeof statusSheetCopy>,
  SettingsNeeded: { loading } satisfies Words<typeof settingsNeededCopy>,
  Receipt: { notes, close } satisfies Words<typeof receiptCopy>,
  CenterApplications: { title: "އެޕްލިކޭޝަންތައް" } satisfies Words<typeof centerApplicationsCopy>,
  PortalApplications: { title: "އޮންލައިން އެޕްލިކޭޝަންތައް" } satisfies Words<typeof portalApplicationsCopy>,
  ApplicationList: { status, all, idNumber, name, days } satisfies Words<typeof applicationListCopy>,
};

// Whoever has Dhivehi has pages in two languages: what is missing above is English, and is read as English.
markLanguages("dv");
