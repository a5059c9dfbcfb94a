import { createRegistry, type Registry } from "@id-desk/screens";
import zxingWasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The name of the product that staff read. */
export const productName = "ID Card Services";

/** Where the API is: the page's own head says it when the build is served beside somebody's own API. */
const apiAddress = document.querySelector<HTMLMetaElement>('meta[name="id-desk-api"]')?.content ?? "/api";

/** The registry that this back office asks. */
export const registry: Registry = createRegistry({
  baseUrl: apiAddress,
  searchRole: "status",
  assets: { zxingWasmUrl },
});
