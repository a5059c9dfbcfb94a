import type { SessionState } from "@id-desk/core";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type Catalogue, type Copy, createTranslate, type Messages, type Translate } from "./copy.ts";
import type { Registry, RegistryOptions } from "./create-registry.ts";
import type { Navigation } from "./destination.ts";

/** What a provider gives to the screens below it. */
export interface RegistryContextValue extends Navigation {
  readonly registry: Registry;
}

/** Holds the registry of the nearest provider; apart for each provider, so that two embeds share a page. */
export const RegistryContext = createContext<RegistryContextValue | undefined>(undefined);

function useRegistryContext(): RegistryContextValue {
  const value = useContext(RegistryContext);
  if (!value) {
    throw new Error(
      "An ID Desk screen was rendered outside of <ScreensProvider>. It has no registry to ask. " +
        "Put it inside <ScreensProvider instance={createRegistry({ baseUrl })}>.",
    );
  }
  return value;
}

/** The registry that this screen asks. */
export function useRegistry(): Registry {
  return useRegistryContext().registry;
}

/** The way out of this screen. */
export function useNavigation(): Navigation {
  return useRegistryContext();
}

/** The registry's options, again when the host changes them. */
export function useRegistryOptions(): RegistryOptions {
  const registry = useRegistry();
  return useSyncExternalStore(
    registry.subscribe,
    () => registry.options,
    () => registry.options,
  );
}

/** Who is signed in at which centre, again on every change of it. */
export function useSession(): SessionState {
  const { session } = useRegistry();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}

/** The texts of a screen or part in the language of the registry. */
export function useCopy<Texts extends Catalogue>(
  copy: Copy<Texts>,
  overrides?: Messages<Texts>,
): Translate<Texts> {
  const { locale = "en", messages } = useRegistryOptions();
  return useMemo(
    () => createTranslate(copy, locale, messages ?? {}, overrides),
    [copy, locale, messages, overrides],
  );
}
