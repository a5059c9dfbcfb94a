import { join } from "node:path";
import { purgeDrafts } from "../../database/drafts.ts";
import { addSpecimens } from "../../database/seed/demonstration-files.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import { type FileSweepPorts, sweepFiles } from "../../files/sweep-files.ts";
import { formatTrace } from "../../http/format-trace.ts";
import type { Ports } from "../../ports.ts";
import type { FileKeys, Opening } from "./file-keys.ts";
import { openFolderFileStore } from "./folder-file-store.ts";
import { openFolderUploads } from "./folder-uploads.ts";
import { paintPortrait } from "./paint-portrait.ts";
import { readCapture } from "./read-capture.ts";
import { createDocumentReader } from "./read-document.ts";
import { readPhoto } from "./read-photo.ts";
import { readProof } from "./read-proof.ts";

const hour = 60 * 60_000;

/** Where files are kept, and by whose rules. */
export interface FilePlace extends Opening {
  readonly folder: string;
  readonly keys: FileKeys;
  readonly settings: RegistrySettings;
  readonly isDemonstration: boolean;
  /** Whether PDFs that are digitally signed are kept as they are; otherwise they are refused. */
  readonly keepsSigned?: boolean;
}

/** Opens the folders of documents and uploads. Photographs of people are drawn, and only in a demonstration. */
export function openFiles({
  folder,
  keys,
  takesUnsealed,
  settings,
  isDemonstration,
  keepsSigned = false,
}: FilePlace): Pick<
  Ports,
  | "files"
  | "fileSeal"
  | "uploads"
  | "readDocument"
  | "readPhoto"
  | "readProof"
  | "readCapture"
  | "paintPortrait"
> {
  const files = openFolderFileStore(join(folder, "documents"), keys, { takesUnsealed });
  return {
    fileSeal: { seal: keys.seal, open: (name, kept) => keys.open(name, kept, { takesUnsealed }) },
    files: isDemonstration ? addSpecimens(files, paintPortrait) : files,
    uploads: openFolderUploads({
      folder: join(folder, "uploads"),
      keys,
      mostBytes: settings.shown.uploads?.max_bytes ?? 50_000_000,
      keptFor: settings.retention.unusedFiles * hour,
    }),
    readDocument: createDocumentReader({ keepsSigned }),
    readPhoto,
    readProof,
    readCapture,
    ...(isDemonstration && { paintPortrait }),
  };
}

/** Sweeps the files and drafts that nobody needs any more now, and every hour, until it is stopped. */
export function runFileSweep(ports: FileSweepPorts & Pick<Ports, "clock" | "log">): {
  readonly stop: () => void;
} {
  const sweep = () => {
    const now = ports.clock();
    const logError = (error: unknown) => ports.log.error(formatTrace(error));
    sweepFiles(ports, now).catch(logError);
    purgeDrafts(ports.database, ports.settings, now).catch(logError);
  };
  sweep();
  const timer = setInterval(sweep, hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
