/**
 * Dhivehi: a DRAFT. Nobody whose language it is has read it yet, and a menu that offers it has to say so. It holds
 * names of pages, buttons and common words alone; every text that is not here stands in English.
 */

import type { batchListCopy } from "../dispatch/batches/batch-list.copy.ts";
import type { batchStatusCopy } from "../dispatch/batches/batch-status.copy.ts";
import type { cardsTableCopy } from "../dispatch/cards/cards-table.copy.ts";
import type { disputeReasonCopy } from "../dispatch/cards/dispute-reason.copy.ts";
import type { lineStatusCopy } from "../dispatch/cards/line-status.copy.ts";
import type { dispatchReceivingCopy } from "../dispatch/DispatchReceiving/DispatchReceiving.copy.ts";
import type { dispatchReceivingBatchCopy } from "../dispatch/DispatchReceivingBatch/DispatchReceivingBatch.copy.ts";
import type { dispatchSendingCopy } from "../dispatch/DispatchSending/DispatchSending.copy.ts";
import type { dispatchSendingBatchCopy } from "../dispatch/DispatchSendingBatch/DispatchSendingBatch.copy.ts";
import type { batchDialogCopy } from "../dispatch/record/batch-dialog.copy.ts";
import type { batchHeaderCopy } from "../dispatch/record/batch-header.copy.ts";
import type { batchRecordCopy } from "../dispatch/record/batch-record.copy.ts";
import type { routeErrorCopy } from "../fallback/RouteError/RouteError.copy.ts";
import type { issuancesCopy } from "../issuance/Issuances/Issuances.copy.ts";
import type { issuanceDialogCopy } from "../issuance/Issuances/issuance-dialog.copy.ts";
import type { recordCopy } from "../issuance/Issuances/record.copy.ts";
import type { cardPanelCopy } from "../issuance/NewIssuance/card-panel.copy.ts";
import type { newIssuanceCopy } from "../issuance/NewIssuance/NewIssuance.copy.ts";
import type { collectorStepCopy } from "../issuance/NewIssuance/steps/collector-step.copy.ts";
import type { handOverStepCopy } from "../issuance/NewIssuance/steps/hand-over-step.copy.ts";
import type { otpStepCopy } from "../issuance/NewIssuance/steps/otp-step.copy.ts";
import type { completionCopy } from "../issuance/parts/completion.copy.ts";
import type { documentCameraCopy } from "../issuance/parts/document-camera.copy.ts";
import type { documentUploadCopy } from "../issuance/parts/document-upload.copy.ts";
import type { receiptCopy } from "../issuance/print/receipt.copy.ts";
import type { listCopy } from "../lists/list.copy.ts";
import type { screenCopy } from "../runtime/frame/screen.copy.ts";
import type { settingsNeededCopy } from "../runtime/settings/settings-needed.copy.ts";
import type { Copy, Messages } from "../runtime/words/copy.ts";
import type { primitivesCopy } from "../runtime/words/primitives.copy.ts";
import type { loginCopy } from "../session/Login/Login.copy.ts";
import type { centerChooserCopy } from "../session/parts/CenterChooser.copy.ts";
import type { selectCenterCopy } from "../session/SelectCenter/SelectCenter.copy.ts";
import type { switchCenterCopy } from "../session/SwitchCenter/SwitchCenter.copy.ts";
import type { leaveCopy } from "../shell/parts/leave.copy.ts";
import type { shellCopy } from "../shell/Shell/Shell.copy.ts";

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
  Screen: { tryAgain } satisfies Words<typeof screenCopy>,
  Shell: {
    openMenu: "މެނޫ ހުޅުވާ",
    closeMenu: "މެނޫ ބަންދުކުރޭ",
    switchCenter,
    logout,
    appearance: "ފެންނަ ގޮތް",
    light: "އަލި",
    dark: "އަނދިރި",
    language: "ބަސް",
  } satisfies Words<typeof shellCopy>,
  Leave: { logout } satisfies Words<typeof leaveCopy>,
  Login: {
    title: signIn,
    username: "ޔޫޒަރނޭމް",
    password: "ޕާސްވޯޑް",
    submit: signIn,
    tryAgain,
  } satisfies Words<typeof loginCopy>,
  SelectCenter: { title: selectCenter, logout } satisfies Words<typeof selectCenterCopy>,
  SwitchCenter: { title: switchCenter, cancel } satisfies Words<typeof switchCenterCopy>,
  CenterChooser: {
    search: "ސެންޓަރެއް ހޯދާ",
    submit: selectCenter,
    pending: saving,
    found: { one: "{count} ސެންޓަރު", other: "{count} ސެންޓަރު" },
  } satisfies Words<typeof centerChooserCopy>,
  RouteError: { time: "ގަޑި", version: "ވަރޝަން" } satisfies Words<typeof routeErrorCopy>,
  DispatchSending: {
    title: sending,
    newBatch: "އާ ބެޗެއް",
    name,
    notes,
  } satisfies Words<typeof dispatchSendingCopy>,
  DispatchReceiving: { title: receiving, open: "ހުޅުވާ", days } satisfies Words<typeof dispatchReceivingCopy>,
  DispatchSendingBatch: {
    cards: { one: "ކާޑު", other: "ކާޑު" },
    all,
    received,
    serial,
    idNumber,
    dateOfBirth,
    closeForm: close,
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
  BatchRecord: { notes } satisfies Words<typeof batchRecordCopy>,
  BatchDialog: { notes, reason, pending: saving } satisfies Words<typeof batchDialogCopy>,
  LineStatus: { received } satisfies Words<typeof lineStatusCopy>,
  DisputeReason: { damaged: "ހަލާކުވެފައި", other: "އެހެން" } satisfies Words<typeof disputeReasonCopy>,
  CardsTable: {
    serial,
    idNumber,
    name,
    dateOfBirth,
    status,
  } satisfies Words<typeof cardsTableCopy>,
  NewIssuance: { title: newIssuance } satisfies Words<typeof newIssuanceCopy>,
  Issuances: {
    title: "ދޫކުރުންތައް",
    newIssuance,
    all,
    serial,
    idNumber,
    status,
  } satisfies Words<typeof issuancesCopy>,
  IssuanceDialog: { reason, notes, pending: saving } satisfies Words<typeof issuanceDialogCopy>,
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
  OneTimePassword: { reason } satisfies Words<typeof otpStepCopy>,
  HandOver: { notes, newIssuance } satisfies Words<typeof handOverStepCopy>,
  Completion: { cancel, clear, tryAgain } satisfies Words<typeof completionCopy>,
  DocumentCamera: { cancel, tryAgain } satisfies Words<typeof documentCameraCopy>,
  DocumentUpload: { tryAgain } satisfies Words<typeof documentUploadCopy>,
  SettingsNeeded: { loading } satisfies Words<typeof settingsNeededCopy>,
  Receipt: { notes, close } satisfies Words<typeof receiptCopy>,
};
