import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { createLine } from "../../domain/waiting-line.ts";
import { refuseCrowd } from "../../http/crowd.ts";

/** What is wrong with a PDF. */
export type PdfProblem = "unreadable" | "locked" | "active" | "signed";

/** A PDF as it was sent, and whether one that is digitally signed is kept as it is. */
export interface PdfToCheck {
  readonly bytes: Uint8Array;
  readonly keepsSigned: boolean;
}

/** A PDF as it is kept, or why it is not. */
export type CheckedPdf =
  | { readonly bytes: Uint8Array; readonly isSigned: boolean }
  | { readonly problem: PdfProblem };

/** In milliseconds, from when the thread can begin: 50 MB of scanned pages take a second. */
const patience = 5_000;
/** In megabytes: what the objects of one file may fill. Their bytes are as many as were sent. */
const mostObjects = 256;
const atOnce = 2;

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

const line = createLine(atOnce);

function goOn(): void {
  for (let next = line.next(); next; next = line.next()) next.start();
}

/**
 * Looks into a PDF: whether it is one from its first byte to its last, can be opened without a password and has at
 * least a page, and whether it holds scripts, other files or commands. Then it is written afresh. On a thread that is
 * ended when a file takes too long or too much memory, which makes it unreadable. Two files are looked into at a time;
 * senders take turns, so that the files of one keep no other waiting for more than one of them.
 *
 * @throws Refusal where too many wait.
 */
export async function checkPdf(file: PdfToCheck, sender: string): Promise<CheckedPdf> {
  if (!isFramed(file.bytes)) return { problem: "unreadable" };
  return new Promise((settle, refuse) => {
    const start = () => {
      line.working += 1;
      lookInto(file)
        .then(settle, refuse)
        .finally(() => {
          line.working -= 1;
          goOn();
        });
    };
    line.add(sender, { until: Number.POSITIVE_INFINITY, start, refuse: () => refuse(refuseCrowd()) });
    goOn();
  });
}

async function lookInto(file: PdfToCheck): Promise<CheckedPdf> {
  const worker = new Worker(workerFile, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: mostObjects },
  });
  let tooLong: NodeJS.Timeout | undefined;
  const checked = await new Promise<CheckedPdf>((settle) => {
    const giveUp = () => settle({ problem: "unreadable" });
    worker.on("message", (message: "ready" | CheckedPdf) => {
      if (message === "ready") tooLong = setTimeout(giveUp, patience);
      else settle(message);
    });
    worker.once("error", giveUp);
    worker.once("exit", giveUp);
  });
  clearTimeout(tooLong);
  await worker.terminate();
  return checked;
}
