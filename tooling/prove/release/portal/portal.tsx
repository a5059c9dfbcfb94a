import { createFakeRegistry, createUser, headOffice } from "@id-desk/core/testing";
import { createRegistry, ScreensProvider } from "@id-desk/screens";
import { DispatchSendingBatch } from "@id-desk/screens/dispatch-sending-batch";
import "@id-desk/screens/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const registry = createRegistry({
  baseUrl: `${location.origin}/api`,
  fetch: createFakeRegistry().fetch,
  session: { user: createUser(), center: headOffice, csrf: "a-token" },
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
createRoot(root).render(
  <StrictMode>
    <ScreensProvider instance={registry} getHref={({ screen }) => `#${screen}`}>
      <DispatchSendingBatch batchId={8} />
    </ScreensProvider>
  </StrictMode>,
);
