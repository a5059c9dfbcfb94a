import type { Center } from "../session/session-state.ts";
import type { ApplicationCard, PersonStatus } from "./application.ts";

/** An application of somebody whose status was looked up. */
type StatusApplication = PersonStatus["applications"][number];

/** What somebody who asks "where is my card?" asks about. */
export interface StatusWay {
  /** The newest application; nothing where there is none. */
  readonly application: StatusApplication | undefined;
  /** Its card, once there is one. Without an application the newest card. */
  readonly card: ApplicationCard | undefined;
  /** The hand-over of that card. */
  readonly issuance: PersonStatus["issuances"][number] | undefined;
}

/** The statuses of an application that a card without the number of an application can belong to. */
const madeByNow: readonly string[] = ["printing", "dispatched", "ready", "collected"];

/** Returns the newest application with its card and the hand-over of that card. */
export function findStatusWay({ applications, cards, issuances }: PersonStatus): StatusWay {
  const [application] = applications;
  const card = application ? findCardOf(application, cards) : cards[0];
  const issuance = issuances.find(({ card_id, status }) => card_id === card?.id && status !== "returned");
  return { application, card, issuance };
}

/** A server may leave out which application a card was made for. */
function findCardOf({ application_no, status }: StatusApplication, cards: PersonStatus["cards"]) {
  const card = cards.find((each) => each.application_no === application_no);
  return card ?? (madeByNow.includes(status) ? cards.find((each) => !each.application_no) : undefined);
}

/** The first of these centres that has a name: where a server does not tell one, its reader leaves one without. */
export function chooseCenter(...centers: readonly (Center | null | undefined)[]): Center | null {
  return centers.find((center) => Boolean(center?.name)) ?? null;
}
