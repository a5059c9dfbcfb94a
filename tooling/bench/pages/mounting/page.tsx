import { createFakeRegistry, createMemoryStorage, createUser, headOffice } from "@id-desk/core/testing";
import {
  createRegistry,
  DispatchReceivingBatch,
  DispatchSending,
  DispatchSendingBatch,
  ScreensProvider,
  SelectCenter,
} from "@id-desk/screens";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Shows a screen and takes it away again, as often as asked, each time once its data is shown. */
    mountScreen: (name: string, times: number) => Promise<void>;
  }
}

type Shown = ComponentType<{ readonly onReady: () => void }>;

const screens: Readonly<Record<string, Shown>> = {
  SelectCenter,
  DispatchSending,
  DispatchSendingBatch: (props) => <DispatchSendingBatch batchId={12} {...props} />,
  DispatchReceivingBatch: (props) => <DispatchReceivingBatch batchId={12} {...props} />,
};

const registry = createRegistry({
  baseUrl: createFakeRegistry().baseUrl,
  // A server for each call: one would remember every call, and the memory measured would be its own.
  fetch: (request) => createFakeRegistry().fetch(request),
  storage: createMemoryStorage(),
  session: { user: createUser(), center: headOffice, csrf: "token-of-the-bench" },
});

window.mountScreen = async (name, times) => {
  const Screen = screens[name];
  const element = document.getElementById("root");
  if (!Screen || !element) throw new Error(`There is no screen ${name}.`);
  for (let time = 0; time < times; time += 1) {
    const root = createRoot(element);
    await new Promise<void>((resolve) => {
      root.render(
        <ScreensProvider instance={registry} notices="none">
          <Screen onReady={resolve} />
        </ScreensProvider>,
      );
    });
    root.unmount();
  }
};
