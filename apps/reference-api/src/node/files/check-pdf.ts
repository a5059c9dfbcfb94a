import { extname } from "node:path";
import { Worker } from "node:worker_threads";

/** What is wrong with a PDF. */
export type PdfProblem = "unreadable" | "locked" | "active";

/** In milliseconds: 50 MB of scanned pages take a tenth of a second, and the thread half a second to start. */
const patience = 20_000;
const lookEvery = 50;
/** In bytes: how much the server may grow while it looks into one file, which may be made to unpack without end. */
const mostGrowth = 400 * 1024 * 1024;

/** Beside this file, as source and as it is built. */
const workerFile = new URL(`check-pdf-worker${extname(import.meta.url)}`, import.meta.url);

/** A few bytes may follow the end of a PDF, and a header comes first: another file may not stand around it. */
const mostBehind = 64;

function isFramed(bytes: Uint8Array): boolean {
  const read = (start: number, end?: number) => new TextDecoder("latin1").decode(bytes.subarray(start, end));
  if (!/^%PDF-[12]\.\d/.test(read(0, 8))) return false;
  const tail = read(Math.max(0, bytes.byteLength - 1024));
  const end = tail.lastIndexOf("%%EOF");
  return end >= 0 && tail.includes("startxref") && tail.length - end - 5 <= mostBehind;
}

/**
 * Looks into a PDF: whether it is one from its first byte to its last, can be opened without a password and has at
 * least a page, and whether it holds scripts, other files or commands. On a thread that is ended when a file takes too
 * long or too much memory, which makes it unreadable.
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfProblem | undefined> {
  if (!isFramed(bytes)) return "unreadable";
  const mine = before.then(() => lookInto(bytes));
  before = mine.catch(() => {});
  return mine;
}

/** One file at a time: what the server grows by meanwhile is then this file's. */
let before: Promise<unknown> = Promise.resolve();

async function lookInto(bytes: Uint8Array): Promise<PdfProblem | undefined> {
  let resolve: (found: PdfProblem | "ok") => void = () => {};
  const promise = new Promise<PdfProblem | "ok">((settle) => {
    resolve = settle;
  });
  const sizeBefore = process.memoryUsage.rss();
  const worker = new Worker(workerFile, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.once("message", resolve);
  worker.once("error", () => resolve("unreadable"));
  worker.once("exit", () => resolve("unreadable"));
  const tooLong = setTimeout(() => resolve("unreadable"), patience);
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - sizeBefore > mostGrowth) resolve("unreadable");
  }, lookEvery);
  const found = await promise;
  clearTimeout(tooLong);
  clearInterval(watch);
  await worker.terminate();
  return found === "ok" ? undefined : found;
}
