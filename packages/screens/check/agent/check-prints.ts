import type { AgentCheck, Health } from "./check-doors.ts";
import { checkPng } from "./check-png.ts";
import { fail, must, Skipped, type Statements } from "./statements.ts";

/** How long an agent may hold an answer until there is news, and a person may take, in milliseconds. */
const patience = { news: 22_000, person: 60_000 };

/** An answer with the same state that comes sooner was not held, in milliseconds. */
const heldAtLeast = 1000;

const states = ["place", "lift", "done", "failed"];
/** A state that is over before the page asks is not seen. */
const order = /^(?:place, )?(?:lift, )?done$/;

const slap = { hand: "right", fingers: ["index", "middle", "ring", "little"] };

/** Checks how an agent takes prints, with a person at the reader. */
export async function checkPrints(
  { check }: Statements,
  { ask, prompt, freedWithin }: AgentCheck,
  { protocol, takesSlaps }: Health,
): Promise<void> {
  const wanted = (finger: string) => (protocol === 1 ? { finger } : { finger, hand: "right" });

  /** Begins a print. Gives the path by which it is followed. */
  async function begin(body: object): Promise<string> {
    const { status, body: begun } = await ask("/captures", { method: "POST", body });
    must(status === 201, `the status is ${status}${begun.problem ? ` (${begun.problem})` : ""}, not 201`);
    must(typeof begun.id === "string" && begun.id !== "", 'the answer has no "id"');
    return `/captures/${encodeURIComponent(begun.id)}`;
  }
  async function look(path: string, seen: string) {
    const { status, body, took } = await ask(`${path}?seen=${seen}`, { within: patience.news });
    must(status === 200, `the status of a print under way is ${status}`);
    must(states.includes(String(body.state)), `the state is ${JSON.stringify(body.state)}`);
    must(
      body.state !== seen || took >= heldAtLeast,
      `"?seen=${seen}" was answered with the same state after ${took} ms; it has to be held until there is news, ` +
        "or for 20 seconds",
    );
    return body;
  }
  /** Follows a print to its end. Gives the states on the way and the last answer; frees the reader where there is none. */
  async function follow(path: string, before = "") {
    try {
      return await followToEnd(path, before);
    } catch (error) {
      await free(path).catch(() => undefined);
      throw error;
    }
  }
  async function followToEnd(path: string, before: string) {
    const passed: string[] = [];
    const end = Date.now() + patience.person;
    for (let seen = before; Date.now() < end; ) {
      const body = await look(path, seen);
      const state = String(body.state);
      if (state !== seen) passed.push(state);
      if (state === "failed") fail(`the print failed: ${body.problem}`);
      if (state === "done") return { passed: passed.join(", "), body };
      seen = state;
    }
    return fail("no finger was read in 60 seconds");
  }
  const free = (path: string) => ask(path, { method: "DELETE" });

  await check("A print is asked for with POST /captures, and its reader waits for the finger", async () => {
    const path = await begin(wanted("thumb"));
    const { state } = await look(path, "");
    await free(path);
    must(
      state === "place",
      `the state is "${state}", not "place"; keep the reader empty until you are asked`,
    );
  });

  await check('While a print is taken, the reader is "busy", and another print is refused', async () => {
    const path = await begin(wanted("thumb"));
    const { body: health } = await ask("/health");
    const { status, body } = await ask("/captures", { method: "POST", body: wanted("index") });
    await free(path);
    must(health.reader === "busy", `"reader" is ${JSON.stringify(health.reader)}, not "busy"`);
    must(
      status >= 400 && body.problem === "busy",
      `the other print was answered with ${status} ${JSON.stringify(body)}`,
    );
  });

  await check("DELETE frees the reader", async () => {
    const path = await begin(wanted("thumb"));
    const { status } = await free(path);
    must(status === 204, `the status is ${status}, not 204`);
    const { body } = await ask("/health");
    must(body.reader === "ready", `"reader" is ${JSON.stringify(body.reader)} after it, not "ready"`);
    const { status: later } = await ask(`${path}?seen=`);
    must(later >= 400, `the print can still be asked for (${later})`);
  });

  await check("A finger that nobody has is refused", async () => {
    if (protocol === 1) throw new Skipped("protocol 1 does not say so");
    const { status, body } = await ask("/captures", { method: "POST", body: { finger: "toe" } });
    if (typeof body.id === "string") await free(`/captures/${encodeURIComponent(body.id)}`);
    must(status >= 400, `the finger "toe" was answered with ${status}`);
  });

  prompt("Put your right thumb on the reader. Leave it there until you are told to lift it.");
  const taken = await check("A finger that is put on the reader gives a print", async () => {
    const path = await begin(wanted("thumb"));
    const { passed, body } = await follow(path);
    // Asked for at once: the finger still lies on the reader.
    const next = protocol === 1 ? undefined : await begin(wanted("index"));
    return { path, passed, body, next, first: next && (await look(next, "")).state };
  });
  if (!taken) return;
  const { body: print } = taken;

  await check("The next print waits until the finger before was lifted", async () => {
    const { next, first } = taken;
    if (next === undefined) throw new Skipped("protocol 1 does not say so");
    const wasHeld = first === "lift";
    if (wasHeld) prompt("Lift your thumb. Then put your right index finger on the reader.");
    const end = wasHeld ? await follow(next, "lift").catch((error: unknown) => error) : undefined;
    await free(next);
    must(
      wasHeld,
      `the state was "${first}" while the thumb lay on the reader, not "lift". If you had lifted it already, start again`,
    );
    if (end instanceof Error) throw end;
  });

  await check('The states came in this order: "place", "lift", "done"', () =>
    must(order.test(taken.passed), `they were ${taken.passed}`),
  );
  await check("The image is a PNG of 8-bit grey that names its resolution", () => {
    const problem = checkPng(print.image, { ppi: print.ppi, needsResolution: protocol === 2 });
    must(problem === undefined, problem ?? "");
  });
  await check("The quality is a number from 0 to 100, or left out", () => mustHaveQuality(print));
  await check("The answer names the hand, the finger, and what measured the quality", () => {
    if (protocol === 1) throw new Skipped("protocol 1 names none");
    mustName(print, "right", ["thumb"]);
  });
  await check("A print is kept no longer once it was fetched", async () => {
    const { status } = await ask(`${taken.path}?seen=`);
    must(status >= 400, `it can be fetched again (${status})`);
  });

  await check(
    "Four fingers at once give a list of prints, or are refused where the reader takes none",
    async () => {
      if (protocol === 1) throw new Skipped("protocol 1 has none");
      if (!takesSlaps) {
        const { status, body } = await ask("/captures", { method: "POST", body: slap });
        if (typeof body.id === "string") await free(`/captures/${encodeURIComponent(body.id)}`);
        must(status >= 400, `the agent says that it takes none, and answered with ${status}`);
        return;
      }
      prompt("Lift your finger. Then put the four fingers of your right hand on the reader.");
      const { body } = await follow(await begin(slap));
      const prints: readonly unknown[] = Array.isArray(body.prints) ? body.prints : [];
      must(prints.length > 0 && prints.length <= 4, `"prints" is not a list of one to four`);
      const fingers = prints.map((each) => {
        const one = { ...(each as Record<string, unknown>) };
        mustName(one, slap.hand, slap.fingers);
        mustHaveQuality(one);
        const problem = checkPng(one.image, { ppi: one.ppi, needsResolution: true });
        must(problem === undefined, `of the ${one.finger}: ${problem}`);
        return one.finger;
      });
      must(new Set(fingers).size === fingers.length, `a finger is there twice: ${fingers.join(", ")}`);
    },
  );

  prompt("Lift your fingers, and leave the reader alone. This takes up to 35 seconds.");
  await check("The reader is free once no page has asked for a print for 30 seconds", async () => {
    const path = await begin(wanted("thumb"));
    const end = Date.now() + freedWithin;
    let reader: unknown;
    do {
      await new Promise((resolve) => setTimeout(resolve, 250));
      reader = (await ask("/health")).body.reader;
    } while (reader !== "ready" && Date.now() < end);
    await free(path);
    must(
      reader === "ready",
      `"reader" is still ${JSON.stringify(reader)} after ${freedWithin / 1000} seconds`,
    );
  });
}

type Print = Readonly<Record<string, unknown>>;

function mustHaveQuality({ quality }: Print): void {
  const isRight = quality === undefined || (typeof quality === "number" && quality >= 0 && quality <= 100);
  must(isRight, `it is ${JSON.stringify(quality)}`);
}

function mustName(
  { hand, finger, quality, algorithm }: Print,
  asked: string,
  fingers: readonly string[],
): void {
  must(hand === asked, `"hand" is ${JSON.stringify(hand)}, not "${asked}"`);
  must(
    fingers.includes(String(finger)),
    `"finger" is ${JSON.stringify(finger)}, not ${fingers.join(" or ")}`,
  );
  const isMeasured = typeof algorithm === "string" && algorithm !== "";
  must(isMeasured || quality === undefined, 'there is a "quality", and no "algorithm" that measured it');
}
