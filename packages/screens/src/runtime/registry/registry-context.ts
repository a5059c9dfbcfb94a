import type { SessionState } from "@id-desk/core";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { Navigation } from "../frame/destination.ts";
import { type Catalogue, type Copy, createTranslate, type Messages, type Translate } from "../words/copy.ts";
import type { Registry, RegistryOptions } from "./create-registry.ts";
import { createMisuseError, createNoProviderError } from "./misuse.ts";
import { useStable } from "./use-stable.ts";

/** What a provider gives to the screens below it. */
export interface Provided {
  readonly registry: Registry;
  readonly navigation: Navigation;
  /** The language of its settings, where they name one. */
  readonly language: string | undefined;
}

/** Holds the registry of the nearest provider; apart for each provider, so that two embeds share a page. */
export const RegistryContext = createContext<Provided | undefined>(undefined);

/** Holds the way out of the nearest screen, where its host gave it one of its own. */
export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** What the nearest provider gives, if there is one. Explains a second copy of React, which has no hooks here. */
export function useProviderIfAny(): Provided | undefined {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it is called each time, and what it throws is explained.
    return useContext(RegistryContext);
  } catch (cause) {
    throw createMisuseError("duplicateReact", cause);
  }
}

/** What the nearest provider gives. */
export function useProvider(): Provided {
  const provided = useProviderIfAny();
  if (!provided) throw createNoProviderError();
  return provided;
}

/** The registry that this screen asks. */
export function useRegistry(): Registry {
  return useProvider().registry;
}

/** The way out of this screen. */
export function useNavigation(): Navigation {
  const { navigation } = useProvider();
  return useContext(NavigationContext) ?? navigation;
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

/** The language that the screens speak here: that of the provider's settings, else the registry's. */
export function useLanguage(): string {
  const { language } = useProvider();
  const { locale = "en" } = useRegistryOptions();
  return language ?? locale;
}

/** The texts of a screen or part in the language that is spoken here. */
export function useCopy<Texts extends Catalogue>(
  copy: Copy<Texts>,
  overrides?: Messages<Texts>,
): Translate<Texts> {
  const { messages, catalogues } = useRegistryOptions();
  const language = useLanguage();
  const ownMessages = useStable(overrides);
  return useMemo(
    () => createTranslate(copy, language, [messages, catalogues], ownMessages),
    [copy, language, messages, catalogues, ownMessages],
  );
}
