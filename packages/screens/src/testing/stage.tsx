import type { SignedInSession } from "@id-desk/core";
import {
  createFakeRegistry,
  createUser,
  type FakeHandlers,
  type FakeRegistry,
  headOffice,
} from "@id-desk/core/testing";
import { createContext, type ReactNode, useContext } from "react";
import {
  createRegistry,
  type Registry,
  type RegistryOptions,
  type StorageLike,
} from "../runtime/create-registry.ts";
import type { Destination } from "../runtime/destination.ts";
import { ScreensProvider, type ScreensProviderProps } from "../runtime/ScreensProvider.tsx";

/** A registry whose server answers from memory, for stories and tests of screens. */
export interface StageRegistry {
  readonly registry: Registry;
  /** The server: its answers can be changed, its calls read. */
  readonly server: FakeRegistry;
  /** Where the screens wanted to go, newest last. */
  readonly destinations: readonly Destination[];
  readonly goTo: (destination: Destination) => void;
}

/** How a stage differs from a clerk signed in at the head office. */
export interface StageOptions {
  /** `null` for nobody. */
  readonly session?: Partial<SignedInSession> | null;
  readonly handlers?: FakeHandlers;
  readonly options?: Partial<RegistryOptions>;
}

/** Storage that is forgotten with the test. */
export function createMemoryStorage(): StorageLike {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Makes a registry for one story or test; nothing of it is shared with another. */
export function createStageRegistry({ session, handlers, options }: StageOptions = {}): StageRegistry {
  const server = createFakeRegistry(handlers);
  const destinations: Destination[] = [];
  const registry = createRegistry({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    storage: createMemoryStorage(),
    ...options,
    ...(session !== null && {
      session: { user: createUser(), center: headOffice, csrf: "token-of-the-stage", ...session },
    }),
  });
  if (session === null) registry.session.setSignedOut();
  return { registry, server, destinations, goTo: (destination) => destinations.push(destination) };
}

/** How every stage below looks where it says nothing itself: Storybook's switches set it. */
export const StageLook = createContext<Pick<ScreensProviderProps, "colorScheme" | "direction">>({});

/** Shows screens over a stage's registry. */
export function Stage({
  stage,
  children,
  ...provider
}: Omit<ScreensProviderProps, "instance" | "onNavigate" | "getHref"> & {
  readonly stage: StageRegistry;
  readonly children: ReactNode;
}) {
  const look = useContext(StageLook);
  return (
    <ScreensProvider
      {...look}
      {...provider}
      instance={stage.registry}
      onNavigate={stage.goTo}
      getHref={(destination) => `#${destination.screen}`}
    >
      {children}
    </ScreensProvider>
  );
}
