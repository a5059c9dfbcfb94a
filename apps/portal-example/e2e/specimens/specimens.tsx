import { createFakeRegistry, createUser, headOffice } from "@id-desk/core/testing";
import { createRegistry, ScreensProvider } from "@id-desk/screens";
import { DispatchReceivingBatch } from "@id-desk/screens/dispatch-receiving-batch";
import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { SelectCenter } from "@id-desk/screens/select-center";
import styles from "@id-desk/screens/styles.css?url";
import unlayered from "@id-desk/screens/styles.unlayered.css?url";
import bootstrap from "bootstrap/dist/css/bootstrap.css?url";
import { StrictMode, useReducer, useState } from "react";
import { createRoot } from "react-dom/client";
import { Modal } from "../../src/Modal.tsx";
import portal from "../../src/portal.css?url";
import layered from "./layered.css?url";
import specimens from "./specimens.css?url";
import tailwind from "./tailwind.css?url";

const server = createFakeRegistry();

const create = () =>
  createRegistry({
    baseUrl: `${location.origin}/api`,
    fetch: server.fetch,
    storage: null,
    session: { user: createUser(), center: headOffice, csrf: "a-token" },
  });

const registries = { one: create(), other: create() };

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Three screens of one registry, every prop written anew in each rendering, and a window with another one's. */
function Page() {
  const [drawings, draw] = useReducer((count: number) => count + 1, 0);
  const [isOpen, setOpen] = useState(false);
  window.openWindow = () => setOpen(true);
  window.drawings = drawings;
  window.drawAllTheTime = () => setInterval(draw, 100);
  return (
    <>
      <ScreensProvider
        instance={registries.one}
        nonce={nonce}
        getHref={({ screen }) => `#${screen}`}
        onNavigate={({ screen }) => location.assign(`#${screen}`)}
      >
        <SelectCenter onReady={() => undefined} />
        <DispatchSending messages={{ title: "Sending" }} classNames={{}} onReady={() => undefined} />
        <DispatchReceivingBatch batchId={12} actions={{ receiveBatch: { onBefore: () => true } }} />
      </ScreensProvider>
      <ScreensProvider instance={registries.other} nonce={nonce}>
        {isOpen && (
          <Modal title="Window" onClose={() => setOpen(false)}>
            <DispatchReceivingBatch batchId={12} />
          </Modal>
        )}
      </ScreensProvider>
    </>
  );
}

declare global {
  interface Window {
    addOurSheets: () => void;
    showScreens: () => void;
    hideScreens: () => void;
    /** Ten times a second from now on. */
    drawAllTheTime: () => void;
    openWindow: () => void;
    tell: (of: keyof typeof registries, message: string) => void;
    readonly callsOfScreens: number;
    drawings: number;
  }
}

Object.defineProperty(window, "callsOfScreens", { get: () => server.calls.length });

window.tell = (of, message) => registries[of].notify({ tone: "success", message, operation: "addBatchNote" });

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

const ours: Record<string, string> = { styles, unlayered };
const sheets: Record<string, string> = { bootstrap, layered, portal, tailwind, ...ours };

/** `?css=bootstrap,unlayered,portal` is a host with these style sheets, in this order, ours not yet in force. */
async function loadSheets(): Promise<void> {
  const names = new URLSearchParams(location.search).get("css")?.split(",") ?? [];
  const links = [...names.map((name) => sheets[name] ?? name), specimens].map((href) =>
    Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
  );
  const loading = links.map(
    (link) =>
      new Promise((settle, refuse) => {
        link.addEventListener("load", settle);
        link.addEventListener("error", refuse);
      }),
  );
  document.head.append(...links);
  await Promise.all(loading);
  const isOurs = (link: HTMLLinkElement) => Object.values(ours).includes(link.getAttribute("href") ?? "");
  const setForce = (isInForce: boolean) => {
    for (const link of links.filter(isOurs)) link.disabled = !isInForce;
  };
  setForce(false);
  window.addOurSheets = () => setForce(true);
  document.documentElement.dataset.sheets = "loaded";
}

void loadSheets();
