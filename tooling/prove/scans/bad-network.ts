import type { Page, Request, Route } from "playwright";

/** The way from a page to the server's call for a card, on which requests and answers get lost. */
export interface BadNetwork {
  /** How many requests never reached the server, by chance and by being cut off. */
  readonly aborted: () => number;
  /** How many answers to what the server had done never reached the page. */
  readonly lost: () => number;
  /** The last moment at which anything failed, in milliseconds since 1970. */
  readonly lastFault: () => number;
  /** Something else has failed until now. */
  readonly noteFault: () => void;
  /** When each card was first answered as saved. */
  readonly saved: ReadonlyMap<string, number>;
  /** How long the answers took that came, in milliseconds. */
  readonly times: readonly number[];
  /** Lets no request for a card through, or all but those that chance takes. */
  readonly cutOff: (isCutOff: boolean) => void;
  /** Takes the network from the whole browser, or gives it back. */
  readonly setOffline: (isOffline: boolean) => Promise<void>;
}

const isAddCard = ({ pathname }: URL) => /\/api\/dispatch\/batches\/\d+\/cards$/.test(pathname);

const readSerial = (request: Request) => {
  const body: { serial_number?: string } = request.postDataJSON();
  return body.serial_number ?? "";
};

/** Loses a tenth of the requests and a tenth of the answers of a page's scans. */
export async function spoilNetwork(page: Page, random: () => number): Promise<BadNetwork> {
  const counts = { aborted: 0, lost: 0 };
  const saved = new Map<string, number>();
  const times: number[] = [];
  let lastFault = 0;
  let isCutOff = false;
  let isOffline = false;
  const noteFault = () => {
    lastFault = Date.now();
  };

  async function abort(route: Route): Promise<void> {
    counts.aborted += 1;
    noteFault();
    await route.abort("connectionreset");
  }
  async function loseAnswer(route: Route): Promise<void> {
    // The server may be away by itself at this moment.
    const answer = await route.fetch().catch(() => undefined);
    if (answer?.ok()) counts.lost += 1;
    noteFault();
    await route.abort("connectionreset");
  }

  await page.route(isAddCard, async (route) => {
    const chance = random();
    // Asked for from here, an answer would come although the browser is offline.
    const isLost = chance < 0.2 && !isOffline;
    const handle = isCutOff || chance < 0.1 ? abort : isLost ? loseAnswer : undefined;
    // The request may be gone with its page by then.
    await (handle ? handle(route) : route.continue()).catch(() => undefined);
  });
  page.on("response", (response) => {
    if (!isAddCard(new URL(response.url())) || response.status() !== 201) return;
    const serial = readSerial(response.request());
    times.push(response.request().timing().responseStart);
    if (!saved.has(serial)) saved.set(serial, Date.now());
  });

  return {
    aborted: () => counts.aborted,
    lost: () => counts.lost,
    lastFault: () => lastFault,
    noteFault,
    saved,
    times,
    cutOff(next) {
      isCutOff = next;
    },
    async setOffline(next) {
      isOffline = next;
      await page.context().setOffline(next);
    },
  };
}
