import type { Session } from "../session/sessions.ts";
import type { Center } from "./centers.ts";
import type { Database } from "./tables.ts";

/** Who changes something, from which centre and when. */
export interface Acting {
  readonly database: Database;
  readonly session: Session;
  readonly center: Center;
  readonly now: Date;
  readonly address: string | null;
}
