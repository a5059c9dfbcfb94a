import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What holds where nobody says anything else. */
export interface Installation {
  /** The folder of a database without a server of its own. */
  readonly dataFolder: string;
  /** The folder of the built host; nothing where none belongs to it. */
  readonly hostFiles: string | undefined;
  /** Whether a server that is told of no database is a demonstration. */
  readonly demonstratesUnasked: boolean;
}

/**
 * Tells the project, where the server runs from its source and beside the host, from the published package, which knows
 * the folder alone in which somebody starts it.
 *
 * @param module the address of this file, or of what it was built into.
 */
export function describeInstallation(module: string): Installation {
  const fromHere = (path: string) => fileURLToPath(new URL(path, module));
  return module.endsWith(".ts")
    ? {
        dataFolder: fromHere("../../../../.data"),
        hostFiles: fromHere("../../../reference-host/dist"),
        demonstratesUnasked: true,
      }
    : { dataFolder: resolve(".id-desk"), hostFiles: undefined, demonstratesUnasked: false };
}

/** What holds here. */
export const installation = describeInstallation(import.meta.url);
