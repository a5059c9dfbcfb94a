import { createFakeRegistry, createUser, headOffice } from "@id-desk/core/testing";
import { createRegistry, ScreensProvider } from "@id-desk/screens";
import { DispatchSending, type DispatchSendingProps } from "@id-desk/screens/dispatch-sending";
import manifests from "@id-desk/screens/manifest.json" with { type: "json" };
import { SelectCenter } from "@id-desk/screens/select-center";
import { Badge, DateField, ThemeRoot } from "@id-desk/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const server = createFakeRegistry();

// The portal has a sign-in of its own.
const registry = createRegistry({
  baseUrl: `${location.origin}/api`,
  fetch: server.fetch,
  session: { user: createUser(), center: headOffice, csrf: "a-token" },
});

const query: DispatchSendingProps["defaultQuery"] = { perPage: 10 };

/** Shows two screens and a primitive in a page of somebody else's. */
export function showPortal(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  createRoot(root).render(
    <StrictMode>
      <ScreensProvider instance={registry} getHref={({ screen }) => `#${screen}`}>
        <SelectCenter />
        <DispatchSending defaultQuery={query} />
        <ThemeRoot>
          <DateField label="Day" />
        </ThemeRoot>
        <Badge tone="info">{`${manifests.screens.length} screens`}</Badge>
      </ScreensProvider>
    </StrictMode>,
  );
}
