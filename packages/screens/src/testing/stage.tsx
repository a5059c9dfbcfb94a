import type { SignedInSession } from "@id-desk/core";
import {
  createFakeRegistry,
  createMemoryStorage,
  createUser,
  type FakeHandlers,
  type FakeRegistry,
  headOffice,
} from "@id-desk/core/testing";
import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import type { Destination } from "../runtime/frame/destination.ts";
import { createRegistry, type Registry, type RegistryOptions } from "../runtime/registry/create-registry.ts";
import { ScreensProvider, type ScreensProviderProps } from "../runtime/registry/ScreensProvider.tsx";
import { completeBrowser } from "./complete-browser.ts";

/** A registry whose server answers from memory, for stories and tests of screens and of portals. */
export interface TestRegistry {
  /** For the provider. */
  readonly registry: Registry;
  /** The server: its answers can be changed, its calls read. */
  readonly server: FakeRegistry;
  /** Where the screens wanted to go, newest last. */
  readonly destinations: readonly Destination[];
  /** Notes where a screen wants to go. */
  readonly goTo: (destination: Destination) => void;
}

/** How a test registry differs from that of a clerk signed in at the head office. */
export interface TestRegistryOptions {
  /** `null` for nobody. */
  readonly session?: Partial<SignedInSession> | null;
  /** Answers by operationId; an example for every call that has none. */
  readonly handlers?: FakeHandlers;
  /** The registry's own options. */
  readonly options?: Partial<RegistryOptions>;
}

/** Makes a registry for one story or test; nothing of it is shared with another. */
export function createTestRegistry({ session, handlers, options }: TestRegistryOptions = {}): TestRegistry {
  completeBrowser();
  const server = createFakeRegistry(handlers);
  const destinations: Destination[] = [];
  const registry = createRegistry({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    storage: createMemoryStorage(),
    // Tests that run beside each other in one browser are no tabs of one desk.
    tabs: false,
    ...options,
    ...(session !== null && {
      session: { user: createUser(), center: headOffice, csrf: "token-of-the-stage", ...session },
    }),
  });
  if (session === null) registry.session.setSignedOut();
  return { registry, server, destinations, goTo: (destination) => destinations.push(destination) };
}

/** How every stage below looks where it says nothing itself, and its catalogues: Storybook's switches set it. */
export const StageLook = createContext<
  Pick<ScreensProviderProps, "settings"> & Pick<RegistryOptions, "catalogues">
>({});

/** Shows screens over a test registry, as a portal's provider does. */
export function Stage({
  stage,
  children,
  ...provider
}: Omit<ScreensProviderProps, "instance" | "onNavigate" | "getHref"> & {
  readonly stage: TestRegistry;
  readonly children: ReactNode;
}) {
  const { settings, catalogues } = useContext(StageLook);
  useLayoutEffect(() => {
    if (catalogues) stage.registry.update({ catalogues });
  }, [stage, catalogues]);
  return (
    <ScreensProvider
      settings={settings}
      {...provider}
      instance={stage.registry}
      onNavigate={stage.goTo}
      getHref={(destination) => `#${destination.screen}`}
    >
      {children}
    </ScreensProvider>
  );
}
