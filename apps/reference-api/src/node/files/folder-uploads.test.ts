import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { demonstrationPassword } from "../../embedded.ts";
import { selectBrought } from "../../testing/brought-documents.ts";
import { testFileKeys } from "../../testing/file-keys.ts";
import { makeProofForm } from "../../testing/forms.ts";
import { putIssued } from "../../testing/issued-cards.ts";
import { makeLargePdf } from "../../testing/make-pdf.ts";
import { drawThumb } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { openFolderFileStore } from "./folder-file-store.ts";
import { openFolderUploads } from "./folder-uploads.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-link-"));
const mostBytes = defaultSettings.shown.uploads?.max_bytes ?? 0;
const server = useTestServer({
  files: openFolderFileStore(join(folder, "documents"), testFileKeys),
  uploads: openFolderUploads({
    folder: join(folder, "uploads"),
    keys: testFileKeys,
    mostBytes,
    keptFor: 24 * 60 * 60_000,
  }),
});

/** A link to a port that can be cut: what is on its way then is lost on both sides. */
async function openLink(port: number) {
  const open = new Set<Socket>();
  let carried = 0;
  let cutAt: number[] = [];
  const link = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    far.pipe(near);
    near.on("data", (bytes: Buffer) => {
      carried += bytes.length;
      if (cutAt[0] !== undefined && carried >= cutAt[0]) {
        cutAt = cutAt.slice(1);
        for (const socket of open) socket.destroy();
      } else if (!far.write(bytes)) {
        near.pause();
        far.once("drain", () => near.resume());
      }
    });
  }).listen(0, "127.0.0.1");
  await once(link, "listening");
  return {
    port: (link.address() as AddressInfo).port,
    /** Cuts it each time that so many bytes have gone through. */
    cut(places: number[]) {
      cutAt = places;
    },
    countCuts: (places: number[]) => places.length - cutAt.length,
    close() {
      for (const socket of open) socket.destroy();
      link.close();
    },
  };
}

let http: ReturnType<typeof serve>;
let link: Awaited<ReturnType<typeof openLink>>;

beforeAll(async () => {
  http = serve({ fetch: (request) => server.fetch(request), port: 0, hostname: "127.0.0.1" });
  await once(http, "listening");
  link = await openLink((http.address() as AddressInfo).port);
});
afterAll(async () => {
  link.close();
  http.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in over the link, and gives what every further request carries. */
async function signInOver(base: string): Promise<Record<string, string>> {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const answer = await post("/auth/login", { username: "clerk.male", password: demonstrationPassword });
  const { _csrf } = (await answer.json()) as { _csrf: string };
  const headers = {
    Cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    "X-CSRF-Token": _csrf,
  };
  await post("/auth/set-center", { dispatch_center: 1 }, headers);
  return { ...headers, "X-Center-Id": "1" };
}

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("a document of 40 MB arrives whole over a link that is cut four times [CALL-42]", async () => {
  const { cardId } = await putIssued(server, { now: server.clock.now });
  const base = `http://127.0.0.1:${link.port}/api`;
  const headers = await signInOver(base);
  const file = Buffer.from(await (await makeLargePdf(new Uint8Array(randomBytes(40_000_000)))).arrayBuffer());
  const cuts = [3_000_000, 12_000_000, 26_000_000, 39_000_000];
  link.cut(cuts);

  const url = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${base}/uploads`,
      headers,
      chunkSize: 5_000_000,
      retryDelays: [50, 50, 50, 50],
      onSuccess: () => resolve(upload.url ?? ""),
      onError: reject,
    });
    upload.start();
  });
  expect(link.countCuts(cuts)).toBe(4);
  expect(url).toMatch(new RegExp(`^${base}/uploads/[A-Za-z0-9_-]{32}$`));

  const added = await fetch(`${base}/issuance/document`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ upload_id: url.split("/").at(-1), type: "signed_receipt", card_id: cardId }),
  });
  expect(added.status).toBe(201);
  const { file_path, document } = (await added.json()) as {
    file_path: string;
    document: { id: number; size: number };
  };
  const completed = await fetch(`${base}/issuance/complete`, {
    method: "POST",
    headers,
    body: makeProofForm({ card_id: cardId, document_path: file_path }, { "thumb.png": await drawThumb() }),
  });
  expect(completed.status).toBe(200);
  const kept = await fetch(`${base}/issuance/cards/${cardId}/documents/${document.id}`, { headers });
  expect((await kept.arrayBuffer()).byteLength).toBe(document.size);
  const { original_digest } = await selectBrought(server).executeTakeFirstOrThrow();
  expect(original_digest).toBe(digestOf(file));
});
