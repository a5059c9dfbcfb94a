import type { Notice } from "@id-desk/core";
import { ThemeRoot, type ThemeRootProps } from "@id-desk/ui";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Registry } from "./create-registry.ts";
import type { Destination, Navigation } from "./destination.ts";
import { RegistryContext, type RegistryContextValue } from "./registry-context.ts";

/** What the provider takes from its host. */
export interface ScreensProviderProps extends Partial<Navigation> {
  /** The registry, created once and outside of rendering. */
  readonly instance: Registry;
  /** Light, dark, or what the device prefers; light by default. */
  readonly colorScheme?: "light" | "dark" | "auto";
  /** Writing direction; the language's own by default. */
  readonly direction?: "ltr" | "rtl";
  /** Lets styles that React Aria adds at run time pass a content security policy. */
  readonly nonce?: string;
  /** Which of the two toast presets is mounted; `none` where the host shows notices itself. */
  readonly notices?: "pausing" | "mounted" | "none";
  readonly className?: string;
  readonly children: ReactNode;
}

const Notices = lazy(() => import("./Notices.tsx").then((module) => ({ default: module.Notices })));

const nowhere = () => undefined;
const noHref = () => "#";

/**
 * Gives the screens inside it their registry, their way to other screens and their look. Everything that they
 * paint, overlays too, stays below the one element that it renders.
 */
export function ScreensProvider({
  instance,
  onNavigate = nowhere,
  getHref = noHref,
  colorScheme = "light",
  direction,
  nonce,
  notices = "pausing",
  className,
  children,
}: ScreensProviderProps) {
  const navigation = useRef({ onNavigate, getHref });
  useEffect(() => {
    navigation.current = { onNavigate, getHref };
  });
  const value = useMemo<RegistryContextValue>(
    () => ({
      registry: instance,
      onNavigate: (destination: Destination) => navigation.current.onNavigate(destination),
      getHref: (destination: Destination) => navigation.current.getHref(destination),
    }),
    [instance],
  );
  const locale = instance.options.locale ?? "en";
  const themeProps: Partial<ThemeRootProps> = {
    ...(direction && { direction }),
    ...(nonce && { nonce }),
    ...(className && { className }),
  };

  return (
    <RegistryContext value={value}>
      <ThemeRoot colorScheme={colorScheme} locale={locale} {...themeProps}>
        {children}
        {notices !== "none" && <NoticesOnDemand registry={instance} preset={notices} />}
      </ThemeRoot>
    </RegistryContext>
  );
}

/** Loads the toasts with the first notice: a sign-in page that says nothing does not pay for them. */
function NoticesOnDemand({
  registry,
  preset,
}: {
  readonly registry: Registry;
  readonly preset: "pausing" | "mounted";
}) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => registry.onNotice((notice) => setNotices((earlier) => [...earlier, notice])), [registry]);
  if (notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Notices notices={notices} preset={preset} />
    </Suspense>
  );
}
