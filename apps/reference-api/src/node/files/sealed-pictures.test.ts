import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { receiptOf, sendBatch } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { makeFileKey } from "../../testing/file-keys.ts";
import { makeWholeProof } from "../../testing/forms.ts";
import { putIssued } from "../../testing/issued-cards.ts";
import { drawPicture } from "../../testing/pictures.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";
import { createFileKeys, readKeyId } from "./file-keys.ts";
import { sealFiles } from "./seal-files.ts";
import { countPictureKeys, readPictures } from "./sealed-pictures.ts";

const [older, newer] = [makeFileKey("older"), makeFileKey("newer")];
let keys = createFileKeys([older]);
const server = useTestServer({
  fileSeal: { seal: (...named) => keys.seal(...named), open: (name, kept) => keys.open(name, kept) },
});
const folder = mkdtempSync(join(tmpdir(), "id-desk-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

let destination: Desk;
let addresses: readonly string[];

/** The pictures of a hand-over and of a disputed card, and no others. */
beforeEach(async () => {
  keys = createFileKeys([older]);
  await server.database.deleteFrom("issuance_proofs").execute();
  const source = await signIn(server, "clerk.male", 1);
  const { path } = receiptOf(await sendBatch(source, { first: 610, count: 1 }), 0);
  destination = await signIn(server, "clerk.hdh", 6);
  await destination.must("disputeCard", { path, body: { data: { reason: "damaged", notes: "The chip" } } });
  await destination.must("attachCardPhoto", { path, body: await drawPicture("png") });
  const { cardId } = await putIssued(server, { center: 6, now: server.clock.now });
  await destination.must("completeIssuance", { body: await makeWholeProof(cardId) });
  addresses = [
    `/api/dispatch/batches/${path.batchId}/cards/${path.cardId}/photo`,
    `/api/issuance/cards/${cardId}/evidence/thumb`,
    `/api/issuance/cards/${cardId}/evidence/signature`,
  ];
});

const readAll = () =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await destination.fetch(address);
      return [answer.status, Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 4)];
    }),
  );

const shown = [
  [200, expect.stringMatching(/^\xff\xd8\xff/)],
  [200, "\x89PNG"],
  [200, "\x89PNG"],
];

test("Prints and signatures of hand-overs and photographs of cards are sealed in the database, and staff see them", async () => {
  const kept: (string | undefined)[] = [];
  for await (const { bytes } of readPictures(server.database)) kept.push(readKeyId(bytes));

  expect(kept).toEqual(["older", "older", "older"]);
  expect(await countPictureKeys(server.database)).toEqual(new Map([["older", 3]]));
  expect(await readAll()).toEqual(shown);
});

test("Seals unsealed pictures and pictures of an older key with the first key, and then no longer needs the older key", async () => {
  const both = createFileKeys([newer, older]);
  for await (const { name, bytes, replace } of readPictures(server.database)) {
    if (name.includes("thumb")) await replace(keys.open(name, bytes));
  }
  expect(await countPictureKeys(server.database)).toEqual(
    new Map([
      ["older", 2],
      ["", 1],
    ]),
  );
  const counts = { sealed: 0, resealed: 0, unchanged: 0, damaged: 0, missingKeys: new Map() };
  const seal = () => sealFiles(server.database, { folder, keys: both, now: testStart });
  expect(await seal()).toEqual({ ...counts, sealed: 1, resealed: 2 });
  expect(await seal()).toEqual({ ...counts, unchanged: 3 });

  // The contract has no 503, because every call may answer it.
  await expect(readAll()).rejects.toThrow("503");
  keys = createFileKeys([newer]);
  expect(await readAll()).toEqual(shown);
});

test("A picture of which the beginning alone is left is counted, and keeps no backup from being made", async () => {
  const damaged = Buffer.from("IDD-SEALED\n\x01", "latin1");
  await server.database.updateTable("card_photos").set({ jpeg: damaged }).execute();
  expect(await countPictureKeys(server.database)).toEqual(
    new Map([
      ["", 1],
      ["older", 2],
    ]),
  );
});
