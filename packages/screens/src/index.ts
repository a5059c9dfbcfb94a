"use client";

// What a portal names of the packages below: it installs this one alone, and some package managers hide the others.
export {
  type Area,
  type CardCodePart,
  type Center,
  type Connection,
  type ErrorWords,
  type IdleLimits,
  isRegistryError,
  type NavigationGroup,
  type NavigationItem,
  type NavigationNode,
  type Notice,
  type NoticeLog,
  type RegistryClient,
  type RegistryError,
  type RegistryErrorCode,
  type Session,
  type SessionState,
  type SignedInSession,
  type SignOutReason,
  supportedApi,
  type User,
} from "@id-desk/core";
export type { CameraSource, FingerprintReader, Theme, ThemeSettings } from "@id-desk/ui";
export type { ListQueryProps } from "./lists/use-list-query.ts";
export type { Resource, ResourceContact } from "./resources/Resources/index.ts";
export type { Destination, ListQuery, Navigation } from "./runtime/frame/destination.ts";
export type { ScreenManifest } from "./runtime/frame/manifest.ts";
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
  ScreenEvent,
  ScreenProps,
} from "./runtime/frame/screen-props.ts";
export type { Shortcut, Shortcuts } from "./runtime/keys/use-shortcut.ts";
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
export * from "./screens.gen.ts";
export { LeaveDialog, type LeaveDialogProps } from "./shell/LeaveDialog/index.ts";
