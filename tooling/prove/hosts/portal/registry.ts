import { createRegistry } from "@id-desk/screens";

/** Made once and outside of rendering; the portal passes `/api` on to the registry's server. */
export const registry = createRegistry({ baseUrl: "/api" });
