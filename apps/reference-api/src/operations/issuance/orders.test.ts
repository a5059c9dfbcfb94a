import { describe, expect, test } from "vitest";
import type { OperationId } from "../../contract/operations.ts";
import { serialOf } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { makeProofForm } from "../../testing/forms.ts";
import { findCardId, issueBody, readSentCode } from "../../testing/hand-over.ts";
import { drawSignature, drawThumb } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

/** The five steps in the order in which alone they lead to a completed hand-over. */
const steps = [
  "loadIssuance",
  "sendCollectorOtp",
  "verifyCollectorOtp",
  "issueCard",
  "completeIssuance",
] as const satisfies OperationId[];
type Step = (typeof steps)[number];

function listOrders(left: readonly Step[]): Step[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((first) =>
    listOrders(left.filter((step) => step !== first)).map((rest) => [first, ...rest]),
  );
}

/** A card in some order of the steps: its number, and what the steps before gave. */
interface Walk {
  readonly number: number;
  readonly cardId: number;
  readonly code: string;
  readonly otp_token: string;
}

async function readState(cardId: number) {
  const card = await server.database
    .selectFrom("cards as k")
    .leftJoin("issuances as i", "i.card_id", "k.id")
    .where("k.id", "=", cardId)
    .select(["k.status as card", "i.status", "i.version"])
    .executeTakeFirstOrThrow();
  return [card.card, card.status, card.version];
}

/** Makes what a step carries. */
async function prepareSteps() {
  const pictures = { "thumb.png": await drawThumb(), "sig.jpg": await drawSignature() };
  return {
    loadIssuance: ({ number }) => ({ serial_number: serialOf(number) }),
    sendCollectorOtp: ({ cardId }) => ({ card_id: cardId }),
    verifyCollectorOtp: ({ cardId, code }) => ({ card_id: cardId, otp: code }),
    issueCard: (walk) => issueBody(walk.number, walk),
    completeIssuance: ({ cardId }) => makeProofForm({ card_id: cardId }, pictures),
  } satisfies Record<Step, (walk: Walk) => unknown>;
}

/** Takes the steps in an order; gives how each was answered, and where it ended. */
async function take(
  desk: Desk,
  order: readonly Step[],
  { number, bodies }: { number: number; bodies: Awaited<ReturnType<typeof prepareSteps>> },
) {
  let walk: Walk = { number, cardId: await findCardId(server, number), code: "000000", otp_token: "none" };
  const answers: string[] = [];
  for (const step of order) {
    const before = await readState(walk.cardId);
    const { status, body } = await desk.call(step, { body: bodies[step](walk) });
    const { code } = body as { code?: string };
    answers.push(`${status} ${code ?? "done"}`);
    if (status !== 200) expect([order, step, await readState(walk.cardId)]).toEqual([order, step, before]);
    else if (step === "sendCollectorOtp") walk = { ...walk, code: await readSentCode(server) };
    else if (step === "verifyCollectorOtp") walk = { ...walk, ...(body as { otp_token: string }) };
  }
  return { answers, end: await readState(walk.cardId) };
}

describe("the steps of a hand-over", () => {
  test.each([
    { inHand: "was scanned", isScanned: true, completing: [[...steps]] },
    { inHand: "was not scanned", isScanned: false, completing: [] },
  ])(
    "complete it in their own of 120 orders alone where the card in hand $inHand, and out of turn do nothing [T-8] [DOM-06]",
    async ({ isScanned, completing }) => {
      const desk = await signIn(server, "clerk.male", 1);
      const bodies = await prepareSteps();
      const completed: Step[][] = [];
      // A card for each order: 120 wait at the head office.
      for (const [index, order] of listOrders(steps).entries()) {
        const number = 5001 + index;
        if (isScanned) {
          const path = { id: await findCardId(server, number) };
          await desk.must("verifyCard", { path, body: { serial_number: serialOf(number) } });
        }
        const { answers, end } = await take(desk, order, { number, bodies });
        expect(answers.filter((answer) => answer !== "200 done" && answer !== "409 out_of_order")).toEqual(
          [],
        );
        if (end[1] === "completed") completed.push(order);
      }

      expect(completed).toEqual(completing);
      expect(server.logged.errors).toEqual([]);
    },
  );
});
