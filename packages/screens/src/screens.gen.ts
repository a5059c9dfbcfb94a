// Generated from the folders with a manifest by `npm run generate`. Do not edit.

export {
  ApplicationStatus,
  type ApplicationStatusProps,
  applicationStatusManifest,
} from "./applications/ApplicationStatus/index.ts";
export { Biometrics, type BiometricsProps, biometricsManifest } from "./applications/Biometrics/index.ts";
export {
  BiometricsCapture,
  type BiometricsCaptureProps,
  biometricsCaptureManifest,
} from "./applications/BiometricsCapture/index.ts";
export {
  CenterApplication,
  type CenterApplicationProps,
  centerApplicationManifest,
} from "./applications/CenterApplication/index.ts";
export {
  CenterApplications,
  type CenterApplicationsProps,
  centerApplicationsManifest,
} from "./applications/CenterApplications/index.ts";
export {
  NewApplication,
  type NewApplicationProps,
  newApplicationManifest,
} from "./applications/NewApplication/index.ts";
export {
  PortalApplications,
  type PortalApplicationsProps,
  portalApplicationsManifest,
} from "./applications/PortalApplications/index.ts";
export {
  ResubmitApplication,
  type ResubmitApplicationProps,
  resubmitApplicationManifest,
} from "./applications/ResubmitApplication/index.ts";
export {
  DispatchReceiving,
  type DispatchReceivingProps,
  dispatchReceivingManifest,
} from "./dispatch/DispatchReceiving/index.ts";
export {
  DispatchReceivingBatch,
  type DispatchReceivingBatchProps,
  dispatchReceivingBatchManifest,
} from "./dispatch/DispatchReceivingBatch/index.ts";
export {
  DispatchSending,
  type DispatchSendingProps,
  dispatchSendingManifest,
} from "./dispatch/DispatchSending/index.ts";
export {
  DispatchSendingBatch,
  type DispatchSendingBatchProps,
  dispatchSendingBatchManifest,
} from "./dispatch/DispatchSendingBatch/index.ts";
export { Forbidden, type ForbiddenProps, forbiddenManifest } from "./fallback/Forbidden/index.ts";
export { NotFound, type NotFoundProps, notFoundManifest } from "./fallback/NotFound/index.ts";
export { NotYet, type NotYetProps, notYetManifest } from "./fallback/NotYet/index.ts";
export { RouteError, type RouteErrorProps, routeErrorManifest } from "./fallback/RouteError/index.ts";
export { Dashboard, type DashboardProps, dashboardManifest } from "./home/Dashboard/index.ts";
export { Issuances, type IssuancesProps, issuancesManifest } from "./issuance/Issuances/index.ts";
export { NewIssuance, type NewIssuanceProps, newIssuanceManifest } from "./issuance/NewIssuance/index.ts";
export { WaitingCards, type WaitingCardsProps, waitingCardsManifest } from "./issuance/WaitingCards/index.ts";
export { Resources, type ResourcesProps, resourcesManifest } from "./resources/Resources/index.ts";
export { Login, type LoginProps, loginManifest } from "./session/Login/index.ts";
export { SelectCenter, type SelectCenterProps, selectCenterManifest } from "./session/SelectCenter/index.ts";
export { SwitchCenter, type SwitchCenterProps, switchCenterManifest } from "./session/SwitchCenter/index.ts";
export {
  ChangePassword,
  type ChangePasswordProps,
  changePasswordManifest,
} from "./shell/ChangePassword/index.ts";
export { Shell, type ShellProps, shellManifest } from "./shell/Shell/index.ts";
export { WorkPermits, type WorkPermitsProps, workPermitsManifest } from "./xpat/WorkPermits/index.ts";
export { Xpat, type XpatProps, xpatManifest } from "./xpat/Xpat/index.ts";
export {
  XpatInteractions,
  type XpatInteractionsProps,
  xpatInteractionsManifest,
} from "./xpat/XpatInteractions/index.ts";
