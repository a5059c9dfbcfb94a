import { findTurn } from "../../database/issuance/hold-issuance.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { checkSupervisor, checkVouchingReason } from "../check-supervisor.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"verifyCollectorOtp">;
type Sent = NonNullable<Asked["body"]["supervisor"]>;

/** A supervisor who vouches for a collector, and why. */
export interface Vouching {
  readonly supervisorId: number;
  readonly fullname: string;
  readonly reason: string;
  /** The hand-over's version when they were asked: they vouch for the collector of then. */
  readonly version: number;
}

/** Checks that a supervisor vouches for a collector. Gives nothing where a hand-over's turn for it has not come. */
export async function askSupervisor(asked: Asked, sent: Sent): Promise<Vouching | undefined> {
  if (!asked.ports.settings.shown.issuance.alternative_check) {
    throw refuseByRule({ message: "A supervisor cannot vouch here.", code: "alternative_check_off" });
  }
  checkVouchingReason(sent.reason);
  const issuance = await findTurn(asked, asked.body.card_id, "vouchForCollector");
  if (!issuance) return undefined;
  const { id, fullname } = await checkSupervisor(asked, sent);
  return { supervisorId: id, fullname, reason: sent.reason.trim(), version: issuance.version };
}
