import { type Look, recordLook } from "../database/record-look.ts";
import type { Ports } from "../ports.ts";
import { formatTrace } from "./format-trace.ts";

/** Records looks behind the answers that showed people: no answer waits for it or fails with it. */
export interface ShownRecorder {
  record(look: Look): void;
  /** Waits until all looks so far are recorded. */
  settle(): Promise<void>;
}

/** Names a look. Looks that are recorded once within a clock hour have the same name. */
const nameLook = ({ at, operation, batchId, actorId, centerId }: Look) =>
  [at.toISOString().slice(0, 13), operation, batchId, actorId, centerId].join(" ");

/**
 * Creates what records looks; a look that cannot be recorded is a line of the error log. While a look is being recorded, the
 * same look is not recorded again: thousands of pages would use all connections, and scans would wait.
 */
export function createShownRecorder({ database, log }: Pick<Ports, "database" | "log">): ShownRecorder {
  const underWay = new Map<string, Promise<void>>();
  return {
    record(look) {
      const name = nameLook(look);
      if (underWay.has(name)) return;
      const work = recordLook(database, look)
        .catch((error: unknown) => log.error(formatTrace(error)))
        .finally(() => underWay.delete(name));
      underWay.set(name, work);
    },
    async settle() {
      await Promise.all(underWay.values());
    },
  };
}
