import { findOwn } from "../format/find-own.ts";
import type { Center } from "../session/session-state.ts";
import { nameCenter, type Saying, type StatusSentenceOptions, say } from "./saying.ts";
import { chooseCenter, type StatusWay } from "./status-way.ts";

/** The statuses of a card about which nobody waits for anything any more. */
export const cardsAtRest: readonly string[] = ["collected", "completed", "cancelled"];

/** A card with what is known of its way. */
interface CardFacts extends StatusWay {
  readonly options: StatusSentenceOptions;
  /** Whether nothing stands against its owner having it. */
  readonly mayCollect: boolean;
  /** Where it goes, or went. */
  readonly destination: Center | null;
  /** Since when it has its status. */
  readonly since: string;
}

const sayStatus: Readonly<Record<string, (facts: CardFacts) => readonly Saying[]>> = {
  printed: ({ application, card, options }) => {
    const home = application?.collection_center;
    // Where it is collected at the centre that has it, nobody sends it anywhere.
    if (home && home.id === card?.center?.id) return [say(["notReady"])];
    return [say(["notSentTo", "notSent"], { center: nameCenter(home, options) })];
  },
  packed: ({ destination, options }) => [
    say(["packedFor", "packed"], { center: nameCenter(destination, options) }),
  ],
  in_transit: sayTransit,
  at_center: sayArrival,
  missing: ({ destination, since, options }) => [
    say(["missingOn", "missing"], { center: nameCenter(destination, options), date: since }),
  ],
  disputed: ({ destination, options }) => [
    say(["disputedAt", "disputed"], { center: nameCenter(destination, options) }),
  ],
  collected: sayCollection,
  completed: sayCollection,
  returned: ({ card, since, options }) => [
    say(["cameBackTo", "cameBack"], { center: nameCenter(card?.center, options), date: since }),
  ],
  cancelled: ({ since }) => [say(["cancelledOn", "cancelled"], { date: since })],
};

/**
 * Says where a card is: one that the server tells, or that of an application whose status says where its card is.
 *
 * @param status a word of the contract for cards, or another one.
 */
export function sayCard(
  status: string,
  way: StatusWay,
  options: StatusSentenceOptions,
  mayCollect: boolean,
): readonly Saying[] {
  const { application, card } = way;
  const { date, today } = options;
  const isExpired = Boolean(card?.expiry_date) && card !== undefined && card.expiry_date < today;
  const facts: CardFacts = {
    ...way,
    options,
    mayCollect: mayCollect && !isExpired,
    destination: chooseCenter(card?.batch?.destination_center, application?.collection_center),
    since: date(card ? card.status_at : application?.status_at),
  };
  return [
    say(["printedAndLeft", "left", "printedOn", "printed"], {
      printed: date(card?.issue_date),
      origin: nameCenter(card?.batch?.origin_center, options),
      dispatched: date(card?.batch?.dispatched_at),
    }),
    ...(findOwn(sayStatus, status)?.(facts) ?? [say(["word"], { word: status })]),
    ...(isExpired && status !== "cancelled" ? [say(["expired"], { date: date(card.expiry_date) })] : []),
  ];
}

function sayTransit({ card, destination, options }: CardFacts): readonly Saying[] {
  const expected = card?.batch?.expected_on;
  const isLate = Boolean(expected) && String(expected) < options.today;
  return [
    say(["notArrivedAt", "notArrived"], { center: nameCenter(destination, options) }),
    say([isLate ? "late" : "expected"], { date: options.date(expected) }),
  ];
}

function sayArrival({ card, destination, since, mayCollect, options }: CardFacts): readonly Saying[] {
  const place = chooseCenter(card?.center, destination);
  const center = nameCenter(place, options);
  const isHere = place?.id === options.centerId;
  const values = { center, date: options.date(card?.batch?.received_at) || since };
  return [
    isHere
      ? say(["arrivedHereOn", "isHere", "arrived"], values)
      : say(["arrivedAtOn", "isAt", "arrived"], values),
    ...(card?.told_at ? [say(["told"], { date: options.date(card.told_at) })] : []),
    ...(card?.told_at === null ? [say(["notTold"])] : []),
    ...(mayCollect && center ? [say([isHere ? "collectHere" : "collectThere"])] : []),
  ];
}

const others: readonly string[] = ["family", "authorised", "official"];

function sayCollection({ card, issuance, since, options }: CardFacts): readonly Saying[] {
  const type = issuance?.collector.type ?? "";
  // A card has been completed later than it was collected.
  const date = options.date(issuance?.issued_at) || (card?.status === "completed" ? "" : since);
  const values = { center: nameCenter(chooseCenter(issuance?.center, card?.center), options), date };
  if (type === "self") return [say(["youCollectedAt", "youCollected"], values)];
  if (others.includes(type)) return [say(["collectedForYouAt", "collectedForYou"], values)];
  return [say(["collectedAt", "collected"], values)];
}
