import { readKeys } from "@id-desk/core";
import { type Theme, ThemeRoot, type ThemeSettings } from "@id-desk/ui";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { Navigation } from "../frame/destination.ts";
import { NoticesOnDemand } from "../notices/NoticesOnDemand.tsx";
import { SessionGuard } from "../session/SessionGuard.tsx";
import { createUiWords, primitivesCopy } from "../words/primitives.copy.ts";
import type { Registry } from "./create-registry.ts";
import { announceProvider, warnOfMisuse } from "./misuse.ts";
import {
  type Provided,
  RegistryContext,
  useCopy,
  useLanguage,
  useProviderIfAny,
  useRegistryOptions,
} from "./registry-context.ts";
import { useLatest } from "./use-latest.ts";

/** What the provider takes from its host. Callbacks may be written anew in each rendering. */
export interface ScreensProviderProps extends Partial<Navigation> {
  /** The registry, created once and outside of rendering. */
  readonly instance: Registry;
  /**
   * Mode, direction, font, language, preset colour, container and mini drawer in one object; a prop below that says
   * the same is heard before it, and its language before the registry's `locale`.
   */
  readonly settings?: ThemeSettings | undefined;
  /** Public variables with the host's values: `{ "--idd-color-accent": "#7a1f4b" }`. */
  readonly theme?: Theme | undefined;
  /** Light, dark, or what the device prefers; light by default. */
  readonly colorScheme?: "light" | "dark" | "auto" | undefined;
  /** Writing direction; the language's own by default. */
  readonly direction?: "ltr" | "rtl" | undefined;
  /** Where dialogs, lists and notices are put; below the provider's own element by default. */
  readonly portalContainer?: Element | undefined;
  /** Lets styles that React Aria adds at run time pass a content security policy. */
  readonly nonce?: string | undefined;
  /** Which of the two toast presets is mounted; `none` where the host shows notices itself. */
  readonly notices?: "pausing" | "mounted" | "none" | undefined;
  /** A class for the one element that it renders. */
  readonly className?: string | undefined;
  /** The screens, and whatever else of the host stands between them. */
  readonly children: ReactNode;
}

/**
 * Gives the screens inside it their registry, their way to other screens and their look. Everything that they
 * paint, overlays too, stays below an element that it renders.
 */
export function ScreensProvider({ instance, onNavigate, getHref, ...look }: ScreensProviderProps) {
  const outer = useProviderIfAny();
  const isNested = outer?.registry === instance;
  announceProvider();
  const first = useRef(instance);
  useEffect(() => {
    if (first.current !== instance) warnOfMisuse("registryInRender");
    if (isNested) warnOfMisuse("nestedProvider");
  }, [instance, isNested]);
  useFirstQuestion(instance);
  const latest = useLatest({ onNavigate, getHref });
  const language = look.settings?.language;
  const provided = useMemo<Provided>(
    () => ({
      registry: instance,
      language,
      navigation: {
        onNavigate: (destination) => latest.current.onNavigate?.(destination),
        getHref: (destination) => (latest.current.getHref ? latest.current.getHref(destination) : "#"),
      },
    }),
    [instance, language, latest],
  );
  return (
    <RegistryContext.Provider value={provided}>
      <Root {...look} isNested={isNested} />
    </RegistryContext.Provider>
  );
}

const asked = new WeakSet<Registry>();

/** Asks once who is signed in, where neither the host's session nor an earlier question has told it. */
function useFirstQuestion(registry: Registry): void {
  useEffect(() => {
    if (asked.has(registry) || registry.session.getState().status !== "unknown") return;
    asked.add(registry);
    void registry.client.auth.loadUser();
  }, [registry]);
}

/** The one element below which everything is painted, in the language that the registry speaks now. */
function Root({
  isNested,
  notices = "pausing",
  children,
  ...look
}: Omit<ScreensProviderProps, "instance" | "onNavigate" | "getHref"> & {
  readonly isNested: boolean;
}) {
  const language = useLanguage();
  const t = useCopy(primitivesCopy);
  const words = useMemo(() => createUiWords(t), [t]);
  const { devices } = useRegistryOptions();
  return (
    <ThemeRoot
      {...look}
      locale={language}
      words={words}
      readKeys={(text, keys) => readKeys(text, keys, devices?.scanPrefix)}
    >
      {children}
      {!isNested && <SessionGuard />}
      {notices !== "none" && !isNested && <NoticesOnDemand preset={notices} />}
    </ThemeRoot>
  );
}
