import type { ReactNode } from "react";
import type { ScreenManifest } from "./manifest.ts";
import * as css from "./ScreenFrame.css.ts";

/** The root element of every screen: hosts and tests find a screen by the name and version on it. */
export function ScreenFrame({
  manifest,
  children,
}: {
  readonly manifest: ScreenManifest;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={css.frame}
      data-idd-screen={manifest.name}
      data-idd-screen-version={manifest.contractVersion}
    >
      {children}
    </div>
  );
}
