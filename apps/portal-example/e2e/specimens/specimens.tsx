import { createFakeRegistry, createUser, headOffice } from "@id-desk/core/testing";
import { createRegistry, ScreensProvider } from "@id-desk/screens";
import { DispatchReceivingBatch } from "@id-desk/screens/dispatch-receiving-batch";
import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { SelectCenter } from "@id-desk/screens/select-center";
import styles from "@id-desk/screens/styles.css?url";
import unlayered from "@id-desk/screens/styles.unlayered.css?url";
import bootstrap from "bootstrap/dist/css/bootstrap.css?url";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import portal from "../../src/portal.css?url";
import layered from "./layered.css?url";
import specimens from "./specimens.css?url";
import tailwind from "./tailwind.css?url";

const server = createFakeRegistry();

const registry = createRegistry({
  baseUrl: `${location.origin}/api`,
  fetch: server.fetch,
  storage: null,
  session: { user: createUser(), center: headOffice, csrf: "a-token" },
});

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Draws itself anew ten times a second, with every prop written anew. */
function Page() {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      window.drawings += 1;
      setCount((count) => count + 1);
    }, 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <ScreensProvider
      instance={registry}
      nonce={nonce}
      getHref={({ screen }) => `#${screen}`}
      onNavigate={({ screen }) => location.assign(`#${screen}`)}
    >
      <SelectCenter onReady={() => undefined} />
      <DispatchSending messages={{ title: "Sending" }} classNames={{}} onReady={() => undefined} />
      <DispatchReceivingBatch batchId={12} actions={{ receiveBatch: { onBefore: () => true } }} />
    </ScreensProvider>
  );
}

declare global {
  interface Window {
    showScreens: () => void;
    hideScreens: () => void;
    readonly callsOfScreens: number;
    drawings: number;
  }
}

Object.defineProperty(window, "callsOfScreens", { get: () => server.calls.length });

window.drawings = 0;

window.showScreens = () => {
  const place = document.getElementById("screens");
  if (!place) throw new Error("The page has no place for the screens.");
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  window.hideScreens = () => root.unmount();
};

const sheets: Record<string, string> = { bootstrap, layered, portal, styles, tailwind, unlayered };

/** `?css=bootstrap,unlayered,portal` is a host with these style sheets, in this order. */
async function loadSheets(): Promise<void> {
  const names = new URLSearchParams(location.search).get("css")?.split(",") ?? [];
  for (const href of [...names.map((name) => sheets[name] ?? name), specimens]) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    await new Promise((settle, refuse) => {
      link.addEventListener("load", settle);
      link.addEventListener("error", refuse);
      document.head.append(link);
    });
  }
  document.documentElement.dataset.sheets = "loaded";
}

void loadSheets();
