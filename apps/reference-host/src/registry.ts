import { createRegistry, type Registry } from "@id-desk/screens";

/** The name of the product that staff read. */
export const productName = "ID Card Services";

/** The registry that this back office asks. */
export const registry: Registry = createRegistry({ baseUrl: "/api", searchRole: "status" });
