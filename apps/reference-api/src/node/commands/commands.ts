import { auditExport, auditPublicKey, auditVerify } from "./audit.ts";
import { backupCommand } from "./backup.ts";
import type { Command } from "./command.ts";
import { decideCommand } from "./decide.ts";
import { filesSeal } from "./files.ts";
import { importCommands } from "./import.ts";
import { issuanceNumber } from "./issuance.ts";
import { migrateCommand } from "./migrate.ts";
import { purgeCommand } from "./purge.ts";
import { reportNumbersCommand } from "./report.ts";
import { restoreCommand } from "./restore.ts";
import { serveCommand } from "./serve.ts";
import { userCommands } from "./user.ts";

/** Every command, in the order of the help. The first is taken when none is named. */
export const commands: readonly Command[] = [
  serveCommand,
  migrateCommand,
  ...userCommands,
  ...importCommands,
  decideCommand,
  issuanceNumber,
  reportNumbersCommand,
  auditVerify,
  auditExport,
  auditPublicKey,
  purgeCommand,
  filesSeal,
  backupCommand,
  restoreCommand,
];
