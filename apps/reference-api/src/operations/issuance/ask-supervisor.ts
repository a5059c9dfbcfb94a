import { findTurn } from "../../database/issuance/hold-issuance.ts";
import { checkSupervisor, checkVouchingReason } from "../check-supervisor.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"sendCollectorOtp" | "verifyCollectorOtp">;
type Sent = NonNullable<AskedAtCenter<"verifyCollectorOtp">["body"]["supervisor"]>;

/** A supervisor who vouches for a collector or confirms where a code goes, and why. */
export interface Vouching {
  readonly supervisorId: number;
  readonly fullname: string;
  readonly reason: string;
  /** The hand-over's version when they were asked: they vouch for the collector of then. */
  readonly version: number;
}

/** Checks that a supervisor vouches for a step. Returns undefined if it is not the hand-over's turn for the step. */
export async function askSupervisor(
  asked: Asked,
  sent: Sent,
  step: "sendCollectorOtp" | "vouchForCollector",
): Promise<Vouching | undefined> {
  checkVouchingReason(sent.reason);
  const issuance = await findTurn(asked, asked.body.card_id, step);
  if (!issuance) return undefined;
  const { id, fullname } = await checkSupervisor(asked, sent);
  return { supervisorId: id, fullname, reason: sent.reason.trim(), version: issuance.version };
}
