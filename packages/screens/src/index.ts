"use client";

export type { Catalogue, MessageCatalogues, Messages, PluralText, Text } from "./runtime/copy.ts";
export {
  createRegistry,
  type Registry,
  type RegistryOptions,
  type StorageLike,
} from "./runtime/create-registry.ts";
export type { Destination, ListQuery, Navigation } from "./runtime/destination.ts";
export type { ScreenManifest } from "./runtime/manifest.ts";
export { useNavigation, useRegistry, useSession } from "./runtime/registry-context.ts";
export { ScreensProvider, type ScreensProviderProps } from "./runtime/ScreensProvider.tsx";
export type { UnsavedWork } from "./runtime/unsaved-work.ts";
export { Login, type LoginProps, loginManifest } from "./session/Login/index.ts";
