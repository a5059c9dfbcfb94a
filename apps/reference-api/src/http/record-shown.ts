import { type Look, recordLook } from "../database/record-look.ts";
import type { Ports } from "../ports.ts";
import { formatTrace } from "./format-trace.ts";

/** Records looks behind the answers that showed people: no answer waits for it or fails with it. */
export interface ShownRecorder {
  record(look: Look): void;
  /** Waits until all looks so far are recorded. */
  settle(): Promise<void>;
}

/** Creates what records looks; a look that cannot be recorded is a line of the error log. */
export function createShownRecorder({ database, log }: Pick<Ports, "database" | "log">): ShownRecorder {
  const underWay = new Set<Promise<void>>();
  return {
    record(look) {
      const work: Promise<void> = recordLook(database, look)
        .catch((error: unknown) => log.error(formatTrace(error)))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
