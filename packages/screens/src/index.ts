"use client";

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
export type { ListQueryProps } from "./lists/use-list-query.ts";
export {
  type Resource,
  type ResourceContact,
  Resources,
  type ResourcesProps,
  resourcesManifest,
} from "./resources/Resources/index.ts";
export type { Destination, ListQuery, Navigation } from "./runtime/frame/destination.ts";
export type { ScreenManifest } from "./runtime/frame/manifest.ts";
export type { ScreenEvent } from "./runtime/frame/screen-event.ts";
export type {
  ActionAnswer,
  ActionContext,
  ActionName,
  ActionOptions,
  ClassNameSlot,
  CommonSlots,
  EmptyStateSlotProps,
  ErrorSlotProps,
  ExitEvent,
  HeaderSlotProps,
  LoadErrorEvent,
  ReadyEvent,
  ScreenProps,
} from "./runtime/frame/screen-props.ts";
export type { Shortcut, Shortcuts } from "./runtime/keys/shortcuts.ts";
export { NoticesButton } from "./runtime/notices/NoticesButton.tsx";
export type { Assets } from "./runtime/registry/assets.ts";
export {
  createRegistry,
  type LiveOptions,
  type PermissionRequest,
  type Registry,
  type RegistryOptions,
  type StorageLike,
} from "./runtime/registry/create-registry.ts";
export type { Devices } from "./runtime/registry/devices.ts";
export { useNavigation, useRegistry, useSession } from "./runtime/registry/registry-context.ts";
export { ScreensProvider, type ScreensProviderProps } from "./runtime/registry/ScreensProvider.tsx";
export { ConnectionBanner } from "./runtime/session/ConnectionBanner.tsx";
export type { Catalogue, MessageCatalogues, Messages, PluralText, Text } from "./runtime/words/copy.ts";
export type { UnsavedWork } from "./runtime/writing/unsaved-work.ts";
export { Login, type LoginProps, loginManifest } from "./session/Login/index.ts";
export { SelectCenter, type SelectCenterProps, selectCenterManifest } from "./session/SelectCenter/index.ts";
export { SwitchCenter, type SwitchCenterProps, switchCenterManifest } from "./session/SwitchCenter/index.ts";
export {
  ChangePassword,
  type ChangePasswordProps,
  changePasswordManifest,
} from "./shell/ChangePassword/index.ts";
export { LeaveDialog, type LeaveDialogProps } from "./shell/LeaveDialog/index.ts";
export { Shell, type ShellProps, shellManifest } from "./shell/Shell/index.ts";
