import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openFolderUploads } from "../node/files/folder-uploads.ts";
import { selectBrought } from "../testing/brought-documents.ts";
import { type Answer, type Desk, signIn } from "../testing/desk.ts";
import { testFileKeys } from "../testing/file-keys.ts";
import { makeDocumentForm, makeProofForm, makeWholeProof } from "../testing/forms.ts";
import { putIssued } from "../testing/issued-cards.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { drawThumb } from "../testing/pictures.ts";
import { useTestServer } from "../testing/test-server.ts";

/* As the other races: only where connections really meet. */
const folder = mkdtempSync(join(tmpdir(), "id-desk-races-"));
const uploads = openFolderUploads({ folder, keys: testFileKeys, mostBytes: 1_000_000, keptFor: 3_600_000 });
const server = useTestServer({ uploads });
afterAll(() => rmSync(folder, { recursive: true }));

const codeOf = ({ body }: Answer<unknown>) => (body as { code?: string }).code ?? "done";

function tally(answers: readonly Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1;
  return counts;
}

async function sendWhole(desk: Desk): Promise<string> {
  const bytes = new Uint8Array(await (await makePdf()).arrayBuffer());
  const answer = await desk.fetch("/api/uploads", {
    method: "POST",
    headers: {
      "Tus-Resumable": "1.0.0",
      "Upload-Length": String(bytes.length),
      "X-CSRF-Token": desk.csrf,
      "Content-Type": "application/offset+octet-stream",
    },
    body: bytes,
  });
  return answer.headers.get("Location")?.split("/").at(-1) ?? "";
}

describe("two calls for one file at once", () => {
  test("one path goes to one of ten hand-overs of a card's document [R-6]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const form = makeDocumentForm(await makePdf(), { cardId });
    const { file_path } = await desk.must("addIssuanceDocument", { body: form });
    const thumb = await drawThumb();
    const complete = () =>
      desk.call("completeIssuance", {
        body: makeProofForm({ card_id: cardId, document_path: file_path }, { "thumb.png": thumb }),
      });

    expect(tally(await Promise.all(Array.from({ length: 10 }, complete)))).toEqual({
      done: 1,
      out_of_order: 9,
    });
    const used = await selectBrought(server).execute();
    expect(used.map(({ subject_type }) => ({ subject_type }))).toEqual([{ subject_type: "issuance" }]);
  });

  test("one upload becomes one document, whoever of ten comes first [R-6]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const body = { upload_id: await sendWhole(desk), type: "signed_receipt", card_id: cardId };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.call("addIssuanceDocument", { body })),
    );

    expect(tally(answers)).toEqual({ done: 1, upload_gone: 9 });
    expect(await selectBrought(server).execute()).toHaveLength(1);
  });

  test("a hand-over is completed by one of two desks, and has one proof [R-6]", async () => {
    const desks = await Promise.all([signIn(server, "clerk.male", 1), signIn(server, "super", 1)]);
    const { cardId, issuanceId } = await putIssued(server, { now: server.clock.now });
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        (desks[index % 2] ?? desks[0]).call("completeIssuance", { body: await makeWholeProof(cardId) }),
      ),
    );

    expect(tally(answers)).toEqual({ done: 1, out_of_order: 9 });
    const kept = server.database.selectFrom("issuance_proofs").where("issuance_id", "=", issuanceId);
    expect(await kept.select("issuance_id").execute()).toHaveLength(1);
  });

  test("a repeat that comes at the same time gets the same answer [R-2]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const headers = { "Idempotency-Key": "a-key-of-sixteen-letters" };
    const body = { upload_id: await sendWhole(desk), type: "signed_receipt", card_id: cardId };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.call("addIssuanceDocument", { body, headers })),
    );

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });
});
