import { hostilePdfs } from "../../../apps/reference-api/src/testing/hostile-pdfs.ts";
import { unpackPdf, unwantedInPdf } from "../../../apps/reference-api/src/testing/unpack-pdf.ts";
import type { Desk } from "./desk.ts";
import { createHandOver } from "./hand-over.ts";
import type { Wire } from "./wire.ts";

/** In bytes: small enough for each file to need several chunks. */
const chunk = 500;
/** The first card that waits at the other centre has the next number. */
const before = 5120;
const type = "signed_receipt";

/**
 * Sends the PDFs of the server's own tests, each whole and in chunks, and reads the kept file from the record of a hand-over.
 *
 * @param desk at HDh. Kulhudhuffushi. No other part of the proof hands over its cards.
 */
export async function attackPdfs(
  wire: Wire,
  { desk, url }: { readonly desk: Desk; readonly url: string },
): Promise<{ sent: number; kept: number; problems: string[] }> {
  const problems: string[] = [];
  const { issue } = createHandOver(wire, desk, before);
  const [corpus, figures] = [Object.entries(hostilePdfs), { sent: 0, kept: 0 }];
  const ask = (path: string, init: RequestInit) => {
    figures.sent += 1;
    return fetch(`${url}/api${path}`, {
      ...init,
      headers: { ...Object.fromEntries(desk.headers), ...(init.headers as Record<string, string>) },
    });
  };

  async function sendWhole(file: Buffer, cardId: number): Promise<Response> {
    const form = new FormData();
    form.set("type", type);
    form.set("card_id", String(cardId));
    form.set("file", new File([new Uint8Array(file)], "receipt.pdf", { type: "application/pdf" }));
    return ask("/issuance/document", { method: "POST", body: form });
  }

  async function sendInChunks(file: Buffer, cardId: number): Promise<Response> {
    const tus = { "Tus-Resumable": "1.0.0" };
    const created = await ask("/uploads", {
      method: "POST",
      headers: { ...tus, "Upload-Length": String(file.length) },
    });
    const upload_id = created.headers.get("location")?.split("/").at(-1) ?? "";
    for (let at = 0; at < file.length; at += chunk) {
      const put = await ask(`/uploads/${upload_id}`, {
        method: "PATCH",
        headers: {
          ...tus,
          "Upload-Offset": String(at),
          "Content-Type": "application/offset+octet-stream",
        },
        body: new Uint8Array(file.subarray(at, at + chunk)),
      });
      if (put.status !== 204) problems.push(`PDFs: a chunk was answered ${put.status}`);
    }
    return ask("/issuance/document", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ upload_id, type, card_id: cardId }),
    });
  }

  /** Completes the hand-over and returns its document as the registry gives it back. */
  async function readBack(cardId: number, path: string): Promise<Uint8Array> {
    const form = new FormData();
    const data = { card_id: cardId, thumb_missing_reason: "injury", document_path: path };
    form.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
    const done = await ask("/issuance/complete", { method: "POST", body: form });
    if (!done.ok) throw new Error(`The hand-over is not complete: ${done.status} ${await done.text()}`);
    const { issuance } = await desk.must("GET", `/issuance/cards/${cardId}/completed`);
    const read = await ask(`/issuance/cards/${cardId}/documents/${issuance.documents[0].id}`, {});
    if (read.headers.get("content-type") !== "application/octet-stream") {
      problems.push(`PDFs: a document is given as ${read.headers.get("content-type")}`);
    }
    return new Uint8Array(await read.arrayBuffer());
  }

  let cardId: number | undefined;
  for (const [index, [what, text]] of corpus.entries()) {
    const file = Buffer.from(text, "latin1");
    const ways = [sendWhole, sendInChunks] as const;
    const answers: string[] = [];
    for (const send of index % 2 === 0 ? ways : ways.toReversed()) {
      cardId ??= await issue();
      const answer = await send(file, cardId);
      const said = await answer.json();
      answers.push(`${answer.status} ${said.code ?? ""}`);
      if (answer.status !== 201) {
        const isRefused = answer.status === 400 || answer.status === 413 || answer.status === 422;
        if (!isRefused) problems.push(`PDFs, ${what}: status ${answer.status} ${said.message}`);
        continue;
      }
      // Reading one of the two is enough: both are kept in the same way.
      if (answers.length === 1) continue;
      const kept = unpackPdf(await readBack(cardId, said.file_path));
      cardId = undefined;
      figures.kept += 1;
      const found = unwantedInPdf.exec(kept)?.[0];
      if (found) problems.push(`PDFs, ${what}: ${found} is kept`);
      if (!kept.startsWith("%PDF-")) problems.push(`PDFs, ${what}: what is kept is no PDF`);
    }
    if (answers[0] !== answers[1]) problems.push(`PDFs, ${what}: whole and in chunks ${answers.join(", ")}`);
  }
  // The reader's own tests say which files are refused. This check only makes sure that not all of them were.
  if (figures.kept < corpus.length / 2) problems.push(`PDFs: only ${figures.kept} were kept`);
  return { ...figures, problems };
}
