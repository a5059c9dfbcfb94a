import { createRegistry, DispatchSendingBatch, ScreensProvider } from "@id-desk/screens";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Answers a call at once; the bench puts it here for both pages. */
    registryFetch: (request: Request) => Promise<Response>;
    registrySession: NonNullable<Parameters<typeof createRegistry>[0]["session"]>;
    showCards: () => void;
  }
}

const registry = createRegistry({
  baseUrl: "http://registry.test/api",
  fetch: (request) => window.registryFetch(request),
  storage: null,
  session: window.registrySession,
});

window.showCards = () => {
  const root = document.getElementById("root");
  if (!root) throw new Error("The bench page has no root.");
  createRoot(root).render(
    <ScreensProvider instance={registry} notices="none">
      <DispatchSendingBatch batchId={12} autoFocusScan />
    </ScreensProvider>,
  );
};
