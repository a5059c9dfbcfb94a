import { createRegistry, type Registry } from "@id-desk/screens";
import zxingWasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The name of the product that staff read. */
export const productName = "ID Card Services";

/** Where the API is: the page's own head says it when the build is served beside somebody's own API. */
const apiAddress = document.querySelector<HTMLMetaElement>('meta[name="id-desk-api"]')?.content ?? "/api";

const agentAddress = document.querySelector<HTMLMetaElement>(
  'meta[name="id-desk-fingerprint-reader"]',
)?.content;

/** What speaks to the agent is loaded with the first print: many a counter has no reader. */
const openReader = async (url: string) =>
  (await import("@id-desk/screens/devices")).createLoopbackFingerprintReader({ url });

/** The registry that this back office asks. */
export const registry: Registry = createRegistry({
  baseUrl: apiAddress,
  searchRole: "status",
  assets: { zxingWasmUrl },
  ...(agentAddress && {
    devices: {
      fingerprint: {
        check: async (signal) => (await openReader(agentAddress)).check(signal),
        capture: async (request) => (await openReader(agentAddress)).capture(request),
      },
    },
  }),
});
