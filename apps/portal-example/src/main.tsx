import "bootstrap/dist/css/bootstrap.css";
// Bootstrap and the portal's own rules are in no layer and would win over one: hence the sheet without.
import "@id-desk/screens/styles.unlayered.css";
import "./portal.css";
import "./colours.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const queryClient = new QueryClient();

declare global {
  interface Window {
    /** What the portal's own query client holds; its tests read it. */
    keysOfQueries: () => string[];
  }
}
window.keysOfQueries = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash);

const root = document.getElementById("portal");
if (!root) throw new Error("The page has no element for the portal.");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
