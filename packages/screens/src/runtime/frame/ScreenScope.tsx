import { RegistryError } from "@id-desk/core";
import { type ReactNode, useMemo, useRef } from "react";
import { NavigationContext, useProvider } from "../registry/registry-context.ts";
import { useLatest } from "../registry/use-latest.ts";
import { useStable } from "../registry/use-stable.ts";
import type { Navigation } from "./destination.ts";
import type { ScreenManifest } from "./manifest.ts";
import { type Screen, ScreenContext } from "./screen-context.ts";
import type { AnyScreenProps } from "./screen-props.ts";
import { tellHost } from "./tell-host.ts";

const nothing = {};

/** Gives the parts of a screen what its host says of it, kept the same while the host says the same. */
export function ScreenScope({
  manifest,
  props,
  children,
}: {
  readonly manifest: ScreenManifest;
  readonly props: AnyScreenProps;
  readonly children: ReactNode;
}) {
  const { registry, navigation: outer } = useProvider();
  const latest = useLatest(props);
  const start = useRef<number>(undefined);
  start.current ??= performance.now();
  const slots = useStable(props.slots ?? nothing);
  const classNames = useStable(props.classNames ?? nothing);
  const disabled = useStable(readDisabled(props.actions));
  const { readOnly = false, hideHeader = false } = props;

  const navigation = useMemo<Navigation>(
    () => ({
      onNavigate: (destination) => (latest.current.onNavigate ?? outer.onNavigate)(destination),
      getHref: (destination) => (latest.current.getHref ?? outer.getHref)(destination),
    }),
    [latest, outer],
  );
  const screen = useMemo<Screen>(() => {
    const { name, contractVersion, access } = manifest;
    const measure: Screen["measure"] = (event) =>
      tellHost(registry.options.telemetry, { screen: name, version: contractVersion, ...event });
    const sinceStart = () => performance.now() - (start.current ?? 0);
    return {
      name,
      isPublic: access === "public",
      isReadOnly: readOnly,
      isHeaderHidden: hideHeader,
      slots,
      classNames,
      disabled,
      readProps: () => latest.current,
      measure,
      tellReady(record) {
        measure({ name: "load", duration: sinceStart(), outcome: "ok" });
        tellHost(latest.current.onReady, { screen: name, record });
      },
      tellLoadError(error, retry) {
        const event = error.code === "render" ? "render" : "load";
        measure({ name: event, duration: sinceStart(), outcome: error.code });
        tellHost(latest.current.onLoadError, { screen: name, error: forHost(error), retry });
      },
      tellExit(reason, tellFirst) {
        tellHost(tellFirst, undefined);
        tellHost(latest.current.onExit as ((event: object) => void) | undefined, { screen: name, reason });
      },
    };
  }, [manifest, registry, latest, readOnly, hideHeader, slots, classNames, disabled]);

  return (
    <ScreenContext.Provider value={screen}>
      <NavigationContext.Provider value={navigation}>{children}</NavigationContext.Provider>
    </ScreenContext.Provider>
  );
}

function readDisabled(actions: AnyScreenProps["actions"] = {}): Screen["disabled"] {
  return Object.fromEntries(
    Object.entries(actions).flatMap(([name, options]) =>
      options?.isDisabled ? [[name, options.disabledReason]] : [],
    ),
  );
}

/** The error without its fields and context, which may name a person. */
function forHost(error: RegistryError): RegistryError {
  const { message, cause } = error;
  return new RegistryError({ ...error, message, cause, fields: {}, context: {} });
}
