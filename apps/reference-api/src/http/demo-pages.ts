import { Refusal } from "../domain/refusal.ts";
import type { DemoPlace } from "./demo-page.ts";
import { styleAddress } from "./demo-page.ts";
import { createDemoPay } from "./demo-pay.ts";
import { createDemoPhone } from "./demo-phone.ts";
import { createDemoRegistry } from "./demo-registry.ts";
import { demoStyle } from "./demo-style.ts";

/**
 * The demonstration's own pages: the phone to which its messages go, the page at which fees are paid, and the registry
 * that decides about applications. Gives nothing for other addresses.
 *
 * @returns what throws a `Refusal` outside a demonstration: there the addresses do not exist.
 */
export function createDemoPages({
  basePath = "/",
  isDemonstration,
  ...parts
}: Omit<DemoPlace, "basePath"> & {
  readonly basePath?: string;
  readonly isDemonstration: boolean;
}): (request: Request) => Promise<Response> | undefined {
  const place: DemoPlace = { ...parts, basePath };
  const pages = [createDemoPhone(place), createDemoPay(place), createDemoRegistry(place)];
  const style = {
    isAt: (path: string) => path === styleAddress(basePath),
    answer: async () => new Response(demoStyle, { headers: { "Content-Type": "text/css; charset=utf-8" } }),
  };

  return (request) => {
    const asked = new URL(request.url);
    const page = [style, ...pages].find(({ isAt }) => isAt(asked.pathname));
    if (!page) return undefined;
    if (isDemonstration) return page.answer(request, asked);
    const nothing = { message: "There is nothing at this address.", code: "not_found" };
    return Promise.reject(new Refusal(404, nothing));
  };
}
