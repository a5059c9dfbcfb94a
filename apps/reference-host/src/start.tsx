import { ScreensProvider } from "@id-desk/screens";
import { type ReactNode, StrictMode, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { toPath, toState } from "./addresses.ts";
import { startAppearance, useAppearance } from "./appearance.ts";
import { type Addresses, createAddresses, readBasePath } from "./browser-location.ts";
import { createLeaveGuard } from "./leave-guard.ts";
import { loadView } from "./pages.ts";
import { registry } from "./registry.ts";
import { createViewStore } from "./view.ts";

/**
 * Mounts the back office. The root stays empty until it is known who is signed in and what is to be shown has been
 * loaded; what can be done before is done while that is on its way.
 */
export async function startBackOffice(asked: Promise<unknown>): Promise<void> {
  const root = document.getElementById("root");
  if (!root)
    throw new Error("The page has no element with the id “root”; the back office needs one to stand in.");
  const addresses = createAddresses(readBasePath());
  const guard = createLeaveGuard(addresses.history, registry);
  const page = createRoot(root);
  const appearance = startAppearance();
  await asked;
  const views = createViewStore(addresses, registry, loadView);
  // Drawing nothing first and the page after it would cost an old computer two drawings.
  await Promise.all([views.ready, appearance]);
  page.render(
    <StrictMode>
      <Provider addresses={addresses}>
        <App addresses={addresses} views={views} guard={guard} />
      </Provider>
    </StrictMode>,
  );
  // Without it, what is opened next waits for its code.
  import("./warm-up.ts").then(
    (loaded) => loaded.startWarmUp(views, registry),
    () => undefined,
  );
}

/** Gives the screens the registry, their addresses, and the look that this browser was told. */
function Provider({ addresses, children }: { readonly addresses: Addresses; readonly children: ReactNode }) {
  const { mode, language } = useAppearance();
  const settings = useMemo(() => ({ mode, language }), [mode, language]);
  return (
    <ScreensProvider
      instance={registry}
      settings={settings}
      notices="mounted"
      onNavigate={(destination) => addresses.push(toPath(destination), toState(destination))}
      getHref={(destination) => addresses.toHref(toPath(destination))}
    >
      {children}
    </ScreensProvider>
  );
}
