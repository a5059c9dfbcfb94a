/** Sends wrong sign-ins over many connections, each the next as soon as it is answered; `sign-ins.ts` starts it as a thread. */
import { parentPort, workerData } from "node:worker_threads";
import { openCaller } from "./connections.ts";

/** What a flood is. */
export interface Flood {
  readonly url: string;
  readonly connections: number;
  /** The connections take these in turn. */
  readonly addresses: readonly string[];
  /** Names that somebody has; every other try is with one that nobody has. */
  readonly usernames: readonly string[];
  /** So many tries, or until the thread is told to end. */
  readonly most: number;
}

const { url, connections, addresses, usernames, most } = workerData as Flood;
const caller = openCaller(url, connections);
const answers: Record<string, number> = {};
let made = 0;
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});

async function send(connection: number): Promise<void> {
  for (let number = connection; !isOver && made < most; number += 1) {
    made += 1;
    const username =
      number % 2 === 0 ? usernames[(number / 2) % usernames.length] : `nobody.${Math.random()}`;
    const { status, code } = await caller.call("POST", "/auth/login", {
      body: { username, password: "Wrong-2026!" },
      from: addresses[connection % addresses.length] ?? "",
    });
    const answer = `${status} ${code}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: connections }, (_, connection) => send(connection)));
caller.close();
parentPort?.postMessage({ made, answers });
parentPort?.close();
