import { areas, RegistryError } from "@id-desk/core";
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useCopy, useRegistry, useRegistryOptions, useSession } from "../registry/registry-context.ts";
import { CrashGuard } from "./CrashGuard.tsx";
import type { ScreenManifest } from "./manifest.ts";
import { ScreenError } from "./ScreenError.tsx";
import * as css from "./ScreenFrame.css.ts";
import { ScreenScope } from "./ScreenScope.tsx";
import { screenCopy } from "./screen.copy.ts";
import { useScreen } from "./screen-context.ts";
import { useHandedFocus } from "./use-handed-focus.ts";

const never = () => () => undefined;

/**
 * Stands around every screen: hosts and tests find it by the name and version on its root, and a crash inside
 * it goes no further. On a server it is empty, for there is no session there, and nothing to show without one.
 */
export function ScreenFrame({ manifest, props, children }: ComponentProps<typeof ScreenScope>) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const turn = useTurn();
  return (
    <ScreenScope manifest={manifest} props={props}>
      <div
        className={[css.frame, props.classNames?.root].filter(Boolean).join(" ")}
        data-idd-screen={manifest.name}
        data-idd-screen-version={manifest.contractVersion}
        aria-busy={isInBrowser ? undefined : true}
      >
        {isInBrowser && (
          <Guarded key={turn} access={manifest.access}>
            {children}
          </Guarded>
        )}
      </div>
    </ScreenScope>
  );
}

/** Counts the users of a screen: what one has typed on it is gone before the next sees it. */
function useTurn(): number {
  const username = useSession().user?.username;
  const [turn, setTurn] = useState({ username, count: 0 });
  if (username !== undefined && username !== turn.username) {
    const isFirst = turn.username === undefined;
    setTurn({ username, count: isFirst ? turn.count : turn.count + 1 });
  }
  return turn.count;
}

function Guarded({ access, children }: Pick<ScreenManifest, "access"> & { readonly children: ReactNode }) {
  const { permissions } = useRegistryOptions();
  const session = useSession();
  const { status, user, center } = session;
  const wasOpen = useRef(false);
  if (status === "signedIn") wasOpen.current = true;
  // While the registry is asked again, the answer to the last question stays.
  const last = useRef(session);
  if (status !== "loading") last.current = session;
  const area = areas.find((name) => name === access);
  if (permissions && area && user && !permissions({ area, user, center })) return <Closed code="forbidden" />;
  // A screen that stood when the session ended keeps what staff had done on it.
  if (last.current.status === "signedOut" && access !== "public" && !wasOpen.current)
    return <Closed code="unauthenticated" failure={last.current.loadError} />;
  return <CrashGuard>{children}</CrashGuard>;
}

/**
 * The screen cannot be shown now: the host's own permissions say so, nobody is signed in, or the registry could not be
 * asked who is.
 */
function Closed({
  code,
  failure,
}: {
  readonly code: "forbidden" | "unauthenticated";
  /** Why the registry could not be asked. */
  readonly failure?: RegistryError | null;
}) {
  const t = useCopy(screenCopy);
  const { client, session } = useRegistry();
  const { tellLoadError } = useScreen();
  const message = t(`${code}Help`);
  const error = useMemo(() => failure ?? new RegistryError({ code, message }), [failure, code, message]);
  const retry = useCallback(() => {
    // Another screen on the page may have asked already.
    const isAsked = session.getState().status === "loading";
    if (code === "unauthenticated" && !isAsked) void client.auth.loadUser();
  }, [code, client, session]);
  useEffect(() => tellLoadError(error, retry), [tellLoadError, error, retry]);
  const card = useHandedFocus();
  return (
    <div ref={card}>
      <ScreenError
        heading={t(failure ? "unavailable" : code)}
        error={error}
        retry={code === "unauthenticated" ? retry : undefined}
        isRetrying={useSession().status === "loading"}
      />
    </div>
  );
}
