import type { RegistryError } from "@id-desk/core";
import { createContext, useContext, useEffect, useRef } from "react";
import { createMisuseError } from "../registry/misuse.ts";
import { useRegistry, useSession } from "../registry/registry-context.ts";
import type { AnyScreenProps, ScreenEvent } from "./screen-props.ts";

/** What the parts of a screen know of it; the same object until something on the page must change. */
export interface Screen {
  readonly name: string;
  /** Shows nothing of the registry's, and needs nobody signed in. */
  readonly isPublic: boolean;
  /** Offers no command that writes. */
  readonly isReadOnly: boolean;
  readonly isHeaderHidden: boolean;
  readonly slots: NonNullable<AnyScreenProps["slots"]>;
  readonly classNames: NonNullable<AnyScreenProps["classNames"]>;
  /** The commands that the host has disabled, with its reasons. */
  readonly disabled: Readonly<Record<string, string | undefined>>;
  /** The host's callbacks as they are now. */
  readonly readProps: () => AnyScreenProps;
  readonly measure: (event: Pick<ScreenEvent, "name" | "duration" | "outcome">) => void;
  readonly tellReady: (record: string | undefined) => void;
  readonly tellLoadError: (error: RegistryError, retry: () => void) => void;
  /** Tells the host that the screen has ended. Calls `tellFirst`, such as `onCancel`, before `onExit`. */
  readonly tellExit: (reason: string, tellFirst?: () => void) => void;
}

export const ScreenContext = createContext<Screen | undefined>(undefined);

/** The screen that this is a part of. */
export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw createMisuseError("noProvider");
  return screen;
}

const nothing = () => undefined;

/** Tells the host once when the data is shown, and of each failure to load it. */
export function useScreenState({
  isReady,
  record,
  error,
  retry = nothing,
}: {
  /** The data is shown. */
  readonly isReady: boolean;
  /** The number of the one record that is shown. */
  readonly record?: string | undefined;
  readonly error?: RegistryError | undefined;
  readonly retry?: (() => void) | undefined;
}): void {
  const screen = useScreen();
  const { status } = useSession();
  const isOpen = screen.isPublic || status === "signedIn";
  const told = useRef<{ isReady?: boolean; error?: RegistryError | undefined }>({});
  useEffect(() => {
    if (!isReady || !isOpen || told.current.isReady) return;
    told.current.isReady = true;
    screen.tellReady(record);
  }, [isReady, isOpen, record, screen]);
  useEffect(() => {
    if (told.current.error === error) return;
    told.current.error = error;
    if (error) screen.tellLoadError(error, retry);
  }, [error, retry, screen]);
}

/** `useScreenState` for a screen without data. It fails only if the registry cannot say who is signed in. */
export function useSessionScreenState(): void {
  const { client } = useRegistry();
  const { loadError } = useSession();
  useScreenState({
    isReady: true,
    error: loadError ?? undefined,
    retry: () => void client.auth.loadUser(),
  });
}
