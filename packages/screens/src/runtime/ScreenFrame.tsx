import { type Area, areas, RegistryError } from "@id-desk/core";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { CrashGuard } from "./CrashGuard.tsx";
import type { ScreenManifest } from "./manifest.ts";
import { useCopy, useRegistryOptions, useSession } from "./registry-context.ts";
import { ScreenError } from "./ScreenError.tsx";
import * as css from "./ScreenFrame.css.ts";
import { ScreenScope } from "./ScreenScope.tsx";
import { screenCopy } from "./screen.copy.ts";
import { useScreen } from "./screen-context.ts";
import type { AnyScreenProps } from "./screen-props.ts";

const never = () => () => undefined;

/**
 * Stands around every screen: hosts and tests find it by the name and version on its root, and a crash inside
 * it goes no further. On a server it is empty, for there is no session there, and nothing to show without one.
 */
export function ScreenFrame({
  manifest,
  props,
  children,
}: {
  readonly manifest: ScreenManifest;
  readonly props: AnyScreenProps;
  readonly children: ReactNode;
}) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <ScreenScope manifest={manifest} props={props}>
      <div
        className={[css.frame, props.classNames?.root].filter(Boolean).join(" ")}
        data-idd-screen={manifest.name}
        data-idd-screen-version={manifest.contractVersion}
        aria-busy={isInBrowser ? undefined : true}
      >
        {isInBrowser && <Guarded access={manifest.access}>{children}</Guarded>}
      </div>
    </ScreenScope>
  );
}

/** Shows a screen to those who may see it. */
function Guarded({ access, children }: Pick<ScreenManifest, "access"> & { readonly children: ReactNode }) {
  const { permissions } = useRegistryOptions();
  const { user, center } = useSession();
  const isArea = (name: ScreenManifest["access"]): name is Area => areas.includes(name as Area);
  const isClosed = permissions && isArea(access) && user && !permissions({ area: access, user, center });
  return isClosed ? <Refused /> : <CrashGuard>{children}</CrashGuard>;
}

const reload = () => undefined;

/** The host's own permissions close the screen; nothing is asked of the registry. */
function Refused() {
  const t = useCopy(screenCopy);
  const { tellLoadError } = useScreen();
  const message = t("forbiddenHelp");
  useEffect(() => {
    tellLoadError(new RegistryError({ code: "forbidden", message }), reload);
  }, [tellLoadError, message]);
  return <ScreenError heading={t("forbidden")} error={new RegistryError({ code: "forbidden", message })} />;
}
