import { Refusal } from "../domain/refusal.ts";
import type { DemoPlace } from "./demo-page.ts";
import { styleAddress } from "./demo-page.ts";
import { createDemoPay } from "./demo-pay.ts";
import { createDemoPhone } from "./demo-phone.ts";
import { createDemoRegistry } from "./demo-registry.ts";
import { demoStyle } from "./demo-style.ts";

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request calls this machine by its own names. A stranger's name may be made to lead here, and their page would
 * read in a browser what is on these.
 */
const isToThisMachine = (request: Request, { host }: URL) =>
  [host, request.headers.get("Host") ?? host].every((name) => loopback.test(name));

const refuse = (message: string) => Promise.reject(new Refusal(404, { message, code: "not_found" }));

/**
 * The demonstration's own pages: the phone to which its messages go, the page at which fees are paid, and the registry
 * that decides about applications. Gives nothing for other addresses.
 *
 * @returns what throws a `Refusal` outside a demonstration, where the addresses do not exist, and for a request that does
 *   not name this machine.
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
    if (!isDemonstration) return refuse("There is nothing at this address.");
    if (isToThisMachine(request, asked)) return page.answer(request, asked);
    return refuse("The demonstration's own pages answer at localhost, 127.0.0.1 and [::1] alone.");
  };
}
