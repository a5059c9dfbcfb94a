import { auditExport, auditVerify } from "./audit.ts";
import type { Command } from "./command.ts";
import { purgeCommand } from "./purge.ts";
import { serveCommand } from "./serve.ts";

/** Every command, in the order of the help. The first is taken when none is named. */
export const commands: readonly Command[] = [serveCommand, auditVerify, auditExport, purgeCommand];
